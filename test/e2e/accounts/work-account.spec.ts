import type { Page } from '@playwright/test';
import { expect, expectAccessible } from '../fixtures.ts';
import { byTurns } from '../screens.ts';
import { signUpByCalls } from './sign-up-calls.ts';
import { getStarted, logIn, password, person, welcomeOnce } from './steps.ts';

const addresses = {
  'Nora Demo': 'nora@county.example',
  'Emil Demo': 'emil@county.example',
  'Uma Demo': 'uma@elsewhere.example',
  'Vito Demo': 'vito@elsewhere.example',
} as const;
type Name = keyof typeof addresses;
const withWorkAccount = 'Continue with work account';

/** Gives the work address of that name, by the keyboard alone; asks for the field first where it does not stand there yet. */
async function giveAddress(page: Page, name: Name): Promise<void> {
  const field = page.getByLabel('Work e-mail');
  const button = page.getByRole('button', { name: /^(Continue with|Link) work account$/ });
  await expect(button).toBeVisible();
  if (!(await field.isVisible())) {
    await button.press('Enter');
    await expect(field).toBeFocused();
  }
  await field.fill(addresses[name]);
  // a press before the site knows where the sign-in is does nothing
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  await field.press('Enter');
}

/** Picks the work account of that name in the window that `open` opens. */
async function pick(page: Page, name: Name, open = () => giveAddress(page, name)): Promise<void> {
  const popup = page.waitForEvent('popup');
  await open();
  await (await popup).getByRole('button', { name }).click();
}

byTurns((screen, flow) => {
  flow(
    'a linked work account logs in through its window; one that is linked to nobody is told what to do',
    async ({ page }) => {
      await page.goto('/login');
      await pick(page, 'Nora Demo');
      const dialog = page.getByRole('dialog', { name: 'Something went wrong with logging you.' });
      await expect(dialog.getByText('nora@county.example')).toBeVisible();
      await expectAccessible(page);
      await page.context().clearCookies();
      await page.reload();
      await welcomeOnce(page);
      await pick(page, 'Emil Demo');
      await expect(page.getByRole('heading', { name: 'Cases' })).toBeVisible();
    },
  );

  flow(
    'an address without a domain is told beside its field; with one that no county has, what to do',
    async ({ page }) => {
      await page.goto('/login');
      await page.getByRole('button', { name: withWorkAccount }).click();
      const field = page.getByLabel('Work e-mail');
      await field.fill('emil');
      await field.press('Enter');
      await expect(field).toHaveAccessibleDescription(/Enter your whole work e-mail address/);
      await expect(field).toBeFocused();
      await expectAccessible(page);
      await expect(page.getByRole('button', { name: withWorkAccount })).not.toHaveAttribute('aria-disabled', 'true');
      const popup = page.waitForEvent('popup');
      await field.fill('emil@Nowhere.example');
      await field.press('Enter');
      await expect((await popup).getByText('invalid_request')).toBeVisible();
      await expect(page.getByRole('status')).toContainText('no county logs in with nowhere.example here');
      await expectAccessible(page);

      await page.reload();
      await expect(field).toHaveValue('emil@Nowhere.example');
      await page.getByLabel('Several people use this device').check();
      await page.reload();
      await expect(field).toBeHidden();
    },
  );

  flow('where the browser opens no window the whole page goes to the sign-in and comes back', async ({ page }) => {
    await welcomeOnce(page);
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto('/login');
    await giveAddress(page, 'Emil Demo');
    await page.getByRole('button', { name: 'Emil Demo' }).click();
    await expect(page).toHaveURL(/\/Cases$/);
    await page.goto('/auth/callback?code=found&state=elsewhere');
    await expect(page.getByText('This log-in did not begin in this window, so it was not used.')).toBeVisible();
  });

  flow('a code that has been used once opens no session again', async ({ page }) => {
    await welcomeOnce(page);
    await page.goto('/login');
    const first = page.waitForRequest('**/oauth2/token');
    await pick(page, 'Emil Demo');
    const spent = (await first).postData() ?? '';
    expect(spent).toContain('code=');
    await expect(page).toHaveURL(/\/Cases$/);

    // A page without the app: what the list still asks for cannot write its token again.
    await page.goto('/favicon.svg');
    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
    await page.goto('/login');
    await page.route('**/oauth2/token', (route) => route.continue({ postData: spent }));
    await pick(page, 'Emil Demo');
    await expect(page.getByRole('alert')).toHaveText('The work account could not be logged in.');
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => localStorage.getItem('user_token'))).toBeNull();
    await expectAccessible(page);
  });

  flow('an office that insists on work accounts lets nobody in with a password', async ({ page, inbox }) => {
    const ulla = person('Ulla', screen);
    const account = ({ desk: 'Uma Demo', phone: 'Vito Demo' } as const)[screen];
    const county = { desk: 'Lake', phone: 'Lassen' }[screen];
    await signUpByCalls(page, inbox, ulla, { county, agency: 'Probation', organization: true });
    await logIn(page, ulla.email);
    await getStarted(page);

    await page.goto('/county?tab=signIn');
    await expect(page.getByText('Link your own work account first, or you could not log in again.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Turn on' })).toHaveAttribute('aria-disabled', 'true');
    await page.goto('/myaccount');
    await giveAddress(page, account);
    await page.getByLabel('Your password', { exact: true }).fill(password);
    await pick(page, account, () => page.getByRole('button', { name: 'Continue' }).click());
    await expect(page.getByText(/^Linked: /)).toBeVisible();
    await page.goto('/county?tab=signIn');
    await page.getByRole('button', { name: 'Turn on' }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
    await expect(page).toHaveURL(/\/login$/);

    await logIn(page, ulla.email);
    await expect(page.getByText('Your organization asks you to log in with your work account.')).toBeVisible();
    await expectAccessible(page);
    await pick(page, account);
    await expect(page).toHaveURL(/\/Cases$/);
  });
});

import type { Locator, Page } from '@playwright/test';
import { appCode } from '../../app-code.ts';
import { attributesOf, tableCall } from '../../table.ts';
import { expect, expectAccessible } from '../fixtures.ts';
import { personOf } from '../people.ts';
import { byTurns } from '../screens.ts';
import { beforePlans } from './sign-up-calls.ts';
import { lastCode, logIn, logOut, password, person, welcomeOnce } from './steps.ts';

/** Opens the reset dialog with a code from the letter in it, ready for a new password. */
async function openReset(page: Page, inbox: string, email: string): Promise<Locator> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset Password' });
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByLabel('Reset code')).toBeVisible();
  await dialog.getByLabel('Reset code').fill(await lastCode(page, inbox, email));
  return dialog;
}

async function setPassword(dialog: Locator, wanted: string): Promise<void> {
  await dialog.getByLabel('New password', { exact: true }).fill(wanted);
  await dialog.getByLabel('Confirm new password').fill(wanted);
  await dialog.getByRole('button', { name: 'Set new password' }).click();
  await expect(dialog.getByText('Your password is changed.')).toBeVisible();
}

byTurns((screen, flow) => {
  flow('a reset asks for an address', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reset Password' });
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect(dialog.getByText('Please enter an email address.')).toBeVisible();
  });

  flow('a password is set anew with the code from the letter', async ({ page, inbox }) => {
    const { email, password: first } = personOf('ada');
    const dialog = await openReset(page, inbox, email);
    await dialog.getByLabel('New password', { exact: true }).fill('Sentence-2027');
    await dialog.getByLabel('Confirm new password').fill('Sentence-2028');
    await dialog.getByRole('button', { name: 'Set new password' }).click();
    await expect(dialog.getByText("Passwords don't match")).toBeVisible();
    await expectAccessible(page);
    await setPassword(dialog, 'Sentence-2027');
    await dialog.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await welcomeOnce(page);
    await logIn(page, email, 'Sentence-2027');
    await expect(page.getByRole('heading', { name: 'Cases' })).toBeVisible();
    // the other tests of this worker log in with the password that the demonstration prints
    await page.evaluate(() => localStorage.clear());
    await setPassword(await openReset(page, inbox, email), first);
  });

  flow('an expired individual is told whom to write to, and no other sign-up exists', async ({ page }) => {
    await logIn(page, 'otto@example.com');
    await expect(page.getByRole('heading', { name: 'Your Subscription Has Expired' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'support@countwise.example' })).toBeVisible();
    await expectAccessible(page);
    await logOut(page);
    await page.goto('/getstarted/nobody');
    await expect(page).toHaveURL(/\/login$/);
  });

  flow('signing up and logging in take nothing but keys', async ({ page, inbox }) => {
    const kim = person('Kim', screen);
    const next = (text: string) => page.keyboard.type(text).then(() => page.keyboard.press('Tab'));
    await page.goto('/getstarted/individual');
    await page.getByLabel('First name').focus();
    for (const text of ['Kim', 'Demo', kim.email]) await next(text);
    for (const text of [password, password]) {
      await next(text);
      await page.keyboard.press('Tab');
    }
    await next(kim.phone);
    await page.keyboard.type('Fres');
    await expect(page.getByRole('option', { name: 'Fresno' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'County' })).toHaveValue('Fresno');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Court');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    for (const [name, to] of [
      ['Verify your e-mail', kim.email],
      ['Verify your phone', `+1${kim.phone}`],
    ] as const) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
      await page.getByLabel('Verification code').focus();
      await page.keyboard.type(await lastCode(page, inbox, to));
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('heading', { name: 'Select your plan' })).toBeVisible();

    await page.getByRole('button', { name: 'Log out' }).press('Enter');
    await page.getByLabel('E-mail').focus();
    await next(kim.email);
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Select your plan' })).toBeVisible();
  });

  flow(
    'My Account tells a verified e-mail, changes a password and asks for the code of an app, and the display is kept',
    async ({ page }) => {
      const { email } = personOf(screen === 'desk' ? 'ines' : 'emil');
      const menu = screen === 'desk' ? 'Ines Demo' : 'Sacramento';
      await logIn(page, email);
      await welcomeOnce(page);
      await page.getByRole('button', { name: menu, exact: true }).click();
      await expectAccessible(page);
      await page.getByRole('menuitem', { name: 'My Account' }).click();
      await expect(page.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
      await expectAccessible(page);
      await expect(page.getByText(`${email} (verified)`)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Verify e-mail' })).toHaveCount(0);
      const file = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download my data' }).click();
      expect((await file).suggestedFilename()).toMatch(/^countwise-.*\.json$/);
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByText('The current password is not right.')).toBeVisible();
      await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
      await expect(page.getByRole('img', { name: 'Picture to scan with an authenticator app' })).toBeVisible();
      await page.getByLabel('Code of the app').fill('000000');
      await page.getByRole('button', { name: 'Turn on' }).click();
      await expect(page.getByText('Invalid Code')).toBeVisible();
      await page.getByRole('button', { name: 'Larger' }).click();
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-text-size', 'larger');
    },
  );

  flow(
    'a password is changed, and an app is turned on with recovery codes of which one lets in who lost it',
    async ({ page, inbox }) => {
      const { email } = await beforePlans(page, inbox, 'Rosa', screen);
      await page.goto('/myaccount');
      await page.getByLabel('Current password').fill(password);
      await page.getByLabel('New password', { exact: true }).fill('Sentence-2027');
      await page.getByLabel('Confirm new password').fill('Sentence-2027');
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByText('Your password is changed.')).toBeVisible();
      await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
      const secret = (await page.locator('.account-secret').innerText()).replaceAll(' ', '');
      await page.getByLabel('Code of the app').fill(appCode(secret));
      await page.getByRole('button', { name: 'Turn on' }).click();
      const proof = page.getByRole('dialog', { name: 'Enter your password again' });
      await proof.getByLabel('Your password').fill('Sentence-2027');
      await proof.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
      await expectAccessible(page);
      const code = await page.locator('.account-codes code').first().innerText();
      await page.getByRole('button', { name: 'I have kept them' }).click();
      await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible();
      await logOut(page, 'Log out everywhere');
      await logIn(page, email, 'Sentence-2027');
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await page.getByLabel('Recovery code').fill(code);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Log In' }).click();
      await expect(page.getByRole('heading', { name: 'Select your plan' })).toBeVisible();
      await page.goto('/myaccount');
      await expect(page.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
    },
  );

  flow(
    'an account from before addresses were proved proves its own, and then goes on',
    async ({ page, inbox, database }) => {
      const { email } = await beforePlans(page, inbox, 'Petra', screen);
      const id = await page.evaluate(() => JSON.parse(localStorage.getItem('user_attr') ?? '{}').id);
      await tableCall(database, 'UpdateItem', {
        Key: attributesOf({ PK: `USER#${id}`, SK: 'USER' }),
        UpdateExpression: 'REMOVE EmailProvedAt',
      });
      await logOut(page);
      await logIn(page, email);
      await expect(page).toHaveURL(/\/verifyEmail$/);
      await expect(page.getByText(`show once that ${email} is yours`)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Verify e-mail' }).click();
      await page.getByLabel('Verification code').fill(await lastCode(page, inbox, email));
      await page.getByRole('button', { name: 'Verify', exact: true }).click();
      await expect(page.getByText('Your e-mail is verified.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Select your plan' })).toBeVisible();
    },
  );
});

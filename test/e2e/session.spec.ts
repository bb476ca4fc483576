import type { Page } from '@playwright/test';
import { expect, expectAccessible, newCase, openCase, signIn, test, total } from './fixtures.ts';
import { personOf } from './people.ts';
import { byTurns } from './screens.ts';

/** Leaves the page a token that is no longer good, and its handle or another. */
const spoilToken = (page: Page, key?: string) =>
  page.evaluate((handle) => {
    localStorage.setItem('user_token', 'ran.out.long-ago');
    if (handle !== undefined) localStorage.setItem('user_key', handle);
  }, key);

const lower = (page: Page) => page.getByRole('button', { name: /^Lower, count 1/ });
const logInAgain = async (page: Page, email: string) => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Sentence-2026');
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
};

test('a token that runs out in the middle of work is renewed, and nobody notices', async ({ page }) => {
  await openCase(page, { first: 'Tia', last: 'Token', charges: ['211/212.5(c)'] });
  await spoilToken(page);
  await lower(page).click();
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await page.reload();
  await expect(total(page)).toHaveText('2y');
});

test('an edit that finds the session ended is saved after the next log-in, where it was made', async ({ page }) => {
  await openCase(page, { first: 'Eve', last: 'Ended', charges: ['211/212.5(c)'] });
  const address = page.url();
  await spoilToken(page, 'no handle');
  await lower(page).click();
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await logInAgain(page, personOf('ines').email);
  await expect(page.getByText('One change that waited on this device is being saved.')).toBeVisible();
  expect(page.url()).toBe(address);
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await page.reload();
  await expect(total(page)).toHaveText('2y');
});

test('somebody else who logs in after a session ended finds nothing of it', async ({ page }) => {
  await signIn(page);
  await newCase(page, 'Pia', 'Private');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Countwise' }).click();
  await expect(page.getByRole('heading', { name: 'Cases' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Private').first()).toBeVisible();
  await spoilToken(page, 'no handle');
  await page.getByRole('button', { name: 'Add New Case' }).first().click();
  const panel = page.getByRole('dialog', { name: 'New case' });
  await panel.getByLabel('First name').fill('Nobody');
  await panel.getByLabel('Last name').fill('Nobody');
  await panel.getByRole('button', { name: 'Create' }).click();
  await logInAgain(page, personOf('emil').email);
  await expect(page.getByRole('heading', { name: 'Cases' })).toBeVisible();
  await expect(page.getByText('Private')).toHaveCount(0);
});

byTurns((_screen, flow) => {
  flow(
    'two minutes before a session ends one stays signed in by the password, without leaving the work',
    async ({ page }) => {
      await signIn(page, 'ada');
      const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem('user_token'))}`;
      const settings = (length: number, unit: string) =>
        page.request.put('/api/org/organizationSettings', {
          headers: { authorization },
          data: { SessionLifespanLength: length, SessionLifespanUnits: unit },
        });
      expect((await settings(1, 'hours')).ok()).toBe(true);
      await page.clock.install();
      await page.goto('/landingPage');
      await expect(page.getByRole('heading', { name: 'What would you like to do?' })).toBeVisible();
      await page.clock.fastForward('50:00');
      await page.clock.runFor(10_000);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.clock.fastForward('08:00');
      await page.clock.runFor(10_000);
      const dialog = page.getByRole('dialog', { name: 'Your session ends soon' });
      await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
      await expect(dialog.getByLabel('E-mail')).toHaveValue(personOf('ada').email);
      await expectAccessible(page);
      await page.keyboard.type('Sentence-2026');
      await dialog.getByRole('button', { name: 'Stay logged in' }).click();
      await expect(page.getByText('You stay logged in.')).toBeVisible();
      await page.clock.runFor(10_000);
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(/landingPage$/);
      expect((await settings(2, 'weeks')).ok()).toBe(true);
    },
  );

  flow('an error page names the call, is tried again, and says whom to write to', async ({ page }) => {
    await signIn(page);
    await page.route('**/api/cases*', (route) =>
      route.fulfill({ status: 500, json: { message: 'No.', requestId: 'call-7' } }),
    );
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Something failed on our side' })).toBeVisible();
    await expect(page.getByText('Code 500, request call-7')).toBeVisible();
    await expect(page.getByRole('link', { name: 'support@countwise.example' })).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/cases*');
    await page.getByRole('link', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Cases' })).toBeVisible();
  });

  flow('a screen that leads nowhere says what to do and whom to ask', async ({ page }) => {
    for (const [address, title] of [
      ['/CountyExpired', 'Your county’s subscription has expired'],
      ['/invitation/pending', 'Your invitation is waiting for approval'],
      ['/auth/callback', 'This log-in was not used'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByRole('link', { name: 'support@countwise.example' })).toBeVisible();
      await expectAccessible(page);
    }
  });
});

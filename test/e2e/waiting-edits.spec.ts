import type { Page } from '@playwright/test';
import { expect, expectAccessible, openCase, test, total } from './fixtures.ts';
import { personOf } from './people.ts';

/** An edit that the server never hears of while its tab lives. */
async function leaveAnEdit(page: Page, last: string): Promise<string> {
  await openCase(page, { last, charges: ['211/212.5(c)'] });
  const address = page.url();
  await changeUnheard(page);
  return address;
}

/** Its call has failed before the page ends: one that is under way as a page is closed may reach the server after all. */
async function changeUnheard(page: Page): Promise<void> {
  await page.context().route('**/changes', (route) => route.abort());
  const unheard = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/changes'));
  await page.getByRole('button', { name: /^Lower, count 1/ }).click();
  await expect(total(page)).toHaveText('2y');
  await unheard;
}

async function end(page: Page): Promise<void> {
  await page.close();
  await page.context().unroute('**/changes');
}
const said = 'One change that waited on this device is being saved.';

test('an edit that waited is sent from the list, without its case being opened', async ({ page, context }) => {
  const address = await leaveAnEdit(page, 'Waiting');
  await end(page);
  const next = await context.newPage();
  await next.goto('/Cases');
  const sent = next.waitForResponse('**/changes');
  await expect(next.getByText(said)).toBeVisible();
  expect((await sent).status()).toBe(200);
  await next.goto(address);
  await expect(total(next)).toHaveText('2y');
});

test('a device that is said to be shared forgets what waited on it, and keeps nothing from then on', async ({
  page,
  context,
}) => {
  const address = await leaveAnEdit(page, 'Shared');
  await page.evaluate(() => {
    for (const name of ['user_token', 'user_key', 'user_attr', 'subscription_status']) localStorage.removeItem(name);
  });
  await end(page);
  const other = await context.newPage();
  const logIn = async (name: 'ines' | 'emil') => {
    await other.goto('/login');
    await other.getByLabel('E-mail').fill(personOf(name).email);
    await other.getByLabel('Password', { exact: true }).fill(personOf(name).password);
    await other.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(other.getByRole('heading', { name: 'Cases' })).toBeVisible();
  };
  const logOut = async () => {
    // an employee's own menu bears the name of the office
    await other.getByRole('banner').getByRole('button').last().click();
    await other.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(other).toHaveURL(/\/login$/);
  };
  await other.goto('/login');
  await other.getByRole('checkbox', { name: 'Several people use this device' }).check();
  await expectAccessible(other);
  await logIn('emil');
  await logOut();
  await expect(other.getByRole('checkbox', { name: 'Several people use this device' })).toBeChecked();
  await logIn('ines');
  await other.goto(address);
  await expect(total(other)).toHaveText('5y');
  await expect(other.getByText(said)).toHaveCount(0);

  await changeUnheard(other);
  await end(other);
  const last = await context.newPage();
  await last.goto(address);
  await expect(total(last)).toHaveText('5y');
});

import { expect, expectAccessible, openCase, test, total } from './fixtures.ts';

test('a case that was read on one’s own device is read and changed without a connection, and forgotten at a log-out', async ({
  page,
  context,
}) => {
  await openCase(page, { first: 'Odile', last: 'Away', charges: ['211/212.5(c)'] });
  await page.goto('/myaccount');
  const device = page.getByRole('region', { name: 'This device' });
  await device.getByRole('button', { name: 'On' }).click();
  await expect(device.getByRole('button', { name: 'On' })).toHaveAttribute('aria-pressed', 'true');
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  await page.goto('/Cases');
  await page.getByRole('link', { name: 'Away', exact: true }).click();
  await expect(total(page)).toHaveText('5y');
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('No connection. You read what this device read last')).toBeVisible();
  await expect(total(page)).toHaveText('5y');
  await page.getByRole('button', { name: /^Lower, count 1/ }).click();
  await expect(total(page)).toHaveText('2y');
  await expect(page.getByText('Offline. 1 change waiting')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Case List' }).click();
  await expect(page.getByRole('link', { name: 'Away', exact: true })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('No connection.')).toHaveCount(0);
  await page.reload();
  await page.getByRole('link', { name: 'Away', exact: true }).click();
  await expect(total(page)).toHaveText('2y');
  await page.getByRole('button', { name: 'Ines Demo' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  const left = await page.evaluate(async () => (await (await caches.open('answers')).keys()).map(({ url }) => url));
  expect(left.filter((url) => !url.endsWith('/siteSettings'))).toEqual([]);
});

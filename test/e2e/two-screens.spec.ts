import { expect, expectAccessible, openCase, test, total } from './fixtures.ts';

test('a term changed on two screens at once is asked about, and what is kept stands on both', async ({ page }) => {
  await openCase(page, { first: 'Ida', last: 'Twice', charges: ['211/212.5(c)'] });
  await expect(total(page)).toHaveText('5y');

  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(total(other)).toHaveText('5y');
  await page.getByRole('button', { name: /^Lower, count 1/ }).click();
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await other.getByRole('button', { name: /^Middle, count 1/ }).click();
  const question = other.getByRole('dialog', { name: /^Changed in two places/ });
  await expect(question.getByText('Which one stands?')).toBeVisible();
  await expectAccessible(other);
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect(total(other)).toHaveText('3y');
  await page.reload();
  await expect(total(page)).toHaveText('3y');
});

test('a change made without a connection waits, and is saved once there is one', async ({ page, context }) => {
  await openCase(page, { first: 'Otis', last: 'Offline', charges: ['211/212.5(c)'] });
  await expect(total(page)).toHaveText('5y');
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Lower, count 1/ }).click();
  await expect(page.getByText('Offline. 1 change waiting')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await page.reload();
  await expect(total(page)).toHaveText('2y');
});

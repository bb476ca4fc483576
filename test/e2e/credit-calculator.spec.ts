import { expect, expectFits, signIn, test } from './fixtures.ts';

test.use({ viewport: { width: 320, height: 900 } });

test('days in custody and a sentence give credits and a date, and nothing is saved', async ({ page }) => {
  await signIn(page);
  await page.goto('/creditCalculator');
  await expect(page.getByRole('heading', { name: 'Custody Credits' })).toBeVisible();
  // nothing is served yet: nothing is said of parole, and no empty months stand there
  await expect(page.getByRole('heading', { name: 'Parole' })).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Custody in the last twelve months' })).toHaveCount(0);
  await page.getByLabel('Date In', { exact: true }).fill('1/1/2026');
  await page.getByLabel('Date In', { exact: true }).press('Enter');
  await page.getByLabel('Years').fill('5');
  await expect(page.getByText(/Earliest release of the sentence of 5y/)).toBeVisible();
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
  }
  // beside the days in custody the axis is half as wide as the screen, and has its days still
  await expect(page.locator('.axis-names b').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('No days in custody yet.')).toBeVisible();
});

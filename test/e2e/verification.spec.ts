import { verification } from '../golden/verification.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { onDeskAndPhone } from './screens.ts';

const { workedCases } = verification();

test('anyone may read how the numbers are verified, from the log-in on', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'How the numbers are verified' }).click();
  await expect(page.getByRole('heading', { name: 'How the numbers are verified' })).toBeVisible();
  for (const { part, cases } of workedCases) {
    const row = page.getByRole('row', {
      name: `${part.replace('catalogue', 'catalog')} ${cases.toLocaleString('en-US')}`,
      exact: true,
    });
    await expect(row).toBeVisible();
  }
  await onDeskAndPhone(page, expectAccessible);
});

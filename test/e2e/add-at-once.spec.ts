import { expect, expectAccessible, newCase, signIn, test } from './fixtures.ts';
import { onDeskAndPhone } from './screens.ts';

test('a charge is asked about until that is turned off; then a double press adds one, and Undo takes it back', async ({
  page,
}) => {
  await signIn(page);
  await newCase(page, 'Una', 'Undone');
  const overlay = page.getByRole('dialog', { name: /Add Charge/ });
  const row = overlay.getByRole('button', { name: /^Add PC 422\(a\) .*Felony$/ });
  await overlay.getByLabel('Statute number or words').fill('422');
  await row.click();
  await expect(overlay.getByText('Add the following charge?')).toBeVisible();
  await onDeskAndPhone(page, expectAccessible);
  await overlay.getByRole('checkbox', { name: 'Do not ask again' }).check();
  await row.dblclick();
  const told = page.getByRole('status').filter({ hasText: 'Added: PC 422(a) as Count 1.' });
  await expect(told).toBeVisible();
  await expect(overlay).toHaveAccessibleName(/^Add Charge · 1 in this case/);
  await told.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(overlay).toHaveAccessibleName('Add Charge · 0 in this case');
  await page.goto('/myaccount');
  const choice = page.getByRole('group', { name: 'Ask before adding a charge' });
  await expect(choice.getByRole('button', { name: 'Off' })).toHaveAttribute('aria-pressed', 'true');
  await choice.getByRole('button', { name: 'On' }).click();
  await page.reload();
  await expect(choice.getByRole('button', { name: 'On' })).toHaveAttribute('aria-pressed', 'true');
});

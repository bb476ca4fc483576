import { expect, expectAccessible, newCase, openCase, signIn, test } from './fixtures.ts';
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

test('what several enhancements attach to is named in full: its field is as wide as its row leaves it', async ({
  page,
}) => {
  await openCase(page, { first: 'Mia', last: 'Multiple', charges: ['211/212.5(c)', '211/212.5(c)'] });
  await page.keyboard.press('a');
  const overlay = page.getByRole('dialog', { name: /Add Charge/ });
  await overlay.getByLabel('Statute number or words').fill('12022.53(b)');
  await overlay
    .getByRole('button', { name: /^Add PC 12022\.53\(b\)/ })
    .first()
    .click();
  await overlay.getByRole('button', { name: 'Add Multiple' }).click();
  const field = overlay.getByLabel('Attach to').first();
  const remove = overlay.getByRole('button', { name: 'Remove row 1' });
  await expect(remove).toBeVisible();
  const [of, beside] = await Promise.all([field.boundingBox(), remove.boundingBox()]);
  expect(of?.width ?? 0).toBeGreaterThan(4 * (beside?.width ?? Infinity));
});

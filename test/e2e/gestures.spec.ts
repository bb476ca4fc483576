import { addCharge, expect, newCase, signIn, test, total } from './fixtures.ts';

test('an undo whose answers are lost brings the counts back once, and a tab that ends loses no change', async ({
  page,
  context,
}) => {
  await signIn(page);
  await newCase(page, 'Lara', 'Lost');
  for (const count of [1, 2]) await addCharge(page, '487', /^Add PC 487\(a\)/, count);
  await page.keyboard.press('Escape');
  const before = (await total(page).textContent()) ?? '';
  const address = page.url();

  let lost = 4;
  await context.route('**/changes', async (route) => {
    const response = await route.fetch();
    if (route.request().postDataJSON().writes[0].kind === 'add' && lost > 0) {
      lost -= 1;
      await route.abort();
    } else await route.fulfill({ response });
  });
  await page.getByRole('button', { name: /^Status, count 2/ }).focus();
  await page.keyboard.press('Delete');
  await page.getByRole('dialog', { name: 'Delete charge' }).getByRole('button', { name: 'Delete' }).click();
  await expect(total(page)).not.toHaveText(before);
  // behind a dialog that still closes a key of the screen does nothing
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(page.getByText('No answer. 1 change waiting')).toBeVisible();
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await page.reload();
  await expect(total(page)).toHaveText(before);

  await context.route('**/changes', (route) => route.abort());
  await page.getByRole('button', { name: /^Lower, count 1/ }).click();
  await page.close();
  await context.unroute('**/changes');
  const next = await context.newPage();
  await next.goto(address);
  await expect(next.getByText('One change that waited on this device is being saved.')).toBeVisible();
  await expect(next.getByRole('button', { name: /^Lower, count 1, .*kept/ })).toBeVisible();
});

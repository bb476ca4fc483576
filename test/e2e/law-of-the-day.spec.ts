import { addCharge, expect, newCase, signIn, test, total } from './fixtures.ts';

test('a day of the offense brings the version of the crime that was the law then, and undo brings both back', async ({
  page,
}) => {
  await signIn(page);
  await newCase(page, 'Vera', 'Version');
  await addCharge(page, '236.1(a)', /^Add PC 236\.1\(a\)/, 1);
  await page.keyboard.press('Escape');
  await expect(total(page)).toHaveText(/8 years/);

  await page.getByRole('link', { name: /Details of count 1/ }).click();
  const day = page.getByLabel('Offense Date', { exact: true });
  const found = await day.inputValue();
  await day.fill('11/06/2012');
  await day.press('Enter');
  await expect(page.getByText('PC 236.1(a) is read as it was on 2012-11-06.')).toBeVisible();
  await expect(total(page)).toHaveText(/4 years/);

  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(total(page)).toHaveText(/8 years/);
  await expect(day).toHaveValue(found);

  await day.fill('12/31/2005');
  await day.press('Enter');
  await expect(page.getByText("Date must be after the crime's effective date.")).toBeVisible();
  await expect(day).toHaveValue(/January 1, 2006|Jan 1, 2006/);
  await expect(total(page)).toHaveText(/4 years/);
});

import { addCharge, expect, newCase, signIn, test, total } from './fixtures.ts';

test('a day of the offense brings the version of the crime that was the law then, and undo brings both back', async ({
  page,
}) => {
  await signIn(page);
  await newCase(page, 'Vera', 'Version');
  await addCharge(page, '236.1(a)', /^Add PC 236\.1\(a\)/, 1);
  await page.keyboard.press('Escape');
  await expect(total(page)).toHaveText('12y');

  await page.getByRole('button', { name: /^12y, count 1, show the steps/ }).click();
  const day = page.getByLabel('Offense Date', { exact: true });
  const found = await day.inputValue();
  await day.fill('11/06/2012');
  await day.press('Enter');
  await expect(page.getByText('PC 236.1(a) is read as it was on 11/06/2012.')).toBeVisible();
  await expect(total(page)).toHaveText('5y');

  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(total(page)).toHaveText('12y');
  await expect(day).toHaveValue(found);

  await day.fill('12/31/2005');
  await day.press('Enter');
  await expect(page.getByText("Date must be after the crime's effective date.")).toBeVisible();
  await expect(day).toHaveValue('01/01/2006');
  await expect(total(page)).toHaveText('5y');
});

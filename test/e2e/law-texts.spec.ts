import { expect, openCase, signIn, test } from './fixtures.ts';
import { fitsInEveryLook } from './screens.ts';

const legislature = 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=PEN&sectionNum=667';

test('a citation leads to the text of the day of the offense', async ({ page }) => {
  await openCase(page, { first: 'Thea', last: 'Text', charges: ['211/212.5(c)'] });
  await page.getByRole('button', { name: '5y, count 1, show the steps' }).click();
  const day = page.getByLabel('Offense Date', { exact: true });
  await day.fill('03/14/2015');
  await day.press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'What each level would bring' }).click();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'PC 667(e)(1)' }).click();
  const law = await opened;
  await expect(law.getByRole('heading', { level: 1 })).toHaveText('PC 667(e)(1) on 03/14/2015');
  await expect(law.getByText('In force on 03/14/2015')).toBeVisible();
  await expect(law.locator('mark')).toHaveText('(1) The former first case.');
  await expect(law.getByRole('link', { name: /Legislature/ })).toHaveAttribute('href', legislature);
});

test('where no texts were imported a citation leads to the Legislature, whose text is of today', async ({ page }) => {
  await page.route('**/api/siteSettings', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), lawTexts: false } });
  });
  await openCase(page, { first: 'Noa', last: 'Texts', charges: ['211/212.5(c)'] });
  await page.getByRole('button', { name: 'What each level would bring' }).click();
  await expect(page.getByRole('link', { name: 'PC 667(e)(1)' })).toHaveAttribute('href', legislature);
});

test('the page of a text fits every screen and theme, and says where it is of another day or not stored', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/Law?code=PC&section=667(e)(1)&on=2019-03-14');
  await expect(page.locator('mark')).toHaveText('(1) The first case.');
  await fitsInEveryLook(page);
  await page.goto('/Law?code=PC&section=667(e)(1)&on=2012-03-14');
  await expect(
    page.getByText(/^The text of 03\/14\/2012 is not stored; this is the text from 01\/01\/2013/),
  ).toBeVisible();
  await fitsInEveryLook(page);
  await page.goto('/Law?code=PC&section=668');
  await expect(page.getByText(/^No text of this section is stored/)).toBeVisible();
});

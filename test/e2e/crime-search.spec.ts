import { expect, expectAccessible, newCase, signIn, test, total } from './fixtures.ts';
import { byTurns, screens } from './screens.ts';

byTurns((screen, flow) => {
  flow('one crime is looked up whole, and its link opens it again', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page);
    await page.goto('/singleSearch');
    await expectAccessible(page);
    await page.getByLabel('Statute number or words').fill('211');
    const crime = page.getByRole('complementary', { name: 'The crime' });
    await expect(crime.getByRole('heading', { name: 'PC 211/212.5(c)' })).toBeVisible();
    const terms = crime.getByRole('table', { name: 'Standing alone, without a record' });
    for (const row of [
      'Completed 2y 3y 5y PC 213(a)(2)',
      'Attempt 16m 2y 3y PC 213(b)',
      'Conspiracy 2y 3y 5y PC 182(a)',
    ])
      await expect(terms.getByRole('row', { name: row })).toBeVisible();
    await expect(crime.getByText('PC 667.5(c)(9)').first()).toBeVisible();
    await expect(crime.getByRole('heading', { name: 'Collateral consequences' })).toBeVisible();
    expect(await crime.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await expectAccessible(page);

    await crime.getByRole('button', { name: /^CALCRIM 1600: Robbery/ }).click();
    await expect(page.getByRole('dialog', { name: 'Robbery' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await crime.getByRole('button', { name: 'Copy link' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).searchParams.get('date')).toMatch(/^\d{4}-\d\d-\d\d$/);
    await page.goto('/Cases');
    await page.goto(link);
    await expect(crime.getByRole('heading', { name: 'PC 211/212.5(c)' })).toBeVisible();
    await expect(page.getByLabel('Statute number or words')).toHaveValue('211');
    if (screen === 'phone')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test('a crime that is looked up on a phone stands whole, and the line that it was chosen from is marked whole', async ({
  page,
}) => {
  await page.setViewportSize(screens.phone);
  await signIn(page);
  await page.goto('/singleSearch?q=robbery');
  await page
    .getByRole('button', { name: /PC 211\/212\.5\(c\)/ })
    .first()
    .click();
  const crime = page.getByRole('complementary', { name: 'The crime' });
  await expect(crime.getByText('read beside the text of the law')).toBeVisible();
  for (const width of [320, screens.phone.width]) {
    await page.setViewportSize({ ...screens.phone, width });
    expect(await crime.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
  const chosen = page.locator('.hits tr[data-shown]');
  await expect(chosen).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(chosen.locator('td, th').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('a category narrows a search, and repealed law is found when it is asked for', async ({ page }) => {
  await signIn(page);
  await page.goto('/singleSearch?q=PC+12021');
  const rows = page.getByRole('table', { name: 'Search results' }).getByRole('row');
  const former = rows.filter({ hasText: 'PC 12021(a)(1)' });
  await expect(rows.nth(1)).toContainText('PC 12021');
  await expect(former).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Include repealed' }).check();
  await expect(former.first()).toContainText(/In force/);
  await former.first().getByRole('button').focus();
  await expect(page.getByText(/^This version of the law ended on/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('checkbox', { name: 'Include repealed' }).uncheck();
  await page.getByLabel('Statute number or words').fill('robbery');
  await expect(rows).not.toHaveCount(0);
  const before = await rows.count();
  await page.getByLabel('Category').selectOption('Enhancements: conduct');
  await expect.poll(() => rows.count()).toBeLessThan(before);
});

test('the list of a search of words ends with what has them', async ({ page }) => {
  await signIn(page);
  await newCase(page, 'Wes', 'Words');
  const overlay = page.getByRole('dialog', { name: /Add Charge/ });
  await overlay.getByLabel('Statute number or words').fill('train robbery boarding');
  const rows = overlay.getByRole('table', { name: 'Search results' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('PC 214');
  const known = await rows.count();
  await overlay.locator('.search-results').evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await page.waitForTimeout(1_000);
  expect(await rows.count()).toBe(known);
});

test('a crime that was looked up goes into a case with the day of the search', async ({ page }) => {
  await signIn(page);
  await newCase(page, 'Lou', 'Lookup');
  await page.goto('/singleSearch?q=PC+211&date=2026-03-14');
  await page.getByRole('button', { name: 'Add to case…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to case' });
  await expect(dialog.getByLabel('Case', { exact: true })).toHaveValue(/^Lookup, Lou/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const overlay = page.getByRole('dialog', { name: /Add Charge/ });
  await expect(overlay.getByLabel('Offense Date')).toHaveValue('03/14/2026');
  await overlay.getByRole('complementary').getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Add Charge · 1 in this case' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(total(page)).toHaveText('5y');
  await expect(page).not.toHaveURL(/add=/);
});

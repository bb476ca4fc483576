import { expect, expectAccessible, openCase, signIn, test, total } from './fixtures.ts';
import { personOf } from './people.ts';
import { screens } from './screens.ts';

test('the list keeps its order and status through the day, is sorted by keys, and tells its keys', async ({ page }) => {
  // what Ctrl+K opens is fetched before it is pressed
  const palette = page.waitForRequest(/\/palette-[^/]*\.js$/, { timeout: 20_000 });
  await openCase(page, { last: 'Order', charges: ['242'] });
  await palette;
  await page.getByRole('link', { name: 'Case List' }).click();
  // keys sort what stands there
  await expect(page.getByRole('row').filter({ hasText: 'Order' }).first()).toBeVisible();
  await page.keyboard.press('Shift+Digit1');
  const byName = page.getByRole('columnheader', { name: 'Last Name' });
  await expect(byName).toHaveAttribute('aria-sort', 'ascending');
  await page.keyboard.press('Shift+Digit1');
  await expect(byName).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: /^Closed/ }).click();
  await page.getByRole('link', { name: 'Crime Search' }).click();
  await page.getByRole('link', { name: 'Case List' }).click();
  await expect(page).toHaveURL(/sort=last&dir=descending&status=0\.2$/);
  await expect(byName).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('button', { name: /^Closed/ })).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toContainText('Sort by the column');
  await expectAccessible(page);
});

test('a case with scenarios opens a menu with the total of each', async ({ page }) => {
  await openCase(page, { first: 'Mia', last: 'Menu', charges: ['211/212.5(c)'] });
  await page.keyboard.press('b');
  const tabs = page.getByRole('navigation', { name: 'Scenarios of this case' });
  await expect(tabs.getByRole('link', { name: /^Scenario 1/ })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: /^Lower, count 1/ }).click();
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await page.getByRole('link', { name: 'Countwise' }).click();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: /^Original Case 5y$/ })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /2y$/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Show sentences')).toBeChecked();
  await expect(page.getByRole('columnheader', { name: 'Next hearing' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Menu/ })).toContainText('5y');
  // a number is one word
  await expect(page.getByRole('row', { name: /Menu/ }).getByRole('cell').nth(2)).toHaveCSS('white-space', 'nowrap');
  await page.reload();
  await expect(page.getByRole('row', { name: /Menu/ })).toContainText('5y');
  await expectAccessible(page);
});

test('a name as long as one may be fits a desk and a phone', async ({ page }) => {
  const name = 'Wolfeschlegelsteinhausen'.repeat(4);
  await openCase(page, { first: name, last: name, charges: ['242'] });
  await page.goto('/Cases');
  for (const viewport of Object.values(screens)) {
    await page.setViewportSize(viewport);
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  }
  // over the case itself it stays in its line: what is worked at begins where it does under a short name
  await page.getByRole('main').getByText(name).first().click();
  await expect(page.locator('.phone-caption').getByRole('heading')).toContainText(name);
  expect((await page.locator('.phone-caption').boundingBox())?.height).toBeLessThan(100);
});

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone });

  test('the menu leads to what the bar has little room for, to our website and to our support', async ({ page }) => {
    await signIn(page);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await page.getByRole('button', { name: 'Ines Demo' }).click();
    const support = page.getByRole('menuitem', { name: 'support@countwise.example' });
    await expect(support).toHaveAttribute('href', 'mailto:support@countwise.example');
    await expect(page.getByRole('menuitem', { name: 'Our website' })).toHaveAttribute(
      'href',
      'https://countwise.example',
    );
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: 'Credit Calculator' }).click();
    await expect(page.getByRole('heading', { name: 'Credit Calculator' })).toBeVisible();
  });
});

test('a link is followed after the log-in, what was typed into a case is kept until it is saved, and a sample opens', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/Cases');
  await page.getByRole('button', { name: 'Add New Case' }).first().click();
  const panel = page.getByRole('dialog', { name: 'New case' });
  await panel.getByLabel('First name').fill('Dora');
  await panel.getByLabel('Last name').fill('Draft');
  // a name that was typed ends with its tab, on a device that nobody calls their own
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Dora');
  await page.evaluate(() => {
    localStorage.removeItem('user_token');
    sessionStorage.removeItem('left_address');
    // as an earlier version left it
    localStorage.setItem('case_drafts', sessionStorage.getItem('case_drafts') ?? '');
    sessionStorage.removeItem('case_drafts');
  });
  await page.goto('/Cases?q=no&by=hearing');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Dora');
  await page.getByLabel('E-mail').fill(personOf('ines').email);
  await page.getByLabel('Password', { exact: true }).fill('Sentence-2026');
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page).toHaveURL(/q=no&by=hearing/);
  await page.getByRole('button', { name: 'Add New Case' }).first().click();
  await expect(panel.getByLabel('Last name')).toHaveValue('Draft');
  await expect(panel.getByRole('status').filter({ hasText: 'not saved yet' })).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('dialog', { name: /Add Charge/ })).toBeVisible();
  await page.goto('/Cases');
  await page.getByRole('button', { name: 'Add New Case' }).first().click();
  await expect(panel.getByLabel('Last name')).toHaveValue('');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sample cases' }).click();
  await expect(page.getByRole('dialog', { name: 'Sample cases' })).toContainText('10y 8m');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open the sample: A strike case of two occasions' }).click();
  await expect(total(page)).toHaveText('10y 8m');
});

import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { addCharge, expect, expectAccessible, newCase, openCase, signIn, test, total } from './fixtures.ts';

/** Two armed robberies and a felon with a firearm: People's exhibit of every number the product shows. */
async function robberyCase(page: Page): Promise<void> {
  const armed = ['211/212.5(c)', '12022.53(b)'];
  await openCase(page, { first: 'Marcus', last: 'Rivera', charges: [...armed, ...armed, '29800(a)(1)'] });
  await chooseTerms(page);
}

/** The same, charged by hand in the overlay. */
async function robberyByHand(page: Page): Promise<void> {
  await signIn(page);
  await newCase(page, 'Marcus', 'Rivera');
  const date = page.getByLabel('Offense Date');
  await date.fill('3/14/26');
  await date.press('Enter');
  await addCharge(page, '211', /^Add PC 211\/212\.5\(c\)/, 1);
  await addCharge(page, '12022.53(b)', /^Add PC 12022\.53\(b\)/, 2);
  await addCharge(page, '211', /^Add PC 211\/212\.5\(c\)/, 3);
  await addCharge(page, '12022.53(b)', /^Add PC 12022\.53\(b\)/, 4);
  await addCharge(page, '29800', /^Add PC 29800\(a\)\(1\)/, 5);
  await page.keyboard.press('Escape');
  await chooseTerms(page);
}

async function chooseTerms(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Middle, count 2/ }).click();
  await page.getByRole('button', { name: /^Middle, count 3/ }).click();
}

const sentences = (page: Page) =>
  page.getByRole('region', { name: 'Charges' }).locator('tbody [data-column="sentence"]');

test('every count shows its share, the panel their sum, and a dismissed count leaves it', async ({ page }) => {
  await robberyByHand(page);
  await expect(total(page)).toHaveText('20y');
  await expect(sentences(page)).toHaveText(['5y', '10y', '1y', '3y 4m', '8m']);

  await page.getByRole('button', { name: /^Status, count 2/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dismissed' }).click();
  await expect(total(page)).toHaveText('15y 8m');
  await expect(page.getByText('was 20y, count 2 dismissed')).toBeVisible();

  await page.keyboard.press('Control+z');
  await expect(total(page)).toHaveText('20y');
  await page.reload();
  await expect(total(page)).toHaveText('20y');
  await expect(sentences(page)).toHaveText(['5y', '10y', '1y', '3y 4m', '8m']);
});

test('the report has the numbers of the screen', async ({ page }) => {
  await robberyCase(page);
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await page.getByRole('button', { name: 'Create Reports' }).click();
  const preview = page.frameLocator('iframe[title="Preview of the report"]');
  await expect(preview.getByRole('heading', { name: 'Incarceration Summary' })).toBeVisible();
  await expect(preview.getByText('20y').first()).toBeVisible();
  const download = page.waitForResponse('**/api/reports/download/*');
  await page.getByRole('button', { name: 'Generate Report' }).click();
  const file = await page.request.get((await download).headers()['location'] ?? '');
  const text = await pdfText(await file.body());
  for (const words of ['Rivera', '20y', '5y', '10y', '1y', '3y 4m', '8m']) expect(text).toContain(words);
  await expect(page.getByText('The report is ready.')).toBeVisible();
});

async function pdfText(file: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const contents = await Promise.all(pages.map((page) => page.getTextContent()));
  return contents.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join(' ');
}

test('a write that fails is taken back, says so and can be tried again', async ({ page }) => {
  await robberyCase(page);
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await page.route('**/api/cases/*/changes', (route) =>
    route.fulfill({ status: 500, body: '{"message":"","requestId":""}' }),
  );
  await page.getByRole('button', { name: /^Status, count 2/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dismissed' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved: count 2.' })).toBeVisible();
  await expect(total(page)).toHaveText('20y');

  await page.unroute('**/api/cases/*/changes');
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(total(page)).toHaveText('15y 8m');
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await page.reload();
  await expect(total(page)).toHaveText('15y 8m');
});

test('a write that nobody answers stands, says that it waits and is sent when the server is back', async ({ page }) => {
  await robberyCase(page);
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await page.route('**/api/cases/*/changes', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.getByRole('button', { name: /^Status, count 2/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dismissed' }).click();
  await expect(page.getByText('No answer. 1 change waiting')).toBeVisible();
  await expect(page.getByText(/^The server does not answer\./)).toBeVisible();
  await page.getByRole('button', { name: /^Status, count 3/ }).focus();
  await page.keyboard.press('1');
  await expect(page.getByText('No answer. 2 changes waiting')).toBeVisible();
  await expectAccessible(page);
  const shown = await total(page).textContent();

  await page.unroute('**/api/cases/*/changes');
  await expect(page.getByText(/Saved \d/)).toBeVisible({ timeout: 20_000 });
  await expect(total(page)).toHaveText(shown ?? '');
  await page.reload();
  await expect(total(page)).toHaveText(shown ?? '');
});

test('keys do what the mouse does', async ({ page }) => {
  await robberyCase(page);
  await page.getByRole('button', { name: /^Status, count 3/ }).focus();
  await page.keyboard.press('1');
  await expect(sentences(page).last()).toHaveText('8m');
  await page.keyboard.press('c');
  await expect(total(page)).toHaveText('19y 4m');
  await page.keyboard.press('c');
  await expect(total(page)).toHaveText('20y');
  await page.keyboard.press('s');
  await page.keyboard.press('a');
  await expect(total(page)).toHaveText('19y 4m');
  // the total is there before the menu has closed and given the focus back
  await expect(page.getByRole('button', { name: /^Status, count 3/ })).toBeFocused();
  await page.keyboard.press('Delete');
  await page.getByRole('dialog', { name: 'Delete charge' }).getByRole('button', { name: 'Delete' }).click();
  await expect(sentences(page)).toHaveCount(4);
  await page.getByRole('status').filter({ hasText: 'Deleted' }).getByRole('button', { name: 'Undo' }).click();
  await expect(sentences(page)).toHaveCount(5);
});

test('one line adds counts with their enhancements, and a mistake is undone', async ({ page }) => {
  await signIn(page);
  await newCase(page, 'Quinn', 'Quick');
  const overlay = page.getByRole('dialog', { name: /Add Charge/ });
  await overlay.getByLabel('Statute number or words').fill('211 3/14/26 x2 +12022.53(b)');
  await expect(overlay.getByText('Adds 2 times PC 211/212.5(c) on 03/14/2026 with 12022.53(b)')).toBeVisible();
  await overlay.getByLabel('Statute number or words').press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add Charge · 4 in this case' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(total(page)).toHaveText('19y 4m');
  // of equal terms either may be the principal one, rule 4.452(a)(2): never by the number of its count
  const shares = (await sentences(page).allTextContents()).toSorted();
  expect(shares).toEqual(['10y', '1y', '3y 4m', '5y']);

  await page.getByRole('button', { name: /^Status, count 2/ }).focus();
  await page.keyboard.press('Control+d');
  await expect(sentences(page)).toHaveCount(6);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByText('Count Number already occupied by another crime')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('each charge added leads back to the search, and Back does without adding', async ({ page }) => {
    await signIn(page);
    await newCase(page, 'Noa', 'Rivera');
    await addCharge(page, '211', /^Add PC 211\/212\.5\(c\)/, 1);
    await addCharge(page, '459', /^Add PC 459\/460\(b\)/, 2);
    const overlay = page.getByRole('dialog', { name: /Add Charge/ });
    // a crime is a line of statute over its name, and nothing of it lies beside the screen
    const found = overlay.locator('.search-results');
    const [statute, name] = [/^PC 459\/460\(b\)$/, /^Second degree burglary/].map((words) => found.getByText(words));
    const [upper, lower] = [await statute?.first().boundingBox(), await name?.first().boundingBox()];
    expect(lower?.y).toBeGreaterThanOrEqual((upper?.y ?? 0) + (upper?.height ?? 0));
    expect(await found.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
    await overlay
      .getByRole('button', { name: /^Add PC 459\/460\(b\)/ })
      .first()
      .click();
    await overlay.getByRole('button', { name: 'Back' }).click();
    await expect(overlay.getByLabel('Statute number or words')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('5y 8m', { exact: true }).first()).toBeVisible();
  });
});

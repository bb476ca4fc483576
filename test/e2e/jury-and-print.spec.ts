import { expect, expectAccessible, openCase, test } from './fixtures.ts';
import { screens } from './screens.ts';

test('instructions are taken into the report all at once, and follow the charges', async ({ page }) => {
  await openCase(page, { first: 'Jo', last: 'Juror', charges: ['211/212.5(c)'] });
  const rail = page.getByRole('navigation', { name: 'Case modes' });
  const work = page.getByRole('main');
  await rail.getByRole('link', { name: 'Jury Instructions' }).click();
  const robbery = work.getByRole('checkbox', { name: 'Include CALCRIM 1600 in the report' });
  await expect(robbery).toBeChecked();
  await work.getByRole('button', { name: 'Uncheck All' }).click();
  await expect(robbery).not.toBeChecked();
  await expect(work.getByText(/^0 of \d+ in the report$/)).toBeVisible();
  await robbery.check();
  await expect(work.getByText(/^1 of \d+ in the report$/)).toBeVisible();
  await work.getByLabel('Filter the instructions').fill('arson');
  await expect(work.getByText('No instruction of this case has that number or those words.')).toBeVisible();
  await expectAccessible(page);

  await rail.getByRole('link', { name: 'Charges' }).click();
  await page.getByRole('button', { name: /^Status, count 1/ }).focus();
  await page.keyboard.press('s');
  await page.keyboard.press('d');
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await page.setViewportSize({ width: 1100, height: 900 });
  await expect(page.getByTitle(/^Saved \d/).locator('svg')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(screens.desk);
  await rail.getByRole('link', { name: 'Jury Instructions' }).click();
  await expect(
    work.getByText("We couldn't find any CALCRIM Jury Instructions associated with this case"),
  ).toBeVisible();
});

test('the instructions fit a phone, and a case is printed without its menu', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await openCase(page, { first: 'Pia', last: 'Paper', charges: ['211/212.5(c)'] });
  await page.goto(`${page.url().split('?')[0]}?mode=jury`);
  const list = page.locator('.jury-list');
  await expect(list).toBeVisible();
  expect(await list.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  const menu = page.getByRole('button', { name: /^Mode, / });
  await expect(menu).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(menu).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Case modes' })).toBeHidden();
});

test('what is only pressed is not on paper, and of what is chosen the choice is', async ({ page }) => {
  await openCase(page, { first: 'Cho', last: 'Chosen', charges: ['459/460(a)'] });
  const address = page.url().split('?')[0];
  await page.goto(`${address}?mode=probation`);
  const work = page.getByRole('main');
  const panel = page.getByRole('complementary', { name: 'Selected Sentence' });
  const weighed = work.getByRole('combobox').first();
  await expect(weighed).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(weighed).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await work.getByRole('button', { name: 'Add Limitations' }).click();
  await page
    .getByRole('dialog')
    .getByRole('group', { name: /^How Current felony with a prior strike/ })
    .getByRole('button', { name: 'True' })
    .click();
  await page.keyboard.press('Escape');
  const marks = work.getByRole('group', { name: /^How Current felony with a prior strike/ });
  await page.emulateMedia({ media: 'print' });
  await expect(marks.getByRole('button', { name: 'True' })).toBeVisible();
  await expect(marks.getByRole('button', { name: 'True' })).toHaveCSS('border-right-width', '0px');
  await expect(marks.getByRole('button', { name: 'Not selected' })).toBeHidden();
  await expect(panel.getByText('State prison')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Why' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`${address}?mode=jury`);
  const filter = work.getByLabel('Filter the instructions');
  const boxes = work.locator('.jury-list').getByRole('checkbox');
  await expect(filter).toBeVisible();
  await expect(boxes.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(filter).toBeHidden();
  await expect(boxes.first()).toBeHidden();
  await expect(work.locator('.plain-table').first()).toHaveCSS('border-bottom-width', '0px');
});

test('on paper the case stands at the head of every page, and nothing keeps the height of the window', async ({
  page,
}) => {
  await openCase(page, { first: 'Pam', last: 'Printed', charges: ['211/212.5(c)'] });
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.caption-total')).toHaveText('Total 5y');
  await expect(page.locator('.caption-total')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`${page.url().split('?')[0]}?mode=release`);
  const columns = page.locator('.release-columns');
  await expect(columns).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // the head of a table is printed again on each page
  await expect(page.locator('.caption')).toHaveCSS('display', 'table-header-group');
  for (const part of ['.workspace', '.workspace > .panel'])
    await expect(page.locator(part)).toHaveCSS('min-height', '0px');
  // side by side they would be cut by the page, and print over one another
  await expect(columns).toHaveCSS('display', 'block');
  await expect(page.getByRole('heading', { name: 'Working' })).toHaveCSS('break-after', 'avoid');
});

test('the counts are copied as a table that a word processor takes up', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCase(page, { first: 'Cy', last: 'Copied', charges: ['211/212.5(c)'] });
  await page.getByRole('button', { name: 'Total 5y, show all steps' }).click();
  await page.getByRole('button', { name: 'Copy the counts as a table' }).click();
  await expect(page.getByText('The table is copied, for a word processor or a spreadsheet.')).toBeVisible();
  const html = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return (await item?.getType('text/html'))?.text();
  });
  expect(html).toContain('<td>PC 211/212.5(c)</td>');
  expect(html).toContain('<td>5y upper</td>');
});

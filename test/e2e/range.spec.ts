import type { Page } from '@playwright/test';
import { expect, expectAccessible, openCase, test, total } from './fixtures.ts';
import { screens } from './screens.ts';

const range = (page: Page) =>
  page.getByRole('region', { name: 'Charges', exact: true }).getByRole('group', { name: 'Lawful range' });
const leads = (page: Page) => page.getByRole('region', { name: 'What leads there' });
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Scenarios of this case' });

// the narrowest phone: a range of life beside years, and what another choice would bring
test('no length is broken and nothing runs over the edge of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openCase(page, { first: 'Lida', last: 'Life', charges: ['261(a)(2)', '4502(a)', '187(a)', '192(a)'] });
  await expect(range(page).getByRole('button', { name: /^least .* \+ 25 - L/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize(screens.phone);
  await page.getByRole('button', { name: /PC 261\(a\)\(2\)/ }).click();
  const brought = page.locator('.what-if .length-part', { hasText: '25 - L' });
  await expect(brought.first()).toBeVisible();
  for (const length of await brought.all())
    expect(await length.evaluate((words) => words.getClientRects().length)).toBe(1);
});

test('the lawful range appears beside the total, and its least end opens as a scenario', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await openCase(page, { first: 'Rania', last: 'Range-Villanueva', charges: ['211/212.5(c)', '459/460(b)'] });
  await expect(total(page)).toHaveText('5y 8m');
  await expect(range(page)).toContainText('least 2y');
  await expect(range(page)).toContainText('5y 8m · most 3y 8m unless a fact is proved for count 1');
  // what each level of strikes would come to stands on one line
  await page.getByRole('button', { name: 'What each level would bring' }).click();
  const levels = page.getByRole('region', { name: 'What each level would bring' }).locator('tbody td:last-child');
  await expect(levels.first()).toHaveText('5y 8m');
  const lines = await levels.evaluateAll((cells) =>
    cells.map((cell) => {
      const words = document.createRange();
      words.selectNodeContents(cell);
      return words.getClientRects().length;
    }),
  );
  expect(lines).toEqual([1, 1, 1, 1]);
  await page.keyboard.press('Escape');
  await range(page).getByRole('button', { name: 'most 3y 8m' }).click();
  await expect(leads(page)).toContainText('If every upper term were proved 5y 8m');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await range(page).getByRole('button', { name: 'least 2y' }).click();
  await leads(page).getByRole('button', { name: 'Try the least' }).click();
  const least = tabs(page).getByRole('link', { name: /^Least lawful/ });
  await expect(least).toHaveAttribute('aria-current', 'page');
  await expect(total(page)).toHaveText('2y');
  await expect(least).toHaveText('Least lawful 2y');
  await expect(page.getByText(/^Least lawful: lower term: counts 1, 2; concurrent: counts 1, 2\.$/)).toBeVisible();
  await range(page).getByRole('button', { name: 'least 2y' }).click();
  await expect(leads(page)).toContainText('as now');
  await page.keyboard.press('Escape');

  await tabs(page)
    .getByRole('link', { name: /^Original Case/ })
    .click();
  await expect(total(page)).toHaveText('5y 8m');
  await range(page).getByRole('button', { name: 'most 3y 8m' }).click();
  await leads(page).getByRole('button', { name: 'Try the most' }).click();
  await expect(tabs(page).getByRole('link', { name: /^Greatest lawful 3y 8m/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(total(page)).toHaveText('3y 8m');

  // the law that the case stands under gives way to no scenario
  await page.setViewportSize({ width: 1240, height: 900 });
  const law = page.locator('.law-dates');
  await expect(law).toContainText('sentencing law of today');
  expect(await law.evaluate((words) => words.scrollWidth - words.clientWidth)).toBe(0);
  await page.setViewportSize(screens.desk);

  await tabs(page).getByRole('button', { name: 'Compare' }).click();
  const compare = page.getByRole('dialog', { name: 'Compare scenarios' });
  await expect(compare.getByRole('row', { name: /^Lawful range 2y to 3y 8m 2y to 3y 8m 2y to 3y 8m$/ })).toBeVisible();
  const line = compare.getByRole('list', { name: /^The range/ }).getByRole('listitem');
  await expect(line.first()).toHaveText('Lowest lawful 2y');
  await expect(line.last()).toHaveText('Highest lawful 3y 8m unless a fact is proved for count 1');
  // a phone has two beside one another, whole; which two is chosen
  await page.setViewportSize(screens.phone);
  await expect(compare.locator('thead th')).toHaveCount(2);
  // a row of the line grows with its words: no number stands on its name, on the narrowest screen
  await page.setViewportSize({ width: 320, height: 640 });
  const apart = await line.evaluateAll((rows) =>
    rows.map((row) => {
      const [name, sum] = [row.firstElementChild, row.lastElementChild].map((part) => {
        const words = document.createRange();
        words.selectNodeContents(part ?? row);
        return words.getBoundingClientRect();
      });
      const beside = name !== undefined && sum !== undefined && (name.right <= sum.left || name.bottom <= sum.top);
      // one line: a name squeezed between letters is not read
      return beside && name.height < 32;
    }),
  );
  expect(apart).toEqual([true, true, true, true]);
  await page.setViewportSize(screens.phone);
  await compare.getByRole('checkbox', { name: /^Least lawful/ }).uncheck();
  await compare.getByRole('checkbox', { name: /^Greatest lawful/ }).check();
  await expect(compare.getByRole('columnheader', { name: /^Greatest lawful/ })).toBeInViewport({ ratio: 1 });
  // what the columns are of stays in sight over their last row
  await compare.getByRole('row').last().scrollIntoViewIfNeeded();
  await compare.getByRole('button', { name: 'Print' }).scrollIntoViewIfNeeded();
  await expect(compare.getByRole('columnheader', { name: /^Greatest lawful/ })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(screens.desk);
  await page.keyboard.press('Escape');

  // its longest name leaves the ends within the panel
  await page
    .getByRole('button', { name: /^PC 459\/460\(b\)/ })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Controls' }).click();
  await page.getByRole('checkbox', { name: 'Probation granted' }).check();
  const panel = page.getByRole('complementary', { name: 'Selected Sentence' });
  const ends = panel.getByRole('group', { name: 'Lawful range if probation is not granted' }).getByRole('button');
  await expect(ends).toHaveCount(2);
  for (const end of await ends.all()) await expect(end).toBeInViewport({ ratio: 1 });
  expect(refused).toEqual([]);
});

// two third strikes: each end has a life term in it
test('in the panel a range of life terms breaks between its ends, and nothing of it is cut', async ({ page }) => {
  await openCase(page, { last: 'Third', charges: ['211/212.5(c)', '459/460(a)', '667(a)(1)'] });
  await page.getByRole('button', { name: '2+ Strikes', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Selected Sentence' });
  const ends = panel.getByRole('group', { name: 'Lawful range' }).getByRole('button');
  await expect(ends.last()).toHaveText('10y + 50 - L');
  for (const width of [1240, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const end of await ends.all()) await expect(end).toBeInViewport({ ratio: 1 });
  }
});

test('what runs beside the controlling term is said with the total, in the list and among the dates', async ({
  page,
}) => {
  await openCase(page, { first: 'Bela', last: 'Beside', charges: ['211/212.5(c)', '12022.53(b)', '206'] });
  await expect(total(page)).toHaveText('15y + 7 - L');
  await page.getByRole('button', { name: /^Status, count 2/ }).focus();
  await page.keyboard.press('c');
  await expect(total(page)).toHaveText('15y, and 7 - L beside');
  await expect(tabs(page).getByRole('link', { name: 'Original Case 15y, and 7 - L beside' })).toBeVisible();
  const panel = page.getByRole('complementary', { name: 'Selected Sentence' });
  await expect(panel).toContainText('A life term runs beside, 7 - L: no date of release.');
  const list = page.getByRole('region', { name: 'Charges' });
  await expect(list.locator('tbody tr').filter({ hasText: 'PC 206' })).toContainText('Runs beside');
  await expect(list).toContainText('count 2, 7 - L, adds nothing');
  await expect(range(page)).toContainText('least 12y, and 7 - L beside');
  await expect(range(page)).toContainText('most 13y + 7 - L');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Release Date' }).click();
  await expect(page.getByRole('main')).toContainText('a life term of 7 - L runs beside the controlling term');
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await page.getByRole('link', { name: /^Charges/ }).click();
  await page.getByRole('button', { name: 'Create Reports' }).click();
  const preview = page.frameLocator('iframe[title="Preview of the report"]');
  await expect(preview.getByText('and 7 - L beside').first()).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Runs beside 7 - L: count 2' })).toBeVisible();
});

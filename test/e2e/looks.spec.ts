import type { Locator, Page } from '@playwright/test';
import { addCharge, expect, expectAccessible, newCase, openCase, openMode, signIn, test, total } from './fixtures.ts';
import { fitsInEveryLook, onDeskAndPhone, screens } from './screens.ts';

/** What is left of 1280 by 1024 at 400 %. */
const narrowest = { width: 320, height: 256 };

const none = { x: 0, y: 0, width: 0, height: 0 };

const middleOf = async (words: Locator): Promise<number> => {
  const { y, height } = (await words.boundingBox()) ?? none;
  return y + height / 2;
};

/** What is pressed or filled in and too low for a thumb, and fields whose words are so small that a phone enlarges the page. */
const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, select, summary, input:not([type="checkbox"])')]
      .filter((each) => {
        const { width, height } = each.getBoundingClientRect();
        const isField = each.matches('select, input');
        const { fontSize } = getComputedStyle(each);
        return width > 1 && height > 1 && (height < 44 || (isField && Number.parseFloat(fontSize) < 16));
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );

test('sign-in, cases and the workspace pass WCAG 2.2 AA and fit the screen in every look', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await fitsInEveryLook(page);
  await signIn(page);
  await fitsInEveryLook(page);
  await newCase(page, 'Ana', 'Looks');
  await addCharge(page, '211', /^Add PC 211\/212\.5\(c\)/, 1);
  await fitsInEveryLook(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await fitsInEveryLook(page);
});

test('of the cases that were opened last numbers and totals stand in two columns', async ({ page }) => {
  for (const [last, charges] of [
    ['Empty', []],
    ['Life', ['211/212.5(c)', '187(a)']],
    ['Short', ['211/212.5(c)']],
  ] as const)
    await openCase(page, { last, charges });
  await page.goto('/landingPage');
  const cases = page.getByRole('region', { name: 'Cases you opened last' }).getByRole('listitem');
  await expect(cases).toHaveText([/5y$/, /5y \+ 25 - L$/, /No sentence$/]);
  await onDeskAndPhone(page, async () => {
    for (const part of ['span', 'b'] as const) {
      const lefts = await cases
        .locator(part)
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
      expect(new Set(lefts).size).toBe(1);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone });

  test('the screens outside a case begin at one height and one distance from the edge', async ({ page }) => {
    const begins = async (address: string, first: Locator) => {
      await page.goto(address);
      await expect(first).toBeVisible();
      return [(await first.boundingBox())?.x, await middleOf(first)];
    };
    const name = page.locator('.product-mark');
    for (const address of ['/login', '/getstarted/individual', '/terms', '/verification', '/error'])
      expect([address, ...(await begins(address, name))]).toEqual([address, 16, 70]);
    await signIn(page);
    const title = page.getByRole('heading', { level: 1 });
    for (const address of ['/Cases', '/singleSearch', '/creditCalculator', '/landingPage', '/products', '/myaccount'])
      expect([address, ...(await begins(address, title))]).toEqual([address, 16, 84]);
  });

  test('the total stays at the foot, a row opens to be chosen in, and Why opens the sum', async ({ page }) => {
    await openCase(page, { first: 'Ben', last: 'Phone', charges: ['211/212.5(c)'] });
    const bar = page.locator('.bottom-bar');
    await expect(bar).toContainText('5y');
    await expect(bar.getByRole('button', { name: /^\d checks?$/ })).toBeInViewport({ ratio: 1 });
    const [add, cost] = ['Add Charge', 'Without it'].map((name) => page.getByRole('button', { name, exact: true }));
    expect((await cost?.boundingBox())?.y).toBe((await add?.boundingBox())?.y);
    await page.getByRole('button', { name: /PC 211\/212\.5\(c\)/ }).click();
    await expect(page.getByRole('tab', { name: 'Controls' })).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Controls' }).click();
    await expect(page.getByRole('tabpanel').getByLabel('Strikes')).toBeVisible();
    expect(await tooSmall(page)).toEqual([]);
    const rowY = () => page.locator('.phone-row').evaluate((row) => row.getBoundingClientRect().y + window.scrollY);
    const before = await rowY();
    await page.getByRole('button', { name: 'Lower 2y, count 1' }).click();
    await expect(bar).toContainText('2y');
    await expect(bar).toContainText('was 5y');
    // that it is saved moves nothing
    await expect(page.getByTitle(/^Saved \d/)).toBeVisible();
    expect(await rowY()).toBe(before);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Why', exact: true }).click();
    await expect(total(page)).toHaveText('2y');
    await expect(page.getByRole('heading', { name: 'Why 2y' })).toBeVisible();
    // what is said for a moment stands over the number, not on it
    await page.locator('#why').getByRole('button', { name: 'Copy for the record' }).click();
    const toast = (await page.locator('.mantine-Notification-root').boundingBox()) ?? none;
    expect(toast.height).toBeGreaterThan(0);
    expect(toast.y + toast.height).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
  });

  test('a short list stands whole, and what names a row has the width of the screen', async ({ page }) => {
    const charges = ['211/212.5(c)', '459/460(a)', '487(a)', '245(a)(4)', '422(a)'];
    await openCase(page, { first: 'Lou', last: 'Lists', charges });
    const address = page.url().split('?')[0];
    const work = page.getByRole('main');
    const boxOf = async (words: RegExp) => (await work.getByText(words).first().boundingBox()) ?? none;

    await page.goto(`${address}?mode=tools`);
    await expect(work.getByLabel('Count, count 5')).toBeVisible();
    for (const list of await page.locator('.scrolled-table').all())
      await expect(list).toHaveCSS('overflow-y', 'visible');
    await expect(page.locator('.scrolled-table')).toHaveCount(2);
    const field = await work.getByLabel('Count, count 1').boundingBox();
    const [statute, name] = [await boxOf(/^PC 211\/212\.5\(c\)$/), await boxOf(/^Second degree robbery$/)];
    expect([name.x, name.y > statute.y, name.y + name.height < (field?.y ?? 0)]).toEqual([statute.x, true, true]);

    await page.goto(`${address}?mode=jury`);
    const view = await work.getByRole('button', { name: 'View CALCRIM 1600' }).boundingBox();
    const title = await boxOf(/^Robbery$/);
    expect([title.width > 250, title.y + title.height < (view?.y ?? 0)]).toEqual([true, true]);

    await page.goto(`${address}?mode=probation`);
    const [length, jail] = [await boxOf(/^Up to /), await boxOf(/^0 to 365 days/)];
    expect([jail.y > length.y, jail.x]).toEqual([true, length.x]);
    const rule = await boxOf(/^CRC 4\.414\(a\)\(1\)$/);
    const weighed = await work.locator('.likelihood').first().boundingBox();
    expect(weighed?.y).toBeLessThan(rule.y + rule.height);
  });
});

test('what the kit would draw its own way is drawn as the rest is', async ({ page }) => {
  await openCase(page, { first: 'Kit', last: 'Drawn', charges: ['211/212.5(c)'] });
  const work = page.getByRole('main');
  await page.goto(`${page.url().split('?')[0]}?mode=tools`);
  for (const field of [work.getByLabel('Sentencing date'), work.getByLabel('Prior Strikes')]) {
    await field.focus();
    await expect(field).toHaveCSS('outline', 'rgb(11, 99, 206) solid 2px');
  }
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  await expect(work.locator('.mantine-NativeSelect-section svg').first()).toHaveCSS('color', ink);
  await openMode(page, 'Aggravation & Mitigation');
  await expect(work.getByRole('tablist')).toHaveCSS('border-bottom-width', '1px');
  await expect(work.getByRole('tab', { selected: true })).toHaveCSS('border-bottom-width', '2px');
  // a rule stands at the height of the words that it is of
  const [words, rule] = [work.getByText('Armed with or used a weapon'), work.locator('summary').nth(1)];
  await expect(rule).toHaveText('CRC 4.421(a)(2)');
  expect(await middleOf(rule)).toBeCloseTo(await middleOf(words), 0);
  // what is led to by keys has the colors of what is pointed at, and the ring of all else
  await page.getByRole('button', { name: 'Ines Demo' }).click();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.mantine-Menu-item:focus')).toHaveCSS('background-color', 'rgb(227, 236, 244)');
  await page.keyboard.press('Escape');
  await work.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('?');
  const close = page.getByRole('dialog', { name: 'Keyboard' }).getByRole('button', { name: 'Close' });
  await expect(close).toHaveCSS('outline', 'rgb(11, 99, 206) solid 2px');
  await close.hover();
  await expect(close).toHaveCSS('background-color', 'rgb(239, 236, 228)');
  await page.keyboard.press('Escape');
  await page.setViewportSize(screens.phone);
  await page.goto('/Cases');
  await expect(page.locator('.case-sentence b').first()).toHaveCSS('font-weight', '600');
});

test('the theme is chosen in the menu and kept', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Ines Demo' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await onDeskAndPhone(page, expectAccessible);
});

test.describe('a short laptop at 200 % zoom', () => {
  test.use({ viewport: { width: 720, height: 450 } });

  test('five counts stand between the case and its number, and only the case stays over them', async ({ page }) => {
    await openCase(page, {
      first: 'Sol',
      last: 'Short',
      charges: ['211/212.5(c)', '459/460(a)', '487(a)', '245(a)(4)', '422(a)'],
    });
    const rows = page.locator('.phone-row');
    await expect(rows).toHaveCount(5);
    await rows.first().scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.locator('.phone-caption')).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Countwise' })).not.toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
    const foot = (await page.locator('.bottom-bar').boundingBox())?.y ?? 0;
    const last = await rows.last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(foot);
    // the foot of the rows lies under the bar: the range stands in it, whole
    const most = page.locator('.bottom-bar').getByRole('button', { name: /^most / });
    await expect(most).toBeInViewport({ ratio: 1 });
    expect((await most.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});

test('the foot of a total of several lines begins with its first, and the range beside it', async ({ page }) => {
  await openCase(page, { first: 'Lia', last: 'Lines', charges: ['209(b)(1)', '459/460(a)'] });
  const foot = page.locator('.ledger tfoot');
  await expect(foot).toContainText('+ 7 - L');
  const [above, word, range] = await Promise.all([
    foot.boundingBox(),
    foot.getByText('Total', { exact: true }).boundingBox(),
    foot.getByText('Lawful range').boundingBox(),
  ]);
  for (const each of [word, range]) expect((each?.y ?? 0) - (above?.y ?? 0)).toBeLessThan(24);
});

test.describe('a narrow desk', () => {
  test.use({ viewport: { width: 1024, height: 800 } });

  test('the tabs of an open row are clear of its cross, and its words within it', async ({ page }) => {
    await openCase(page, { first: 'Tab', last: 'Narrow', charges: ['211/212.5(c)', '459/460(a)'] });
    await page.getByText('2+ Strikes', { exact: true }).click();
    await page.getByRole('button', { name: /, count 2, show the steps$/ }).click();
    const drawer = page.locator('.drawer-details');
    const notes = drawer.getByRole('tab', { name: 'Notes' });
    const [cross, last, edge, words] = await Promise.all([
      drawer.getByRole('button', { name: /^Close/ }).boundingBox(),
      notes.boundingBox(),
      drawer.boundingBox(),
      drawer.getByText('Probation granted').boundingBox(),
    ]);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(cross?.x ?? 0);
    expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual((edge?.x ?? 0) + (edge?.width ?? 0));
    await notes.click();
    await expect(notes).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('320 wide, or 400 % zoom', () => {
  test.use({ viewport: narrowest });

  test('nothing but a wide table scrolls sideways', async ({ page }) => {
    await openCase(page, { first: 'Nia', last: 'Narrow', charges: ['211/212.5(c)', '459/460(a)'] });
    for (const mode of [
      '',
      '?mode=credits',
      '?mode=tools',
      '?mode=release',
      '?mode=probation',
      '?mode=factors',
      '?mode=jury',
    ]) {
      await page.goto(page.url().split('?')[0] + mode);
      await expect(page.locator('.bottom-bar')).toContainText('7y');
      // what names the rows of a table stands in one column of it
      for (const table of await page.locator('[data-leads]').all()) {
        const names = await table.locator('[data-name]').all();
        expect(new Set(await Promise.all(names.map(async (name) => (await name.boundingBox())?.x))).size).toBe(1);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(narrowest.width);
    }
  });

  test('the search of the top bar is wide enough for a thumb', async ({ page }) => {
    await signIn(page);
    const search = page.getByRole('button', { name: 'Search or run a command' });
    expect((await search.boundingBox())?.width).toBe(44);
    await search.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

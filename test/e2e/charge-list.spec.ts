import { expect, openCase, test, total } from './fixtures.ts';

test.beforeEach(async ({ page }) => {
  await openCase(page, { first: 'Lena', last: 'List', charges: ['211/212.5(c)', '136.1(b)(1)', '242'] });
});

test('a column that is not wanted is hidden, and stays hidden', async ({ page }) => {
  await page.getByText('Detailed', { exact: true }).click();
  const severity = page.getByRole('columnheader', { name: 'Severity', exact: true });
  await expect(severity).toBeVisible();
  // what is argued stands before what is beyond the edge, and the edge shows that more is
  for (const name of ['Upper', 'Consecutive/Concurrent', 'Sentence'])
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeInViewport({ ratio: 1 });
  // a row is two lines: its tags stand under its statute
  const dissuading = page.getByRole('row', { name: /PC 136.1/ });
  await expect(dissuading.getByText('Strike', { exact: true })).toBeVisible();
  expect((await dissuading.boundingBox())?.height).toBeLessThan(56);
  await expect(page.locator('.grid-frame')).toHaveCSS('background-image', /gradient/);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Severity', exact: true }).click();
  await expect(severity).toBeHidden();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Status', exact: true })).toBeVisible();
  await expect(severity).toBeHidden();
});

test('a check leads to the row it is about', async ({ page }) => {
  await page
    .getByRole('region', { name: 'Checks' })
    .getByRole('button', { name: /^Upper term needs proven facts/ })
    .click();
  await expect(page).toHaveURL(/\?charge=/);
  await expect(page.getByRole('region', { name: 'Charges', exact: true }).locator('tr[aria-current]')).toContainText(
    'Second degree robbery',
  );
  await expect(page.getByRole('region', { name: 'Why count 1 is 5y' })).toContainText('The middle term is the ceiling');
});

test('what is printed is dark on white, from the dark screen too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  // the total stands last, and once
  await expect(page.getByRole('button', { name: /^Total 5y/ })).toBeVisible();
  await expect(total(page)).toBeHidden();
  const [ground, ink] = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return [backgroundColor, color];
  });
  expect(ground).toBe('rgb(255, 255, 255)');
  expect(ink).not.toBe('rgb(233, 237, 242)');
});

test('the third-strike table stands within its panel on every desk', async ({ page }) => {
  await openCase(page, { first: 'Theo', last: 'Third', charges: ['211/212.5(c)'] });
  await page.getByRole('button', { name: '2+ Strikes', exact: true }).click();
  await expect(total(page)).toHaveText('25 - L');
  await page.getByRole('button', { name: /, count 1, show the steps$/ }).click();
  const table = page.getByRole('table', { name: 'Third-strike sentencing' });
  const panel = page.locator('.drawer-details');
  for (const width of [900, 1024, 1239, 1240, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [inner, outer] = await Promise.all([table.boundingBox(), panel.boundingBox()]);
    expect((inner?.x ?? 0) + (inner?.width ?? 0), `${width} wide`).toBeLessThanOrEqual(
      (outer?.x ?? 0) + (outer?.width ?? 0),
    );
  }
});

test('on a phone a closed choice of the principal term is whole in its field, with the focus too', async ({ page }) => {
  await openCase(page, { first: 'Tia', last: 'Tied', charges: ['211/212.5(c)', '211/212.5(c)'] });
  await page.setViewportSize({ width: 320, height: 640 });
  await page
    .getByRole('button', { name: /PC 211\/212\.5\(c\)/ })
    .last()
    .click();
  await page.getByRole('tab', { name: 'Controls' }).click();
  const field = page.getByRole('combobox', { name: 'Principal' });
  await field.focus();
  await expect(field.getByRole('option').first()).toContainText('→');
  const isWhole = await field.evaluate((select) => {
    if (!(select instanceof HTMLSelectElement)) return false;
    const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(select);
    const pen = document.createElement('canvas').getContext('2d');
    if (pen === null) return false;
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return pen.measureText(select.selectedOptions[0]?.text ?? '').width <= room;
  });
  expect(isWhole).toBe(true);
});

test('the terms of a subordinate count lie apart, and beside nothing else, on every desk', async ({ page }) => {
  const charges = ['211/212.5(c)', '664/245(a)(4)', '664/207(a)', '487(a)'];
  await openCase(page, { first: 'Tess', last: 'Terms', charges });
  const lines = page.locator('.ledger .alt');
  await expect(lines).toHaveCount(3);
  for (const width of [900, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const met = await lines.evaluateAll((all) =>
      all.flatMap((line) => {
        const runs = line.closest('td')?.nextElementSibling?.querySelector('button, b, span');
        const words = [...line.children, ...(runs ? [runs] : [])].map((each) => {
          const range = document.createRange();
          range.selectNodeContents(each);
          return range.getBoundingClientRect();
        });
        return words.flatMap((left, nth) =>
          words
            .slice(nth + 1)
            .filter((right) => left.bottom > right.top && right.bottom > left.top && left.right + 3 > right.left)
            .map(() => line.textContent),
        );
      }),
    );
    expect(met, `${width} wide`).toEqual([]);
  }
});

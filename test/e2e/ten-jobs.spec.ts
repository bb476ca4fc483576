import type { Locator, Page } from '@playwright/test';
import { expect, openCase, test, total } from './fixtures.ts';
import { screens } from './screens.ts';

/** Counts what is pressed; what is typed is not counted. */
function counted(page: Page) {
  let presses = 0;
  return {
    key: async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
      presses += keys.length;
    },
    tap: async (where: Locator) => {
      await where.click();
      presses += 1;
    },
    sum: () => {
      const sum = presses;
      presses = 0;
      return sum;
    },
  };
}

const charges = ['211/212.5(c)', '459/460(a)'];

test.describe('the ten jobs on a desk, in keys', () => {
  test('none needs more than it may', async ({ page }) => {
    await openCase(page, { first: 'Tess', last: 'Tenjobs', charges });
    const address = page.url();
    const { key, sum } = counted(page);
    await page.goto('/Cases');
    await expect(page.getByRole('link', { name: 'Tenjobs' }).first()).toBeVisible();
    await key('Control+k');
    await page.getByRole('textbox', { name: 'Search or run a command' }).fill('tenjobs');
    const palette = page.getByRole('dialog', { name: 'Search or run a command' });
    await expect(palette.getByText('Tenjobs, Tess').first()).toBeVisible();
    await key('Enter');
    await expect(page).toHaveURL(address);
    expect(sum(), 'open by name').toBe(2);

    await expect(total(page)).toBeVisible();
    await key('g', 'u');
    await expect(page.getByRole('heading', { name: 'Custody Credits' })).toBeVisible();
    expect(sum(), 'custody').toBe(2);
    await page.keyboard.type('3/14/26');
    await page.keyboard.press('Tab');
    await expect(page.getByText('Actual Time Served')).toBeVisible();

    await page.goto(address);
    await expect(total(page)).toBeVisible();
    await key('y');
    await expect(page.getByRole('heading', { name: /^Why / })).toBeInViewport();
    expect(sum(), 'why').toBe(1);

    await page.goto(address);
    await page.locator('tr[data-row] .sum').nth(1).focus();
    const before = (await total(page).textContent()) ?? '';
    await key('1');
    await expect(total(page)).not.toHaveText(before);
    expect(sum(), 'term').toBe(1);
    await key('c');
    await expect(page.getByText(/Concurrent/).first()).toBeVisible();
    expect(sum(), 'concurrent').toBe(1);
    await key('s', 'd');
    await expect(page.getByRole('button', { name: /^Status, count 2, Dismissed/ })).toBeVisible();
    expect(sum(), 'dismiss').toBe(2);
  });
});

test.describe('the ten jobs on a phone, in taps', () => {
  test.use({ viewport: screens.phone });

  test('none needs more than it may', async ({ page }) => {
    await openCase(page, { first: 'Tom', last: 'Thumbjobs', charges });
    const address = page.url();
    const { tap, sum } = counted(page);
    await page.goto('/Cases');
    await tap(page.getByRole('button', { name: 'Search or run a command' }));
    await page.getByRole('textbox', { name: 'Search or run a command' }).fill('thumb');
    await tap(page.getByRole('dialog').getByText('Thumbjobs, Tom').first());
    await expect(page).toHaveURL(address);
    expect(sum(), 'open by name').toBe(2);

    await tap(page.getByRole('button', { name: /^Mode, / }));
    await tap(page.getByRole('menuitem', { name: 'Custody Credits' }));
    await expect(page.getByLabel('Date In', { exact: true })).toBeInViewport();
    expect(sum(), 'custody').toBe(2);

    await page.goto(address);
    await tap(page.getByRole('button', { name: 'Why', exact: true }));
    await expect(page.getByRole('heading', { name: /^Why / })).toBeInViewport();
    expect(sum(), 'why').toBe(1);

    await page.goto(address);
    await tap(page.getByRole('button', { name: /PC 459\/460\(a\)/ }));
    await tap(page.getByRole('button', { name: /^Concurrent/ }));
    await expect(page.locator('.bottom-bar')).toContainText('was');
    expect(sum(), 'concurrent').toBe(2);
  });
});

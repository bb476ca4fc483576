import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, openCase, signIn, test } from './fixtures.ts';
import { screens } from './screens.ts';

const none = { x: 0, y: 0, width: 0, height: 0 };
const boxOf = async (what: Locator) => (await what.boundingBox()) ?? none;
const footOf = async (what: Locator): Promise<number> => {
  const { y, height } = await boxOf(what);
  return y + height;
};

/** A phone whose keyboard is up, and what is left of 1280 by 1024 at 400 %. */
const keyboardUp = { width: 390, height: 500 };
const narrowest = { width: 320, height: 256 };

/** One dialog stands, as large as the screen: its name and Close at the top, its buttons at the foot, each for a thumb. */
async function fillsTheScreen(page: Page, buttons: readonly string[]): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCount(1);
  const size = page.viewportSize() ?? screens.phone;
  await expect.poll(() => boxOf(dialog)).toEqual({ x: 0, y: 0, ...size });
  for (const atTop of [dialog.getByRole('heading').first(), dialog.getByRole('button', { name: 'Close' }).first()])
    expect(await footOf(atTop)).toBeLessThanOrEqual(64);
  for (const name of buttons) {
    const button = dialog.getByRole('button', { name, exact: true }).last();
    expect((await boxOf(button)).height).toBeGreaterThanOrEqual(44);
    expect([name, size.height - (await footOf(button)) <= 24]).toEqual([name, true]);
  }
}

/** Whatever has the focus lies whole in the screen with nothing over it, and nothing goes beyond the screen's side. */
async function cutsNothing(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  const covered = await dialog.evaluate((sheet) => {
    /** At its first line and its last; of a text that is typed where its caret stands. */
    const isSeen = (each: Element): boolean => {
      const { top, bottom, left, width } = each.getBoundingClientRect();
      const lines = each.matches('textarea') ? [top + 2] : [top + 2, bottom - 2];
      return lines.every((y) => {
        const over = document.elementFromPoint(left + width / 2, y);
        return over !== null && (each.contains(over) || (over.closest('label')?.contains(each) ?? false));
      });
    };
    const reached = [...sheet.querySelectorAll<HTMLElement>('button, input, textarea, select, a[href]')];
    const both = [...reached, ...reached.toReversed()];
    return both.flatMap((each) => {
      if (each.getBoundingClientRect().height < 2 || each.matches(':disabled, [tabindex="-1"], [readonly]')) return [];
      each.focus();
      return isSeen(each) ? [] : [each.outerHTML.slice(0, 100)];
    });
  });
  expect(covered, JSON.stringify(page.viewportSize())).toEqual([]);
}

async function holdsAtEverySize(page: Page, buttons: readonly string[]): Promise<void> {
  for (const size of [screens.phone, keyboardUp]) {
    await page.setViewportSize(size);
    await fillsTheScreen(page, buttons);
    await cutsNothing(page);
  }
  await page.setViewportSize(narrowest);
  await expect.poll(() => boxOf(page.getByRole('dialog'))).toEqual({ x: 0, y: 0, ...narrowest });
  await cutsNothing(page);
  await page.setViewportSize(screens.phone);
  await expectAccessible(page);
}

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone });

  test('a question, a long form and one of several buttons fill the screen, with their buttons at the foot', async ({
    page,
  }) => {
    await openCase(page, { first: 'Fay', last: 'Foot', charges: ['211/212.5(c)', '459/460(a)'] });
    const address = page.url().split('?')[0];

    await page.goto(`${address}?mode=tools`);
    const opener = page.getByRole('button', { name: 'Delete All Charges', exact: true });
    await opener.click();
    await holdsAtEverySize(page, ['Cancel', 'Delete All Charges']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();

    await page.goto(`${address}?mode=jury`);
    await page.getByRole('button', { name: 'Generate Report' }).click();
    await holdsAtEverySize(page, ['Generate Report']);
    await page.keyboard.press('Escape');

    await page.goto(address ?? '');
    await page.getByRole('button', { name: 'Why', exact: true }).click();
    await page.getByRole('button', { name: 'Report a wrong number' }).first().click();
    await holdsAtEverySize(page, ['Cancel', 'Send to support']);
  });

  test('one dialog stands at a time, and a form at the side fills the screen', async ({ page }) => {
    await page.setViewportSize({ width: 600, height: 844 });
    await signIn(page);
    await page.getByRole('button', { name: 'Add New Case' }).first().click();
    expect(await boxOf(page.getByRole('dialog'))).toEqual({ x: 0, y: 0, width: 600, height: 844 });
    await page.getByRole('button', { name: 'Close', exact: true }).focus();
    for (const key of ['Control+k', '?', 'n']) await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });
});

test('on a desk a question keeps its size in the middle, and none opens over another', async ({ page }) => {
  await openCase(page, { first: 'Dex', last: 'Desk', charges: ['211/212.5(c)'] });
  await page.goto(`${page.url().split('?')[0]}?mode=tools`);
  await page.getByRole('button', { name: 'Delete All Charges', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const { x, y, width, height } = await boxOf(dialog);
  expect([width, x, Math.abs(y + height / 2 - screens.desk.height / 2) < 2]).toEqual([440, 500, true]);
  for (const key of ['?', 'Control+k', 'a']) await page.keyboard.press(key);
  await expect(dialog).toHaveCount(1);
});

test('what is said for a moment lies over no button of a dialog, on a desk and on a phone', async ({ page }) => {
  await openCase(page, { first: 'Tess', last: 'Toast', charges: ['211/212.5(c)', '12022.53(b)'] });
  await page.getByRole('button', { name: 'Why', exact: true }).click();
  await page.locator('#why').getByRole('button', { name: 'Copy for the record' }).click();
  const said = page.locator('.mantine-Notification-root');
  await expect(said).toBeVisible();
  await page.getByRole('navigation', { name: 'Case modes' }).getByRole('link', { name: 'Offers' }).click();
  const dialog = page.getByRole('dialog', { name: 'What is open' });
  for (const size of [screens.desk, screens.phone]) {
    await page.setViewportSize(size);
    if (size === screens.phone) await page.getByText('Credit, stage and what is open').click();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    for (const name of ['Done', 'Close'])
      await dialog.getByRole('button', { name }).click({ trial: true, timeout: 5_000 });
    await expect(said).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

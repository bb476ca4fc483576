import type { Page } from '@playwright/test';
import { expect, openCase, openMode, test, total } from './fixtures.ts';
import { onDeskAndPhone } from './screens.ts';

const said = (page: Page) => page.locator('.mantine-Notification-root');
/** Long before it would go by itself. */
const gone = (page: Page) => expect(said(page)).toHaveCount(0, { timeout: 4_000 });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Selected Sentence' });
const statusOf = (page: Page, count: number) =>
  page.getByRole('button', { name: new RegExp(`^Status, count ${count}`) });
const placeOnPage = (part: Element): number => Math.round(part.getBoundingClientRect().y + window.scrollY);
const three = ['211/212.5(c)', '487(a)', '459/460(b)'];

/** Deletes a count of the ledger, which is said with its Undo. */
async function deleteCount(page: Page, count: number): Promise<void> {
  await statusOf(page, count).focus();
  await page.keyboard.press('Delete');
  await page.getByRole('dialog', { name: 'Delete charge' }).getByRole('button', { name: 'Delete' }).click();
  await expect(said(page).getByText(`Deleted count ${count}.`)).toBeVisible();
}

test('what says that a count was deleted offers Undo for that alone, and goes as something newer is done or it is undone', async ({
  page,
}) => {
  await openCase(page, { first: 'Uma', last: 'Undo', charges: three });
  await deleteCount(page, 3);
  await said(page).getByRole('button', { name: 'Undo' }).click();
  await expect(statusOf(page, 3)).toBeVisible();
  await gone(page);

  await deleteCount(page, 3);
  await page.getByRole('button', { name: /^Lower.*, count 1/ }).click();
  await gone(page);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(statusOf(page, 3)).toBeVisible();

  await openMode(page, 'Tools & Settings');
  await page.getByRole('button', { name: 'Delete without a question: press twice' }).click();
  await page.getByRole('button', { name: 'Press again to delete all charges' }).click();
  await expect(said(page).getByText('Deleted all charges.')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Delete without a question: press twice' })).toBeVisible();
  await gone(page);
});

test('at the foot of Tools & Settings what is said for a moment lies over no control, on a desk and on a phone', async ({
  page,
}) => {
  await openCase(page, { first: 'Ida', last: 'Foot', charges: three });
  await openMode(page, 'Tools & Settings');
  const work = page.getByRole('main');
  await work.getByRole('checkbox', { name: 'Select count 3' }).check();
  await work.getByRole('button', { name: 'Delete Charges' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(said(page).getByText('Deleted count 3.')).toBeVisible();
  // it stays as long as the pointer rests on it
  await said(page).hover();
  await onDeskAndPhone(page, async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const twice = work.getByRole('button', { name: 'Delete without a question: press twice' });
    await expect(twice).toBeInViewport({ ratio: 1 });
    const top = (await said(page).boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThan(0);
    const feet = await work
      .locator('button, a, input')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
    expect(Math.max(...feet)).toBeLessThanOrEqual(top);
  });
});

test('an enhancement that is moved to another count is named with where it went', async ({ page }) => {
  await openCase(page, { first: 'Mo', last: 'Move', charges: ['211/212.5(c)', '12022.53(b)', '211/212.5(c)'] });
  await page.getByRole('button', { name: /^Status, PC 12022\.53\(b\)/ }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(panel(page).locator('.was')).toContainText('PC 12022.53(b) moved to count 2');
});

test('what is saved of the case is said, shown at once and taken back like any other change', async ({ page }) => {
  await openCase(page, { first: 'Ana', last: 'Info', charges: ['211/212.5(c)'] });
  await expect(total(page)).toHaveText('5y');
  await openMode(page, 'Tools & Settings');
  const part = page.getByRole('region', { name: 'Edit Case Info' });
  const save = part.getByRole('button', { name: 'Save Changes' });
  await part.getByLabel('Last name').fill('Infante');
  await part.getByLabel('Case status').selectOption('Bench Warrant');
  const end = page.locator('#tools-delete');
  const before = await end.evaluate(placeOnPage);
  await save.click();
  await expect(part.getByText('Saved', { exact: true })).toBeVisible();
  expect(await end.evaluate(placeOnPage)).toBe(before);
  const caption = page.getByRole('heading', { level: 1 });
  await expect(caption).toHaveText('Infante, Ana');
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await expect(save).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(caption).toHaveText('Info, Ana');
  await expect(part.getByLabel('Last name')).toHaveValue('Info');
  await page.keyboard.press('Control+Shift+z');
  await expect(caption).toHaveText('Infante, Ana');
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await page.reload();
  await expect(part.getByLabel('Case status')).toHaveValue('2');
  await expect(caption).toHaveText('Infante, Ana');
});

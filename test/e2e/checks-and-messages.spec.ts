import type { Page } from '@playwright/test';
import { logIn } from './accounts/steps.ts';
import { expect, expectAccessible, openCase, test, total } from './fixtures.ts';
import { personOf } from './people.ts';

const reason = 'The probation report proves the factor.';
const panel = (page: Page) => page.getByRole('complementary', { name: 'Selected Sentence' });
const name = /^Upper term needs proven facts/;
const ceiling = (page: Page) => panel(page).getByRole('button', { name });
const drawer = (page: Page) => page.getByRole('region', { name: 'Why count 1 is 5y' });
const begin = (page: Page) => drawer(page).getByRole('button', { name: /^Dismiss: The middle term is the ceiling/ });
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Messages/ });
const log = (page: Page) => page.getByRole('dialog', { name: /^Messages/ });

async function upperTerm(page: Page, last: string): Promise<void> {
  await openCase(page, { first: 'Dee', last, charges: ['211/212.5(c)'] });
  await expect(total(page)).toHaveText('5y');
  await ceiling(page).click();
}

test('a check is dismissed with a reason, undone and redone, carried into a scenario, and shown again', async ({
  page,
}) => {
  await upperTerm(page, 'Dismiss');
  await begin(page).click();
  const form = drawer(page).getByRole('form', { name: /^Dismiss: / });
  const choice = form.getByRole('combobox', { name: 'Reason' });
  await expect(choice).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(begin(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Dismiss' }).click();
  await expect(choice).toBeFocused();
  await expect(choice).toHaveAccessibleDescription('Choose a reason.');
  await choice.selectOption('Another reason');
  await form.getByRole('button', { name: 'Dismiss' }).click();
  await expect(form.getByText('Write the reason.')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('textbox', { name: 'In your words' }).fill(reason);
  await form.getByRole('button', { name: 'Dismiss' }).click();

  await expect(ceiling(page)).toHaveCount(0);
  const fold = panel(page).getByText('1 dismissed');
  await expect(fold).toBeFocused();
  await expect(total(page)).toHaveText('5y');
  await page.keyboard.press('Control+z');
  await expect(ceiling(page)).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(ceiling(page)).toHaveCount(0);
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await page.reload();
  await expect(ceiling(page)).toHaveCount(0);
  await fold.click();
  await expect(panel(page).getByText(`Reason: ${reason}`)).toBeVisible();
  await expectAccessible(page);

  const tabs = page.getByRole('navigation', { name: 'Scenarios of this case' });
  await page.getByRole('button', { name: 'Scenarios', exact: true }).click();
  const manage = page.getByRole('dialog', { name: 'Manage Scenarios' });
  await manage.getByLabel('Name').fill('Offer');
  await manage.getByRole('button', { name: 'Create Scenario' }).click();
  await expect(tabs.getByRole('link', { name: 'Offer 5y' })).toHaveAttribute('aria-current', 'page');
  await fold.click();
  await expect(panel(page).getByText(`Reason: ${reason}`)).toBeVisible();
  await panel(page)
    .getByRole('button', { name: /^Show again: The middle term/ })
    .click();
  await expect(ceiling(page)).toBeVisible();
  await expect(ceiling(page)).toBeFocused();
  await tabs.getByRole('link', { name: 'Original Case 5y' }).click();
  await expect(fold).toBeVisible();
  await expect(ceiling(page)).toHaveCount(0);
});

test('what is shown for a moment is listed under Messages until log-out', async ({ page }) => {
  await upperTerm(page, 'Messages');
  await begin(page).click();
  await drawer(page).getByRole('combobox', { name: 'Reason' }).selectOption('Decided by the court');
  await drawer(page).getByRole('button', { name: 'Dismiss', exact: true }).click();
  await page.getByRole('navigation', { name: 'Case modes' }).getByRole('link', { name: 'Tools & Settings' }).click();
  const work = page.getByRole('main');
  await work.getByLabel('Sentencing date').fill('no day');
  await work.getByLabel('Sentencing date').press('Enter');
  await work.getByLabel('Count, count 1').fill('4');
  await work.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(work.getByRole('status').getByText('Saved')).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Messages, 3 unread');

  await bell(page).focus();
  await page.keyboard.press('Enter');
  await expect(log(page).getByRole('listitem')).toContainText([
    /^Note, \d+:\d\d [AP]MAdjust Count Numbers: Saved$/,
    /^Error, \d+:\d\d [AP]MSentencing date: That is not a day/,
    /^Note, \d+:\d\d [AP]MCheck dismissed: PC 1170\(b\)/,
  ]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(log(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();
  await expect(bell(page)).toHaveAccessibleName('Messages');

  await page.reload();
  await bell(page).click();
  await expect(log(page).getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 320, height: 640 });
  await expect(bell(page)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await bell(page).click();
  await expect(log(page).getByRole('heading', { name: 'Messages' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: 'Ines Demo' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await logIn(page, personOf('ines').email);
  await bell(page).click();
  await expect(log(page).getByText(/^No messages\./)).toBeVisible();
  await expect(log(page).getByRole('button', { name: 'Clear' })).toBeDisabled();
});

test('the messages can be cleared', async ({ page }) => {
  await upperTerm(page, 'Clear');
  await begin(page).click();
  await drawer(page).getByRole('combobox', { name: 'Reason' }).selectOption('Agreed by the parties');
  await drawer(page).getByRole('button', { name: 'Dismiss', exact: true }).click();
  await bell(page).click();
  await expect(log(page).getByRole('listitem')).toHaveCount(1);
  await log(page).getByRole('button', { name: 'Clear' }).click();
  await expect(log(page).getByRole('listitem')).toHaveCount(0);
  await expect(log(page).getByText(/^No messages\./)).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expect, expectAccessible, newCase, openCase, openMode, signIn, test, total } from './fixtures.ts';
import { byTurns, screens } from './screens.ts';

async function robbery(page: Page, last: string): Promise<void> {
  await openCase(page, { first: 'Wil', last, charges: ['211/212.5(c)'] });
}

test('each choice says what it would bring before it is made', async ({ page }) => {
  await robbery(page, 'Weigh');
  await page.getByRole('button', { name: 'What each level would bring' }).click();
  const levels = page.getByRole('region', { name: 'What each level would bring' });
  await expect(levels.getByRole('row', { name: /^1 Strike/ })).toContainText('10y');
  await expect(levels.getByRole('link', { name: 'PC 667(e)(1)' })).toHaveAttribute(
    'href',
    /^\/Law\?code=PC&section=667\(e\)\(1\)&on=/,
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(total(page)).toHaveText('5y');
  await page.getByRole('button', { name: /^Status, count 1/ }).click();
  await expect(page.getByRole('menuitemradio', { name: /^Dismissed/ })).toContainText('No sentence');
});

test('a key that sets nothing says why', async ({ page }) => {
  await openCase(page, { first: 'Kim', last: 'Keys', charges: ['242'] });
  await page.getByRole('button', { name: 'PC 242' }).press('1');
  await expect(page.getByText('Only a felony has a lower, middle and upper term.')).toBeVisible();
});

// PC 17(b), 182(a)
test('a conspiracy to commit a misdemeanor is charged down by one key, and stays so', async ({ page }) => {
  await openCase(page, { first: 'Dora', last: 'Down', charges: ['182/242'] });
  await expect(total(page)).toHaveText('3y');
  await page.getByRole('button', { name: 'PC 182/242' }).press('w');
  await expect(total(page)).toHaveText('364d');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Severity, count 1, Misdemeanor' }).click();
  await expect(total(page)).toHaveText('3y');
});

test('a row of the search is charged as an attempt by one key', async ({ page }) => {
  await signIn(page);
  await newCase(page, 'Ada', 'Attempt');
  const overlay = page.getByRole('dialog', { name: /Add Charge/ });
  await overlay.getByLabel('Statute number or words').fill('211');
  await expect(overlay.getByRole('row', { name: /^PC 211\/212\.5\(c\)/ })).toBeVisible();
  await overlay.getByLabel('Statute number or words').press('ArrowDown');
  await page.keyboard.press('a');
  await expect(overlay.getByRole('button', { name: 'Attempt', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(overlay.getByText('PC 664/211/212.5(c) as Count 1')).toBeVisible();
  await overlay.getByRole('complementary').getByRole('button', { name: 'Add', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'PC 664/211/212.5(c)' })).toBeVisible();
});

test('charges are added by the keyboard alone, one after the other', async ({ page }) => {
  await signIn(page);
  await newCase(page, 'Kay', 'Board');
  const overlay = page.getByRole('dialog', { name: /Add Charge/ });
  const field = overlay.getByLabel('Statute number or words');
  const options = overlay.getByRole('complementary');
  await expect(field).toBeFocused();
  await page.keyboard.type('211');
  await expect(options.getByText('PC 211/212.5(c) as Count 1')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(options.getByRole('button', { name: 'Add', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add Charge · 1 in this case' })).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.type('12022.53(b)');
  await expect(options.getByText('PC 12022.53(b), attached to Count 1')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(options.getByRole('button', { name: 'Add', exact: true })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(total(page)).toHaveText('15y');
});

byTurns((screen, flow) => {
  flow('a charge is opened, replaced by another of its group, and put back', async ({ page }) => {
    await robbery(page, `Replace ${screen}`);
    if (screen === 'phone')
      await page.getByRole('button', { name: /PC 211\/212\.5\(c\) Second degree robbery/ }).click();
    else await page.getByRole('button', { name: '5y, count 1, show the steps' }).click();
    await expect(page.getByRole('region', { name: 'Why count 1 is 5y' })).toContainText('the upper term');
    await page.getByRole('tab', { name: 'Law Text' }).click();
    await expect(page.getByRole('tabpanel').locator('mark')).toHaveText('5 years');
    await page.getByRole('tab', { name: 'Info' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('Principal term: the longest term');
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Controls' }).click();
    await page.getByRole('button', { name: 'Replace charge' }).click();
    const picker = page.getByRole('dialog', { name: 'Replace charge' });
    await picker.getByRole('radio', { name: /212\.5\(a\)/ }).check();
    await expectAccessible(page);
    await picker.getByRole('button', { name: 'Replace' }).click();
    await expect(page.getByText(/takes the place of PC 211\/212\.5\(c\)/)).toBeVisible();
    await page
      .getByText(/takes the place of/)
      .locator('..')
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(page.getByRole('region', { name: 'Charges', exact: true })).toContainText('PC 211/212.5(c)');
  });

  flow('custody that goes on is counted to the day of sentence, each number with its authority', async ({ page }) => {
    await robbery(page, `Custody ${screen}`);
    const work = page.getByRole('main');
    await openMode(page, 'Tools & Settings');
    await work.getByLabel('Sentencing date').fill('6/9/26');
    await work.getByLabel('Sentencing date').press('Enter');
    await openMode(page, 'Custody Credits');
    await work.getByLabel('Date In').fill('5/1/26');
    await work.getByLabel('Date In').press('Enter');
    await expect(work.getByRole('checkbox', { name: /^Still in custody/ })).toBeChecked();
    await expect(work.getByLabel('Date Out 1', { exact: true })).toHaveValue('06/09/2026');
    await expect(work.locator('.figures')).toContainText('46');
    await expect(work.getByRole('link', { name: 'PC 2933.1(a)' }).first()).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(screens[screen].width);
    await openMode(page, 'Release Date');
    await expect(work.getByText('Counted from 06/09/2026 until a start date is given.')).toBeVisible();
    await work.getByRole('radio', { name: '0%', exact: true }).check();
    await expect(work.getByRole('row', { name: /^− 0 future credit: none is earned/ })).toBeVisible();
    await expectAccessible(page);
  });

  flow('a limitation of probation is pleaded by a press', async ({ page }) => {
    await robbery(page, `Plead ${screen}`);
    const work = page.getByRole('main');
    await openMode(page, 'Probation Eligibility');
    await expect(work.getByRole('heading', { name: 'Charge-based Limitations' })).toBeVisible();
    await work.getByRole('button', { name: 'Add Limitations' }).click();
    const limits = page.getByRole('dialog', { name: 'Add Limitations' });
    await limits
      .getByRole('group', { name: /^How Designated/ })
      .getByRole('button', { name: 'True' })
      .click();
    await page.keyboard.press('Escape');
    await work.getByRole('button', { name: /^Add as charge/ }).click();
    await expect(work.getByRole('button', { name: /^Add as charge/ })).toHaveCount(0);
    await expect(
      work.getByRole('group', { name: /^How Designated/ }).getByRole('button', { name: 'Pled' }),
    ).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
  });
});

test('several charges are ticked by their rows and saved at once', async ({ page }) => {
  await robbery(page, 'Several');
  await page.getByRole('navigation', { name: 'Case modes' }).getByRole('link', { name: 'Tools & Settings' }).click();
  await page.getByRole('cell', { name: 'Consecutive' }).click();
  const bar = page.getByRole('region', { name: 'Selected charges' });
  await bar.getByLabel('Set Status').selectOption('Dismissed');
  await bar.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await expect(total(page)).toHaveText('No sentence');
  await openMode(page, 'Charges');
  const words = await page.getByRole('button', { name: 'Total No sentence, show all steps' }).boundingBox();
  const column = await page.getByRole('columnheader', { name: 'Sentence' }).boundingBox();
  const rightOf = (box: typeof words) => (box === null ? Number.NaN : box.x + box.width);
  expect(rightOf(words)).toBeLessThanOrEqual(rightOf(column));
});

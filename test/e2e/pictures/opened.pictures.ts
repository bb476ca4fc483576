import type { Page } from '@playwright/test';
import { expect, openCase, openMode, signIn, test } from '../fixtures.ts';
import { copyAs } from '../opened-case.ts';
import { openSixty } from '../sixty-counts.ts';
import { inEveryLook, type Look, takenOn } from './take.ts';

/** The case of the drawings: two robberies with a gun each, and the gun of a felon. */
const charges = ['211/212.5(c)', '12022.53(b)', '211/212.5(c)', '12022.53(b)', '29800(a)(1)'];

/** Opens the row of a count: its sum on a desk, the row itself on a phone. */
const openRow = (page: Page, { screen }: Look, count: number): Promise<void> =>
  screen === 'desk'
    ? page
        .getByRole('button', { name: new RegExp(`, count ${count}, show the steps$`) })
        .first()
        .click()
    : page
        .locator('.phone-row')
        .filter({ hasText: 'PC 211' })
        .nth(count - 1)
        .click();

inEveryLook((look) => {
  const last = `Opened ${look.scheme} ${look.screen}`;
  const inSight = { fullPage: false };

  test('what opens in the ledger', async ({ page }) => {
    const take = takenOn(page, look);
    await openCase(page, { first: 'Jordan', last, charges });
    await take('ledger', inSight);
    await openRow(page, look, 2);
    await take('ledger-row');
    await page.keyboard.press('Escape');
    await openRow(page, look, 1);
    await take('ledger-check');
    if (look.screen === 'desk')
      for (const tab of ['Info', 'Law Text', 'Collaterals']) {
        await page.getByRole('tab', { name: tab }).first().click();
        await take(`ledger-${tab}`);
      }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Why', exact: true }).click();
    await expect(page.getByRole('heading', { name: /^Why / })).toBeInViewport();
    await take('ledger-why', inSight);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Law of the offense/ }).click();
    await expect(page.getByText('Which law is read')).toBeVisible();
    await take('ledger-law', inSight);
  });

  test('what is chosen in the ledger', async ({ page }) => {
    const take = takenOn(page, look);
    await openCase(page, { first: 'Jordan', last, charges });
    if (look.screen === 'desk') {
      for (const menu of ['Status', 'Run']) {
        await page
          .getByRole('button', { name: new RegExp(`^${menu}.*, count 2`) })
          .first()
          .click();
        await take(`ledger-menu-${menu}`, inSight);
        await page.keyboard.press('Escape');
      }
      await page.getByRole('button', { name: 'Detailed' }).click();
      await take('ledger-detailed', inSight);
      await page.getByRole('button', { name: 'Compact' }).click();
      await page.getByRole('button', { name: /^Lower, count 1/ }).click();
      await expect(page.getByText(/Saved \d/)).toBeVisible();
      await take('ledger-changed', inSight);
    }
    await page.getByRole('button', { name: 'Without it' }).click();
    await take('ledger-without');
  });

  test('sixty counts', async ({ page }) => {
    await signIn(page);
    await openSixty(page);
    await takenOn(page, look)('ledger-sixty');
    await page
      .getByRole('button', { name: /3 to 20|3–20/ })
      .first()
      .click();
    await takenOn(page, look)('ledger-sixty-open');
  });

  test('scenarios and reports', async ({ page }) => {
    const take = takenOn(page, look);
    await openCase(page, { first: 'Jordan', last, charges });
    await copyAs(page, 'DA offer', 'Court offer');
    await take('scenarios', inSight);
    const address = page.url().split('?')[0] ?? '';
    if (look.screen === 'desk') {
      await page.getByRole('button', { name: 'Scenarios', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Manage Scenarios' })).toBeVisible();
      await take('scenarios-managed', inSight);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Compare' }).first().click();
      await expect(page.getByRole('dialog', { name: 'Compare scenarios' })).toBeVisible();
      await take('scenarios-compared', inSight);
    }
    await page.goto(`${address}?showReportModal=1`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await take('reports', inSight);
  });

  test('a search, a crime and the forms', async ({ page }) => {
    const take = takenOn(page, look);
    await signIn(page);
    await page.getByRole('button', { name: 'Add New Case' }).first().click();
    await expect(page.getByRole('dialog', { name: 'New case' })).toBeVisible();
    await take('new-case', inSight);
    await page.keyboard.press('Escape');
    await page.goto('/singleSearch?q=robbery');
    await page
      .getByRole('button', { name: /PC 211\/212\.5\(c\)/ })
      .first()
      .click();
    await take('crime');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('textbox').fill('burglary');
    await expect(page.getByRole('dialog').getByText('First degree burglary').first()).toBeVisible();
    await take('palette', inSight);
    await page.keyboard.press('Escape');
    await openCase(page, { first: 'Jordan', last, charges });
    await page.keyboard.press('a');
    await page.getByLabel('Statute number or words').fill('burglary');
    await page
      .getByRole('button', { name: /^Add PC 459\/460\(a\)/ })
      .first()
      .click();
    await take('add-charge-chosen', inSight);
    await page.keyboard.press('Escape');
    await openMode(page, 'Tools & Settings');
    await page.getByRole('button', { name: 'Delete All Charges', exact: true }).click();
    await take('question', inSight);
  });
});

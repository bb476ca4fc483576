import type { Page } from '@playwright/test';
import { answerOnce, expect, expectAccessible, openCase, test } from './fixtures.ts';
import type { Name } from './people.ts';
import { byTurns, type Screen } from './screens.ts';

/** People who delete nothing else in this run. */
const whoOn: Record<Screen, Name> = { desk: 'ada', phone: 'emil' };

const opener = (page: Page, name: string) => page.getByRole('link', { name }).first();

async function deleteCase(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Delete ${name}`) }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete case' });
  await expect(dialog).toContainText('Are you sure you want to delete this case and all associated charges?');
  await expect(dialog).toContainText('For 30 days you can restore it under Recently deleted.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(`Deleted ${name}.`)).toBeVisible();
}

byTurns((screen, flow) => {
  flow('a deletion is undone, and a deleted case is restored with its charges, by keys alone', async ({ page }) => {
    // the case of a failed try stands beside this one
    const last = `${screen === 'desk' ? 'Deskward' : 'Phoneward'}${'again'.repeat(test.info().retry)}`;
    await openCase(page, { first: 'Rosa', last, charges: ['211/212.5(c)'], who: whoOn[screen] });
    await page.getByRole('link', { name: 'Countwise' }).click();
    await expect(opener(page, last)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Recently deleted', exact: true })).toBeVisible();

    await deleteCase(page, `${last}, Rosa`);
    await expect(opener(page, last)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Recently deleted \(\d\)$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(`Restored ${last}, Rosa.`)).toBeVisible();
    await expect(opener(page, last)).toBeVisible();

    await deleteCase(page, `${last}, Rosa`);
    await page.reload();
    await page.getByRole('button', { name: 'Recently deleted (1)' }).focus();
    await page.keyboard.press('Enter');
    const deleted = page.getByRole('dialog', { name: 'Recently deleted' });
    await expect(deleted.getByRole('listitem')).toHaveText([
      new RegExp(`^${last}, Rosa, \\d\\d-00-\\d\\dDeleted \\d\\d/\\d\\d/\\d{4} · 30 days left`),
    ]);
    await expectAccessible(page);
    const restore = deleted.getByRole('button', { name: new RegExp(`^Restore ${last}, Rosa, `) });
    const body = { message: 'There is no such case.', requestId: 'none' };
    await answerOnce(page, '**/api/cases/restore/*', { status: 404, json: body });
    await restore.press('Enter');
    await expect(page.getByRole('alert')).toContainText(`Not saved: restore the case. ${last}, Rosa`);
    await restore.press('Enter');
    await expect(deleted).toContainText('No deleted cases. A case that you delete is kept here for 30 days');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Recently deleted', exact: true })).toBeFocused();
    await opener(page, last).click();
    await expect(page.getByText('PC 211/212.5(c)').first()).toBeVisible();
  });
});

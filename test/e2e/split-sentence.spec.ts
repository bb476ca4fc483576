import { expect, expectAccessible, openCase, openMode } from './fixtures.ts';
import { byTurns } from './screens.ts';

byTurns((screen, flow) => {
  flow('a county jail term is split by slider and in days, undone, redone and kept', async ({ page }) => {
    await openCase(page, { first: 'Sam', last: `Split ${screen}`, charges: ['487(a)'] });
    await openMode(page, 'Release Date');
    const work = page.getByRole('main');
    const start = work.getByLabel('Start date');
    await start.fill('8/1/26');
    await start.press('Enter');
    await expect(work.getByText(/^No split is stated\. The whole term is counted in custody\./)).toBeVisible();
    await expectAccessible(page);

    const days = work.getByLabel('Custody part in days');
    await days.fill('2000');
    await days.press('Enter');
    await expect(work.getByText('Give a whole number of days from 0 to 1080, the term.')).toBeVisible();
    await expectAccessible(page);
    await days.fill('390');
    await days.press('Enter');
    const slider = work.getByRole('slider', { name: 'Custody part' });
    const thirteenMonths = '13m in custody, 1y 11m on mandatory supervision';
    await expect(slider).toHaveAttribute('aria-valuetext', thirteenMonths);

    await slider.press('ArrowLeft');
    const ends = (part: string) => work.getByRole('definition').filter({ hasText: part });
    await expect(ends('1y, until 01/31/2027')).toContainText('PC 4019(a)(6)');
    await expect(ends('2y, until 01/31/2029')).toContainText('PC 1170(h)(5)(B)');
    await expect(days).toHaveValue('360');
    await expect(work.getByText(/Custody part of the sentence of 3y, from 08\/01\/2026/)).toBeVisible();
    await expectAccessible(page);

    await page.keyboard.press('Control+z');
    await expect(slider).toHaveAttribute('aria-valuetext', thirteenMonths);
    await page.keyboard.press('Control+Shift+z');
    await expect(days).toHaveValue('360');
    await expect(page.getByText(/Saved \d/)).toBeVisible();

    await page.reload();
    await expect(days).toHaveValue('360');
    // a reload the moment after loses nothing: what is let go is in the queue
    await slider.press('End');
    await page.reload();
    await expect(days).toHaveValue('1080');
    await expect(work.getByText('A straight term: no supervision follows it.')).toBeVisible();
    await days.fill('');
    await days.press('Enter');
    await expect(work.getByText(/^No split is stated\./)).toBeVisible();
  });
});

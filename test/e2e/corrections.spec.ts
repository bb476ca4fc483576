import { lastAnswer } from '@countwise/contract';
import { engineVersion } from '@countwise/engine';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { setOfCase } from '../table.ts';
import { answerOnce, expect, expectAccessible, openCase, test, total } from './fixtures.ts';
import type { Name } from './people.ts';
import { byTurns, type Screen } from './screens.ts';

/** People whose list holds nothing else that a correction changed. */
const whoOn: Record<Screen, Name> = { desk: 'ada', phone: 'emil' };

/** A call of the API as the user who is signed in. */
async function api(page: Page, method: string, path: string, data?: object): Promise<unknown> {
  const token = await page.evaluate(() => localStorage.getItem('user_token'));
  const headers = { authorization: `Bearer ${token}` };
  return (await page.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) })).json();
}
const told = z.object({ LastAnswer: lastAnswer });
const charges = z.array(z.object({ Id: z.string(), CountNumber: z.number() }));

/** Burglary, middle term, and robbery, upper term and concurrent: 5y, which 2026.11 counted 5y 8m. Answers the case's id. */
async function concurrentCase(page: Page, last: string, who: Name): Promise<string> {
  await openCase(page, { first: 'Rosa', last, charges: ['459/460(b)', '211/212.5(c)'], who });
  const id = page.url().split('/').at(-1) ?? '';
  const counts = charges.parse(await api(page, 'GET', `/charges/CaseId/${id}`));
  const change = (count: number, fields: object) =>
    api(page, 'PUT', `/charges/${counts.find((one) => one.CountNumber === count)?.Id}`, fields);
  await change(1, { SelectedTerm: 2 });
  await change(2, { Concurrency: 1 });
  await page.reload();
  await expect(page.locator('.total-figure').first()).toHaveText('5y');
  return id;
}

async function leaveAsOlder(page: Page, database: string, caseId: string): Promise<void> {
  const { LastAnswer } = told.parse(await api(page, 'GET', `/cases/${caseId}`));
  const older = { engine: '2026.11', total: '5y 8m', determinateDays: 2040 };
  await setOfCase(database, caseId, { LastAnswer: { ...LastAnswer, ...older } });
}

const notice = (page: Page) => page.getByRole('region', { name: 'Changed by a correction' });

byTurns((screen, flow) => {
  flow(
    'a case whose total a correction changed is marked in the list and tells it once',
    async ({ page, database }) => {
      const last = `Corrected${screen}`;
      const id = await concurrentCase(page, last, whoOn[screen]);
      await leaveAsOlder(page, database, id);

      await page.goto('/Cases');
      const chip = page.getByRole('button', { name: /^Changed by a correction/ });
      await expect(chip).toHaveText('Changed by a correction 1');
      await expectAccessible(page);
      await chip.click();
      await expect(page.getByRole('link', { name: last })).toHaveCount(1);
      await expect(page.locator('.case-opener')).toHaveCount(1);
      await page.getByRole('link', { name: last }).click();

      await expect(notice(page)).toContainText(`Was 5y 8m (2026.11). Now 5y (${engineVersion}).`);
      await expect(notice(page)).toContainText('The charges and facts are as you left them.');
      await expect(notice(page).getByRole('listitem')).toHaveText([
        /^A count marked concurrent is compared whole .* PC 669\(a\), \(b\)$/,
      ]);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        page.viewportSize()?.width ?? 0,
      );
      await notice(page).getByRole('button', { name: 'All corrections' }).click();
      const all = page.getByRole('dialog', { name: 'Corrections of the rules' });
      await expect(all).toContainText('5y 8m became 5y.');
      await expect(all.getByRole('link', { name: 'PC 669(a)' }).first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');

      await page.reload();
      const failed = { status: 500, json: { message: 'Something went wrong on our side.', requestId: 'none' } };
      await answerOnce(page, '**/api/corrections/understood/*', failed);
      await notice(page).getByRole('button', { name: 'Understood' }).click();
      await expect(page.getByRole('alert')).toContainText('Not saved: note that you have understood.');
      await notice(page).getByRole('button', { name: 'Understood' }).click();
      await expect(notice(page)).toHaveCount(0);
      await page.reload();
      await expect(page.getByText('PC 211/212.5(c)').first()).toBeVisible();
      await expect(notice(page)).toHaveCount(0);
      await page.goto('/Cases');
      await expect(page.getByRole('link', { name: last })).toBeVisible();
      await expect(chip).toHaveCount(0);
    },
  );

  flow('a wrong number is reported with what is shown and nobody’s name', async ({ page, inbox }) => {
    const last = `Reported${screen}`;
    const id = await concurrentCase(page, last, whoOn[screen]);
    await page.getByRole('button', { name: 'Report a wrong number' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report a wrong number' });
    await dialog.getByRole('button', { name: 'Send to support' }).click();
    await expect(dialog).toContainText('Say which number is wrong.');
    const shown = dialog.getByLabel('Exactly this is sent with your words');
    await expect(shown).toHaveValue(/"total": "5y"/);
    expect(await shown.inputValue()).not.toContain(last);
    await expectAccessible(page);
    const words = `It should be 5 years, ${screen} ${Date.now()}.`;
    await dialog.getByLabel('Which number is wrong, and what should it be?').fill(words);
    const refused = { status: 429, json: { message: 'Too many reports for one day.', requestId: 'none' } };
    await answerOnce(page, '**/api/corrections/wrongNumber', refused);
    await dialog.getByRole('button', { name: 'Send to support' }).click();
    await expect(dialog.getByRole('alert')).toContainText('You can write to support@countwise.example.');
    await dialog.getByRole('button', { name: 'Send to support' }).click();
    await expect(page.getByText('Sent. Our support answers by e-mail.').first()).toBeVisible();
    const letters = z
      .array(z.object({ subject: z.string(), text: z.string() }))
      .parse(await (await page.request.get(`${inbox}/outbox?to=support@countwise.example`)).json())
      .filter(({ text }) => text.includes(words));
    expect(letters.map(({ subject }) => subject)).toEqual(['Wrong number: Charges']);
    expect(letters[0]?.text).toContain(id);
    expect(letters[0]?.text).toContain('"caseFile": 1');
    expect(letters[0]?.text).not.toContain(last);
  });

  flow('every mode of a case and the calculator have the way to report', async ({ page }) => {
    await openCase(page, { first: 'Rosa', last: `Modes${screen}`, charges: ['211/212.5(c)'], who: whoOn[screen] });
    const address = page.url().split('?')[0] ?? '';
    for (const mode of ['tools', 'factors', 'credits', 'release', 'probation', 'jury']) {
      await page.goto(`${address}?mode=${mode}`);
      await expect(page.getByRole('button', { name: 'Report a wrong number' })).toBeVisible();
    }
    await page.goto('/creditCalculator');
    await page.getByRole('button', { name: 'Report a wrong number' }).click();
    await expect(page.getByLabel('Exactly this is sent with your words')).toHaveValue(
      /Screen: Credit Calculator\nCase: none/,
    );
    await expectAccessible(page);
  });
});

test('the total itself is the corrected one, and the notice says what the user changed since', async ({
  page,
  database,
}) => {
  const id = await concurrentCase(page, 'Since', 'ines');
  await leaveAsOlder(page, database, id);
  await page.reload();
  await expect(notice(page)).toContainText(`Now 5y (${engineVersion}).`);
  await expect(total(page)).toHaveText('5y');
  await page.getByRole('button', { name: /^Lower, count 2/ }).click();
  await expect(notice(page)).toContainText('With your own changes since then it is 2y.');
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await page.reload();
  await expect(notice(page)).toContainText(`Was 5y 8m (2026.11). Now 5y (${engineVersion}).`);
});

import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, newCase, signIn, test } from './fixtures.ts';
import { onDeskAndPhone } from './screens.ts';

test('a hearing is set, stands under its day, is saved as a calendar, moved by one and found by name', async ({
  page,
}) => {
  const last = 'Ñandú';
  await page.clock.setFixedTime(new Date('2026-11-23T17:00:00Z'));
  await signIn(page);
  await newCase(page, 'Ben', last);
  await page.goto('/Cases');
  await page.getByRole('searchbox').fill('nandu, ben');
  await page
    .getByRole('button', { name: /^Edit Ñandú/ })
    .first()
    .click();
  const panel = page.getByRole('dialog', { name: 'Edit case' });
  await panel.getByLabel('Next hearing').fill('1/5/27');
  await panel.getByLabel('Time of the hearing').fill('08:30');
  await panel.getByLabel('Court', { exact: true }).fill('Main Courthouse');
  await panel.getByLabel('Department', { exact: true }).fill('12');
  await panel.getByLabel('Tags', { exact: true }).fill('Drug court, felony');
  await panel.getByRole('button', { name: 'Save Changes' }).click();
  await expect(panel).toBeHidden();
  await page.getByLabel('Tag', { exact: true }).selectOption('felony');
  await expect(page.getByText('Drug court', { exact: true })).toHaveCount(1);
  await onDeskAndPhone(page, expectAccessible);
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  const day = page.getByRole('region', { name: 'Hearings 01/05/2027' });
  await expect(day.getByRole('heading', { name: 'Tuesday 01/05/2027' })).toBeVisible();
  await expect(day.getByRole('heading', { name: 'Main Courthouse, Dept. 12' })).toBeVisible();
  await expect(day.getByText('8:30 AM')).toBeVisible();
  await onDeskAndPhone(page, expectAccessible);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as calendar' }).click();
  const saved = await readFile(await (await download).path(), 'utf8');
  expect(saved).toContain('DTSTART;TZID=America/Los_Angeles:20270105T083000');
  await page.getByRole('button', { name: 'Read a calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hearings from a calendar' });
  const file = (text: string) => ({ name: 'a.ics', mimeType: 'text/calendar', buffer: Buffer.from(text) });
  await dialog.getByLabel('Calendar file (.ics)').setInputFiles(file('no calendar'));
  await expect(dialog.getByRole('alert')).toHaveText('This file is no calendar. Choose one that ends in .ics.');
  await dialog.getByLabel('Calendar file (.ics)').setInputFiles(file(saved));
  await expect(dialog.getByRole('status')).toContainText('already');
  await dialog
    .getByLabel('Calendar file (.ics)')
    .setInputFiles(file(saved.replaceAll('20270105T0830', '20270108T1330')));
  await onDeskAndPhone(page, expectAccessible);
  await dialog.getByRole('button', { name: /^Set \d+ hearing/ }).click();
  await expect(page.getByRole('region', { name: 'Hearings 01/08/2027' })).toContainText('1:30 PM');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Hearings 01/08/2027' })).toContainText('1:30 PM');
  await page.keyboard.press('/');
  await page.keyboard.type('nandu ben');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/Cases\/[\w-]+/);
  await expect(page.getByText(last).first()).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expect, openCase } from './fixtures.ts';
import { opened } from './opened-case.ts';

/** Sixty counts of ten kinds, twenty with a gun, some of them beside others, stayed or dismissed. */
const sixty = [
  { crime: 'pc-211_212.5-c~f~1979-01-01', count: 1, gun: true, set: { SelectedTerm: 3 } },
  { crime: 'pc-211_212.5-a~f', count: 1, gun: true },
  { crime: 'pc-211_212.5-c~f~1979-01-01', count: 18, gun: true },
  { crime: 'pc-215-a~f~1993-10-01', count: 1 },
  { crime: 'pc-459_460-a~f~1979-01-01', count: 20 },
  { crime: 'pc-487-a~f~2011-01-01', count: 10 },
  { crime: 'pc-530.5-a~f~1998-01-01', count: 4, set: { Concurrency: 1 } },
  { crime: 'pc-496-a~f', count: 3, set: { ChargeStatus: 3 } },
  { crime: 'pc-422-a~f~1988-09-26', count: 1, set: { ChargeStatus: 2 } },
  { crime: 'pc-29800-a-1~f~2012-01-01', count: 1 },
];

/** The gestures that charge them. */
function gesturesOfSixty(caseId: string): readonly object[] {
  const counts = sixty.flatMap((kind) => Array.from({ length: kind.count }, () => kind));
  const writes = counts.flatMap(({ crime, gun = false, set }, place) => {
    const Own = crypto.randomUUID();
    const fields = { CrimeId: crime, Date: '2026-03-14', CountNumber: place + 1, SelectedTerm: 2, ...set };
    const allegation = { ...fields, CrimeId: 'pc-12022.53-b~f~1998-01-01', parentCharge: `${caseId}.${Own}` };
    const charge = { kind: 'add', Own, fields };
    return gun ? [charge, { kind: 'add', Own: crypto.randomUUID(), fields: allegation }] : [charge];
  });
  return [writes.slice(0, 40), writes.slice(40)].map((part) => ({ RequestId: crypto.randomUUID(), writes: part }));
}

/** Opens a case of sixty counts that fold to ten lines, for the individual subscriber. */
export async function openSixty(page: Page): Promise<void> {
  await openCase(page, { last: 'Sixty', charges: [] });
  const { id, post } = await opened(page);
  for (const gesture of gesturesOfSixty(id)) await post(`/cases/${id}/changes`, gesture);
  await page.reload();
  await expect(page.getByRole('complementary', { name: 'Selected Sentence' })).toContainText('133y 4m');
  await expect(page.getByText('60 counts on 10 lines')).toBeVisible();
}

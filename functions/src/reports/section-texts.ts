import { type ChargeRecord, lawDayOf } from '@countwise/contract';
import type { IsoDate } from '@countwise/engine';
import type { CatalogueRow } from '@countwise/seed';
import type { LawText } from '@countwise/seed/node';
import type { SectionText } from './report.ts';

/** What the section of each crime says on the days of its charges, where it was imported; one text of several days once. */
export async function sectionTexts(
  charges: readonly Pick<ChargeRecord, 'CrimeId' | 'Date' | 'DateRangeEnd'>[],
  crimes: readonly Pick<CatalogueRow, 'id' | 'codeDefinitionCode' | 'section'>[],
  lawText: Pick<LawText, 'lawText'> | undefined,
): Promise<readonly SectionText[]> {
  if (lawText === undefined) return [];
  const daysOf = (id: string): readonly IsoDate[] =>
    [...new Set(charges.filter(({ CrimeId }) => CrimeId === id).map(lawDayOf))].toSorted();
  const asked = crimes.flatMap((crime) => daysOf(crime.id).map((day) => ({ crime, day })));
  const found = await Promise.all(
    asked.map(async ({ crime: { id, codeDefinitionCode, section }, day }) => {
      const official = await lawText.lawText(codeDefinitionCode, section, day);
      return official === null ? [] : [{ ...official, crimeId: id, days: [day] }];
    }),
  );
  const told = new Map<string, SectionText>();
  for (const one of found.flat()) {
    const text = JSON.stringify([one.crimeId, one.inForce, one.text]);
    told.set(text, { ...one, days: [...(told.get(text)?.days ?? []), ...one.days] });
  }
  return [...told.values()];
}

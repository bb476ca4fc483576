import {
  type BundledCharge,
  type CaseRecord,
  type CrimeHit,
  type CrimeRecord,
  childId,
  freeCount,
} from '@countwise/contract';
import type { OffenseDates } from '../../shared/crime/date-choice.tsx';
import type { ChargeRow } from '../work/case-work.ts';
import { takenCounts } from './attach.ts';
import { type ChargeToAdd, chargeOf, firstDraft } from './draft.ts';

/** The charges of a case as a bundle keeps them: each crime before what hangs on it. */
export function bundledOf(rows: readonly ChargeRow[]): readonly BundledCharge[] {
  const inOrder = [...rows.filter(({ under }) => under === null), ...rows.filter(({ under }) => under !== null)];
  const placeOf = (id: string | null) => {
    const place = inOrder.findIndex(({ charge }) => charge.Id === id);
    return place < 0 ? null : place;
  };
  return inOrder.map(({ charge, crime, under }) => ({
    statute: crime.crime.statute,
    name: crime.Name,
    state: charge.CrimeState,
    on: placeOf(under),
  }));
}

/** The crime that a bundle names, among those that a search for its statute found: of several of one statute the one of its name. */
export function namedBy({ statute, name }: BundledCharge, hits: readonly CrimeHit[]): CrimeHit | undefined {
  const same = hits.filter((hit) => `${hit.codeDefinitionCode} ${hit.statuteDefinitionSection}` === statute);
  return same.find(({ Name }) => Name === name) ?? same[0];
}

interface Place {
  readonly record: CaseRecord;
  readonly rows: readonly ChargeRow[];
  readonly dates: OffenseDates;
}

/**
 * The charges that a bundle adds to a case, each crime under a count of its own. `crimes` stand in the places of the
 * bundle's charges, null where none was law on the day: such a charge is left out, with what hangs on it.
 */
export function chargesOf(
  bundle: readonly BundledCharge[],
  crimes: readonly (CrimeRecord | null)[],
  { record, rows, dates }: Place,
): readonly ChargeToAdd[] {
  const taken = new Set(takenCounts(rows));
  const made = new Map<number, ChargeToAdd>();
  for (const [place, { state, on }] of bundle.entries()) {
    const crime = crimes[place] ?? null;
    if (crime === null) continue;
    if (on === null) {
      const draft = { ...firstDraft(crime, rows, state), count: freeCount(0, taken), parent: null };
      const charge = chargeOf(crime, draft, dates, record, rows);
      taken.add(charge.CountNumber);
      made.set(place, charge);
      continue;
    }
    const main = made.get(on);
    if (main === undefined) continue;
    const charge = chargeOf(crime, { ...firstDraft(crime, rows, state), parent: null }, dates, record, rows);
    made.set(place, { ...charge, CountNumber: main.CountNumber, parentCharge: childId(record.Id, main.Own) });
  }
  return [...made.values()];
}

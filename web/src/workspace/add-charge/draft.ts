import {
  type CaseRecord,
  type CrimeRecord,
  freeCount,
  highestStrikes,
  needsParent,
  standsOutside,
} from '@countwise/contract';
import { type CrimeState, withState } from '@countwise/engine';
import type { OffenseDates } from '../../shared/crime/date-choice.tsx';
import { statesOf } from '../../shared/crime/states-of.ts';
import { addCharge as text } from '../../text/add-charge.ts';
import type { ChargeRow } from '../work/case-work.ts';
import { statuteOf } from '../work/charge-words.ts';
import { eligibleParents, takenCounts } from './attach.ts';
import { newId } from './new-id.ts';

/** What the user chose for a crime that is to be charged. */
export interface Draft {
  readonly state: CrimeState;
  readonly count: number;
  readonly parent: string | null;
  /** The crime it is charged as, where the picked one is only a frame for others. */
  readonly factor: string | null;
  readonly stayed: boolean;
}

/** How a crime is charged: as is asked, where it can be. */
export const stateOf = ({ crime }: CrimeRecord, asked: CrimeState): CrimeState =>
  statesOf(crime).includes(asked) ? asked : 'Completed';

/**
 * What is chosen unless the user says otherwise: the next count, the last crime it can hang on. What hangs on none stands
 * under the last crime: a count of its own would go to the next crime, and the row with it.
 */
export const firstDraft = (crime: CrimeRecord, rows: readonly ChargeRow[], state: Draft['state']): Draft => ({
  state: stateOf(crime, state),
  count: needsParent(crime.crime) ? lastCount(rows) : freeCount(0, takenCounts(rows)),
  parent: needsParent(crime.crime) ? (eligibleParents(crime.crime, rows).at(-1)?.charge.Id ?? null) : null,
  factor: null,
  stayed: false,
});

const lastCount = (rows: readonly ChargeRow[]): number => Math.max(0, ...takenCounts(rows));

/** The count of a charge: none outside the counts, else what it was drafted for, where a crime has no other before it. */
function countFor({ crime }: CrimeRecord, { count, parent }: Draft, rows: readonly ChargeRow[]): number {
  if (standsOutside(crime)) return 0;
  if (!needsParent(crime)) return freeCount(count, takenCounts(rows));
  return rows.find(({ charge }) => charge.Id === parent)?.charge.CountNumber ?? count;
}

const convicted = 0 as const;
const stayedStatus = 4 as const;
const upper = 3 as const;

/** The charge that a draft makes, under an id of its own. New charges take over the highest strike level present. */
export function chargeOf(
  crime: CrimeRecord,
  draft: Draft,
  dates: OffenseDates,
  record: CaseRecord,
  rows: readonly ChargeRow[],
) {
  return {
    Own: newId(),
    CaseId: record.Id,
    CrimeId: draft.factor ?? crime.Id,
    ChargedPer: draft.factor === null ? null : crime.Id,
    CountNumber: countFor(crime, draft, rows),
    ChargeStatus: draft.stayed ? stayedStatus : convicted,
    SelectedTerm: upper,
    CrimeState: draft.state,
    Date: dates.date,
    DateRangeEnd: dates.end,
    NumberOfStrikes: highestStrikes(
      record,
      rows.map(({ charge }) => charge),
    ),
    parentCharge: draft.parent,
  };
}
export type ChargeToAdd = ReturnType<typeof chargeOf>;

/** A parent as the list of parents names it: `Count 1, PC 211`. */
export const parentName = (row: ChargeRow): string =>
  `Count ${row.charge.CountNumber}, ${statuteOf(row)} ${row.crime.Name}`;

/** What is about to be added: `PC 211 as Count 3`, `PC 12022.53(b), attached to Count 1, PC 211 Robbery`. */
export function chargeName(
  crime: CrimeRecord,
  { state, count, parent }: Draft,
  parents: readonly ChargeRow[] | null,
): string {
  const statute = withState(crime.crime.statute, state);
  const main = parents?.find(({ charge }) => charge.Id === parent);
  if (main !== undefined) return text.attached(statute, parentName(main));
  return crime.crime.kind === 'crime' ? text.asCount(statute, count) : statute;
}

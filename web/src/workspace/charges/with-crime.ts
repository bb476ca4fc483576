import type { CrimeRecord } from '@countwise/contract';
import type { IsoDate } from '@countwise/engine';
import type { CaseWork, ChargeRow } from '../work/case-work.ts';
import { foreseenWork } from '../writes/foreseen.ts';
import { rowIn } from './use-replace.ts';

/** A charge as it would stand with another crime in its place: in the state that it keeps, beside the rest of the case. */
export function withCrime(work: CaseWork, row: ChargeRow, crime: CrimeRecord, today: IsoDate): ChargeRow {
  const { Id } = row.charge;
  const rows = work.rows.map((each) => (each.charge.Id === Id ? { ...each, crime } : each));
  return rowIn(foreseenWork({ ...work, rows }, { charges: { [Id]: { CrimeId: crime.Id } } }, today), row, crime);
}

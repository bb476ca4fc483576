import { lawDayOf } from '@countwise/contract';
import { CrimeConsequences } from '../../shared/crime/crime-consequences.tsx';
import type { ChargeRow } from '../work/case-work.ts';

/** What a conviction of the charge brings beyond the sentence. */
export const Collaterals = ({ row }: { readonly row: ChargeRow }) => (
  <CrimeConsequences crimeId={row.crime.Id} on={lawDayOf(row.charge)} />
);

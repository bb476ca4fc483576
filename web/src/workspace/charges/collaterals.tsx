import { convictionOf, lawDayOf } from '@countwise/contract';
import { CrimeConsequences } from '../../shared/crime/crime-consequences.tsx';
import type { ChargeRow } from '../work/case-work.ts';
import { useWork } from '../writes/work-context.tsx';

/** What a conviction of the charge brings beyond the sentence; of one that is none, what its crime may bring. */
export function Collaterals({ row: { charge, crime, answer } }: { readonly row: ChargeRow }) {
  const { record } = useWork();
  const act = { state: charge.CrimeState, on: charge.Date, born: record.DefendantBirthdate };
  const conviction = answer === null || answer.role === 'inactive' ? undefined : convictionOf(answer, act);
  return <CrimeConsequences crimeId={crime.Id} on={lawDayOf(charge)} conviction={conviction} />;
}

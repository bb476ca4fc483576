import type { CrimeRecord } from '@countwise/contract';
import { useQueryClient } from '@tanstack/react-query';
import { chargesQuery } from '../../shared/case/charges-query.ts';
import { crimeQuery } from '../../shared/crime/crime-query.ts';
import { common } from '../../text/common.ts';
import { chargeDetails as text } from '../../text/workspace.ts';
import { showToast } from '../../ui/toast.tsx';
import type { ChargeRow } from '../work/case-work.ts';
import { nameOf } from '../work/charge-words.ts';
import { useWork } from '../writes/work-context.tsx';

/** The crimes a wobbler may be charged as instead, the lesser one first. */
export const wobbleTargets = ({ crime }: ChargeRow): readonly string[] =>
  [crime.WobbleDownCrimeId, crime.WobbleUpCrimeId].filter((id) => id !== null);

/** Fetches a crime and lays it beside those of the case, so that the case can be computed with it. */
export function useFetchCrime() {
  const client = useQueryClient();
  return async (caseId: string, id: string): Promise<CrimeRecord> => {
    const crime = await client.fetchQuery(crimeQuery(id));
    client.setQueryData(
      chargesQuery(caseId).queryKey,
      (known) => known && { ...known, crimes: [...known.crimes.filter(({ Id }) => Id !== id), crime] },
    );
    return crime;
  };
}

/** Puts another crime in the place of a charge's own, such as a wobbler's other face, and says in a toast which. */
export function useReplace() {
  const { run, undo } = useWork();
  const fetchCrime = useFetchCrime();
  return async (row: ChargeRow, id: string) => {
    const crime = await fetchCrime(row.charge.CaseId, id);
    run([{ kind: 'charge', id: row.charge.Id, fields: { CrimeId: id } }], nameOf(row));
    showToast({ message: text.replaced(row.crime, crime), action: { label: common.undo, run: undo } });
  };
}

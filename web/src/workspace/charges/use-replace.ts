import type { CrimeRecord } from '@countwise/contract';
import { useQueryClient } from '@tanstack/react-query';
import { chargesQuery } from '../../shared/case/charges-query.ts';
import { crimeQuery } from '../../shared/crime/crime-query.ts';
import { ledger } from '../../text/ledger.ts';
import { chargeDetails as text } from '../../text/workspace.ts';
import { today } from '../../ui/dates.ts';
import { type CaseWork, type ChargeRow, workOf } from '../work/case-work.ts';
import { leveled, nameOf } from '../work/charge-words.ts';
import { followedWords } from '../writes/follow-ups.ts';
import { sayDone } from '../writes/say-done.ts';
import { useWork } from '../writes/work-context.tsx';
import type { Write } from '../writes/writes.ts';

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

/** Computes the case as it stands now, with what was just changed; undefined where its charges are not at hand. */
export function useWorkNow() {
  const client = useQueryClient();
  const { record } = useWork();
  return (): CaseWork | undefined => {
    const known = client.getQueryData(chargesQuery(record.Id).queryKey);
    return known && workOf(record, known, today());
  };
}

/** A row as the case has it now, with another crime. */
export const rowIn = (work: CaseWork | undefined, row: ChargeRow, crime: CrimeRecord): ChargeRow =>
  work?.rows.find(({ charge }) => charge.Id === row.charge.Id) ?? { ...row, crime, main: null };

const asSentence = (words: string): string => `${ledger.capital(words)}.`;

/** Puts another crime in the place of a charge's own, such as a wobbler's other face, and says in a toast which, and what followed. */
export function useReplace() {
  const work = useWork();
  const workNow = useWorkNow();
  const fetchCrime = useFetchCrime();
  return async (row: ChargeRow, id: string) => {
    const { CaseId, Id } = row.charge;
    const crime = await fetchCrime(CaseId, id);
    const writes: readonly Write[] = [{ kind: 'charge', id: Id, fields: { CrimeId: id } }];
    work.run(writes, nameOf(row));
    const after = workNow();
    const followed = after === undefined ? [] : followedWords(work, after, writes).map(asSentence);
    sayDone([text.replaced(leveled(row), leveled(rowIn(after, row, crime))), ...followed].join(' '), work.undo);
  };
}

import type { ChargeRecord, CrimeRecord } from '@countwise/contract';
import { isConspiracyThatWobbles, jailOf182, sectionsOf } from '@countwise/engine';
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
import type { ChargeFields, Write } from '../writes/writes.ts';

/** What makes another charge of one. */
type Replacing = Pick<ChargeFields, 'CrimeId' | 'SelectedDays'>;

/** Another level of a charge, and what makes it. */
interface WobbleTarget {
  readonly down: boolean;
  readonly fields: Replacing;
}

/** A conspiracy that is a misdemeanor by its days of jail, and without them a felony: Pen. Code, §§ 17(b), 182(a) (J-204). */
const byDays = ({ CrimeState: state }: ChargeRecord, { crime }: CrimeRecord): boolean =>
  isConspiracyThatWobbles({ state, crime, sections: sectionsOf(crime.statute) });

/** The levels that a wobbler may be charged at instead, the lesser one first. */
export function wobbleTargets({ charge, crime }: ChargeRow): readonly WobbleTarget[] {
  if (byDays(charge, crime)) {
    const down = charge.SelectedDays === null;
    return [{ down, fields: { SelectedDays: down ? jailOf182.maximumDays : null } }];
  }
  const { WobbleDownCrimeId: lesser, WobbleUpCrimeId: greater } = crime;
  return [
    ...(lesser === null ? [] : [{ down: true, fields: { CrimeId: lesser } }]),
    ...(greater === null ? [] : [{ down: false, fields: { CrimeId: greater } }]),
  ];
}

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

/** Puts another crime or level in the place of a charge's own, such as a wobbler's other face, and says in a toast which, and what followed. */
export function useReplace() {
  const work = useWork();
  const workNow = useWorkNow();
  const fetchCrime = useFetchCrime();
  return async (row: ChargeRow, fields: Replacing) => {
    const { CaseId, Id } = row.charge;
    const crime = fields.CrimeId === undefined ? row.crime : await fetchCrime(CaseId, fields.CrimeId);
    const writes: readonly Write[] = [{ kind: 'charge', id: Id, fields }];
    work.run(writes, nameOf(row));
    const after = workNow();
    const followed = after === undefined ? [] : followedWords(work, after, writes).map(asSentence);
    sayDone([text.replaced(leveled(row), leveled(rowIn(after, row, crime))), ...followed].join(' '), work.undo);
  };
}

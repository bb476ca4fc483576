import type { CrimeRecord } from '@countwise/contract';
import { childId, freeCount, searchCrimes } from '@countwise/contract';
import type { IsoDate } from '@countwise/engine';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { crimeQuery } from '../../shared/crime/crime-query.ts';
import type { QuickLine } from '../../shared/crime/quick-line.ts';
import { bestHit } from '../../shared/crime/use-search.ts';
import { addCharge as text } from '../../text/add-charge.ts';
import type { CaseWork } from '../work/case-work.ts';
import type { WriteOf } from '../writes/writes.ts';
import { takenCounts } from './attach.ts';
import { type ChargeToAdd, chargeOf, firstDraft } from './draft.ts';
import { added } from './use-add-charges.ts';

/** A quick line, and the crime that its statute was found to mean. */
export interface Quick {
  readonly line: QuickLine;
  readonly crimeId: string;
  readonly date: IsoDate;
}

type Crimes = readonly [CrimeRecord, ...CrimeRecord[]];

/** The crimes that a quick line names: what is charged, then what hangs on it. */
export const quickCrimesQuery = ({ line, crimeId, date }: Quick) =>
  queryOptions({
    queryKey: ['quick-line', crimeId, date, ...line.enhancements],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ client }): Promise<Crimes> => [
      await client.fetchQuery(crimeQuery(crimeId)),
      ...(await Promise.all(
        line.enhancements.map(async (statute) => {
          const { content } = await request(searchCrimes, { query: { statute, bDate: date } });
          const hit = bestHit(content, statute);
          if (hit === null) throw new Error(text.none);
          return client.fetchQuery(crimeQuery(hit.Id));
        }),
      )),
    ],
  });

/** What a quick line adds: the crime so many times, each with its enhancements. */
export function quickWrite(
  { line, date }: Pick<Quick, 'line' | 'date'>,
  [crime, ...attached]: Crimes,
  { record, rows }: Pick<CaseWork, 'record' | 'rows'>,
): WriteOf<'add'> {
  const dates = { date, end: null };
  const taken = new Set(takenCounts(rows));
  const charges: ChargeToAdd[] = [];
  for (let time = 0; time < line.times; time += 1) {
    const count = freeCount(0, taken);
    taken.add(count);
    const draft = { ...firstDraft(crime, rows, 'Completed'), count };
    const main = chargeOf(crime, draft, dates, record, rows);
    charges.push(main);
    for (const enhancement of attached) {
      const hung = chargeOf(enhancement, { ...draft, parent: null }, dates, record, rows);
      charges.push({ ...hung, CountNumber: count, parentCharge: childId(record.Id, main.Own) });
    }
  }
  return added(charges, [crime, ...attached]);
}

import { childId, freeCount, searchCrimes } from '@countwise/contract';
import type { IsoDate } from '@countwise/engine';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { crimeQuery } from '../../shared/crime/crime-query.ts';
import type { QuickLine } from '../../shared/crime/quick-line.ts';
import { bestHit } from '../../shared/crime/use-search.ts';
import { addCharge as text } from '../../text/add-charge.ts';
import { showToast } from '../../ui/toast.tsx';
import { useWork } from '../writes/work-context.tsx';
import { takenCounts } from './attach.ts';
import { type ChargeToAdd, chargeOf, firstDraft } from './draft.ts';
import { added } from './use-add-charges.ts';

interface Quick {
  readonly line: QuickLine;
  /** The crime that the line's statute was found to mean. */
  readonly crimeId: string;
  readonly date: IsoDate;
}

/** Adds what a quick line says, in one gesture: the crime so many times, each with its enhancements. */
export function useQuickAdd() {
  const { record, rows, run } = useWork();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ line, crimeId, date }: Quick) => {
      const crime = await client.fetchQuery(crimeQuery(crimeId));
      const attached = await Promise.all(
        line.enhancements.map(async (statute) => {
          const { content } = await request(searchCrimes, { query: { statute, bDate: date } });
          const hit = bestHit(content, statute);
          if (hit === null) throw new Error(text.none);
          return client.fetchQuery(crimeQuery(hit.Id));
        }),
      );
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
    },
    onSuccess: (write, { line }) => run([write], line.statute),
    onError: (_, { line }) => showToast({ message: text.failed(line.statute), tone: 'error' }),
  });
}

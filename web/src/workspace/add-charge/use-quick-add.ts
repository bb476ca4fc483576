import { createCharge, freeCount, searchCrimes } from '@countwise/contract';
import type { IsoDate } from '@countwise/engine';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { chargesQuery } from '../../shared/case/charges-query.ts';
import { crimeQuery } from '../../shared/crime/crime-query.ts';
import type { QuickLine } from '../../shared/crime/quick-line.ts';
import { bestHit } from '../../shared/crime/use-search.ts';
import { addCharge as text } from '../../text/add-charge.ts';
import { showToast } from '../../ui/toast.tsx';
import { useWork } from '../work-context.tsx';
import { takenCounts } from './attach.ts';
import { chargeOf, firstDraft } from './draft.ts';
import { useKeepCharge } from './use-add-charges.ts';

interface Quick {
  readonly line: QuickLine;
  /** The crime that the line's statute was found to mean. */
  readonly crimeId: string;
  readonly date: IsoDate;
}

/** Adds what a quick line says: the crime so many times, each with its enhancements. */
export function useQuickAdd() {
  const { record, rows } = useWork();
  const client = useQueryClient();
  const keep = useKeepCharge(record.Id);
  return useMutation({
    mutationKey: ['write', record.Id],
    scope: { id: record.Id },
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
      for (let time = 0; time < line.times; time += 1) {
        const count = freeCount(0, taken);
        taken.add(count);
        const draft = { ...firstDraft(crime, rows, 'Completed'), count };
        const main = await request(createCharge, { body: chargeOf(crime, draft, dates, record, rows) });
        keep(main, crime);
        for (const enhancement of attached) {
          const body = chargeOf(enhancement, { ...draft, parent: null }, dates, record, rows);
          keep(
            await request(createCharge, { body: { ...body, CountNumber: count, parentCharge: main.Id } }),
            enhancement,
          );
        }
      }
    },
    onError: (_, { line }) => showToast({ message: text.failed(line.statute), tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: chargesQuery(record.Id).queryKey }),
  });
}

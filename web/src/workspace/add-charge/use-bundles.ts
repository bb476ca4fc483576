import {
  type ChargeBundle,
  type CrimeRecord,
  deleteBundle,
  listBundles,
  makeBundle,
  searchCrimes,
} from '@countwise/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { crimeQuery } from '../../shared/crime/crime-query.ts';
import type { OffenseDates } from '../../shared/crime/date-choice.tsx';
import { bundles as text } from '../../text/bundles.ts';
import { common } from '../../text/common.ts';
import { longDate } from '../../ui/dates.ts';
import { showToast } from '../../ui/toast.tsx';
import { useWork } from '../writes/work-context.tsx';
import { bundledOf, chargesOf, namedBy } from './bundled.ts';
import { added } from './use-add-charges.ts';

export const bundlesQuery = queryOptions({
  queryKey: ['charge-bundles'],
  queryFn: async ({ signal }) => (await request(listBundles, { signal })).bundles,
});

interface Addition {
  readonly bundle: ChargeBundle;
  readonly dates: OffenseDates;
}

/** Adds the charges of a bundle to the case, in one gesture, as the law of the day has them; says what was no law then. */
export function useAddBundle() {
  const { record, rows, run } = useWork();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ bundle: { Charges }, dates }: Addition) => {
      const crimes = await Promise.all(
        Charges.map(async (charge): Promise<CrimeRecord | null> => {
          const query = { statute: charge.statute, bDate: dates.end ?? dates.date };
          const hit = namedBy(charge, (await request(searchCrimes, { query })).content);
          return hit === undefined ? null : client.fetchQuery(crimeQuery(hit.Id));
        }),
      );
      return { crimes, charges: chargesOf(Charges, crimes, { record, rows, dates }) };
    },
    onSuccess: ({ crimes, charges }, { bundle, dates }) => {
      if (charges.length > 0)
        run(
          [
            added(
              charges,
              crimes.filter((crime) => crime !== null),
            ),
          ],
          bundle.Name,
        );
      const missing = bundle.Charges.filter((_, place) => crimes[place] === null).map(({ statute }) => statute);
      if (missing.length > 0)
        showToast({ message: text.notLaw([...new Set(missing)].join(', '), longDate(dates.date)), tone: 'error' });
    },
    onError: ({ message }, { bundle }) => showToast({ message: text.notAdded(bundle.Name, message), tone: 'error' }),
  });
}

/** Keeps the charges of the case as a bundle of the office. Pressed again after a failure it is the same bundle. */
export function useSaveBundle(onSaved: () => void) {
  const { rows } = useWork();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ name, RequestId }: { readonly name: string; readonly RequestId: string }) =>
      request(makeBundle, { body: { RequestId, Name: name, Charges: [...bundledOf(rows)] } }),
    onSuccess: async ({ Name }) => {
      showToast({ message: text.saved(Name) });
      onSaved();
      await client.invalidateQueries(bundlesQuery);
    },
    onError: ({ message }) => showToast({ message: text.notSaved(message), tone: 'error' }),
  });
}

/** Deletes a bundle; until its word is gone it can be brought back. */
export function useDeleteBundle() {
  const client = useQueryClient();
  const bringBack = ({ Name, Charges }: ChargeBundle) =>
    request(makeBundle, { body: { RequestId: crypto.randomUUID(), Name, Charges } })
      .catch(({ message }: Error) => showToast({ message: text.notSaved(message), tone: 'error' }))
      .finally(() => void client.invalidateQueries(bundlesQuery));
  return useMutation({
    mutationFn: ({ Id }: ChargeBundle) => request(deleteBundle, { params: { id: Id } }),
    onSuccess: async (_, bundle) => {
      const undo = { label: common.undo, run: () => void bringBack(bundle) };
      showToast({ message: text.removed(bundle.Name), action: undo });
      await client.invalidateQueries(bundlesQuery);
    },
    onError: ({ message }, { Name }) => showToast({ message: text.notRemoved(Name, message), tone: 'error' }),
  });
}

import { changeReductions, listReductions, type OfficeReductions, officeReductions } from '@countwise/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { Failure } from '../api/failure.ts';
import { request } from '../api/request.ts';
import { lesserPleas as text } from '../text/lesser-pleas.ts';
import { showToast } from '../ui/toast.tsx';

export type Pair = OfficeReductions['off'][number];
export const isPair = (a: Pair, b: Pair): boolean => a.from === b.from && a.to === b.to;

/** The table of lesser pleas with what the county makes of it. */
export const lesserPleasQuery = queryOptions({
  queryKey: ['county', 'lesser-pleas'],
  queryFn: ({ signal }) => request(listReductions, { signal }),
});

type Change = (standing: OfficeReductions) => Pick<OfficeReductions, 'own' | 'off'>;

/** Changes what the county makes of the table, on what stands by then; one after the other. */
export function useChangeLesserPleas() {
  const client = useQueryClient();
  const keep = (office: OfficeReductions) => {
    client.setQueryData(lesserPleasQuery.queryKey, (read) => read && { ...read, office });
    // what cases may be pleaded as, which the next search asks anew
    client.removeQueries({ queryKey: ['lesser-pleas'] });
  };
  return useMutation({
    scope: { id: 'county-lesser-pleas' },
    mutationFn: async (change: Change) => {
      const { office } = await client.ensureQueryData(lesserPleasQuery);
      return request(changeReductions, { body: { ...change(office), version: office.version } });
    },
    onSuccess: ({ office }) => keep(office),
    onError: (failure) => {
      if (failure instanceof Failure && failure.status === 400) return;
      const current =
        failure instanceof Failure ? officeReductions.safeParse(failure.problem?.current).data : undefined;
      if (current !== undefined) keep(current);
      showToast({ message: current === undefined ? text.notSaved(failure.message) : text.meanwhile, tone: 'error' });
    },
  });
}

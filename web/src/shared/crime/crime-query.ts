import { getCrime } from '@countwise/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/request.ts';

/**
 * One crime of the catalogue. A version of the law never changes, so it is asked for once. What is under way serves all who
 * wait for it: a pane that closes must not end what a charge is being made of.
 */
export const crimeQuery = (id: string) =>
  queryOptions({
    queryKey: ['crime', id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => request(getCrime, { params: { id } }),
  });

import { getCrime } from '@countwise/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/request.ts';

/** One crime of the catalogue. A version of the law never changes, so it is asked for once. */
export const crimeQuery = (id: string) =>
  queryOptions({
    queryKey: ['crime', id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => request(getCrime, { params: { id }, signal }),
  });

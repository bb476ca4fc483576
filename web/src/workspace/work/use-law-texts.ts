import { circumstances, probationFactors, probationLimitations } from '@countwise/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';

interface Provision {
  readonly Id: string;
  readonly LawText: string;
}

const lists = {
  circumstances: (signal: AbortSignal): Promise<readonly Provision[]> => request(circumstances, { signal }),
  factors: (signal: AbortSignal): Promise<readonly Provision[]> => request(probationFactors, { signal }),
  limitations: (signal: AbortSignal): Promise<readonly Provision[]> => request(probationLimitations, { signal }),
};

/** What the provisions behind a list of rows say, in our own words, by the row's id; empty until they are there. */
export function useLawTexts(list: keyof typeof lists): ReadonlyMap<string, string> {
  const { data } = useQuery({
    queryKey: ['law-texts', list],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => lists[list](signal),
  });
  return new Map(data?.map(({ Id, LawText }) => [Id, LawText]));
}

import { crimeFactorGroups, crimeFactors } from '@countwise/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/request.ts';

/** The question that picks a crime out of its group, and the crimes it picks from in their order; null where there is none. */
export const factorsQuery = (crimeId: string) =>
  queryOptions({
    queryKey: ['crime-factors', crimeId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const [group] = await request(crimeFactorGroups, { params: { crimeId }, signal });
      if (group === undefined) return null;
      const factors = await request(crimeFactors, { params: { groupId: group.CPKGroupId }, signal });
      return { prompt: group.PromptMessage, factors: factors.toSorted((a, b) => a.SortValue - b.SortValue) };
    },
  });

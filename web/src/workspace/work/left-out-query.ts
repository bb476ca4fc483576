import { queryOptions, skipToken } from '@tanstack/react-query';

/** Ids of the instructions that the jury report leaves out: chosen in this session, asked of nobody. */
export const leftOutQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['left-out-instructions', caseId],
    queryFn: skipToken,
    initialData: (): readonly string[] => [],
    gcTime: Number.POSITIVE_INFINITY,
  });

import { collateralConsequences } from '@countwise/contract';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { request } from '../../api/request.ts';

type Consequence = z.output<typeof collateralConsequences.answer>[number]['CollateralConsequence'];

/** What a conviction of a crime brings beyond the sentence, in the order of the answer: what is spoken of before a plea first. */
export const consequencesQuery = (CrimeId: string) =>
  queryOptions({
    queryKey: ['collaterals', CrimeId],
    queryFn: async ({ signal }): Promise<readonly Consequence[]> => {
      const brought = await request(collateralConsequences, { body: { where: { CrimeId } }, signal });
      return brought.map(({ CollateralConsequence }) => CollateralConsequence);
    },
  });

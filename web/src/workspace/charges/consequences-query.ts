import { collateralConsequences } from '@countwise/contract';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { request } from '../../api/request.ts';

type Consequence = z.output<typeof collateralConsequences.answer>[number]['CollateralConsequence'];

/** Type 14 is kept for the report and not shown here (case workspace specification, section 7). */
const reportOnly = 14;
/** Immigration and registration, which a lawyer must speak of before a plea, stand first. */
const rankOf = (type: number): number => (type === 8 || type === 1 ? 0 : 1);

/** What a conviction of a crime brings beyond the sentence, as far as it is in force and shown. */
export const consequencesQuery = (CrimeId: string) =>
  queryOptions({
    queryKey: ['collaterals', CrimeId],
    queryFn: async ({ signal }): Promise<readonly Consequence[]> => {
      const brought = await request(collateralConsequences, { body: { where: { CrimeId } }, signal });
      return brought
        .map(({ CollateralConsequence }) => CollateralConsequence)
        .filter(({ EndDate, Hidden, Type }) => EndDate === null && !Hidden && Type !== reportOnly)
        .toSorted((left, right) => rankOf(left.Type) - rankOf(right.Type));
    },
  });

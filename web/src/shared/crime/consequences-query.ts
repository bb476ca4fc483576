import { collateralConsequences } from '@countwise/contract';
import type { IsoDate } from '@countwise/engine';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { request } from '../../api/request.ts';

/** What a crime is convicted as: attempted or completed, serious, violent, and at what age. */
export type Conviction = NonNullable<z.input<typeof collateralConsequences.body>['conviction']>;
type Consequence = z.output<typeof collateralConsequences.answer>[number]['CollateralConsequence'];

/**
 * What a conviction of a crime brings beyond the sentence, in the order of the answer: what is spoken of before a plea first.
 * Of one in a case it is what the report says of it, by the law of the day of its act; of a crime by itself, whatever its row may bring.
 */
export const consequencesQuery = (CrimeId: string, conviction?: Conviction, on?: IsoDate) =>
  queryOptions({
    queryKey: ['collaterals', CrimeId, conviction ?? null, on ?? null],
    queryFn: async ({ signal }): Promise<readonly Consequence[]> => {
      const brought = await request(collateralConsequences, { body: { where: { CrimeId }, conviction, on }, signal });
      return brought.map(({ CollateralConsequence }) => CollateralConsequence);
    },
  });

import { getLawText, type LawText } from '@countwise/contract';
import type { IsoDate } from '@countwise/engine';
import { queryOptions } from '@tanstack/react-query';
import { Failure } from '../../api/failure.ts';
import { request } from '../../api/request.ts';

/** The official text of a section on a day; null where none is stored. */
export const lawTextQuery = (code: string, section: string, on: IsoDate) =>
  queryOptions({
    queryKey: ['law-text', code, section, on],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<LawText | null> =>
      request(getLawText, { params: { code, section }, query: { on }, signal }).catch((failure: unknown) => {
        if (failure instanceof Failure && failure.status === 404) return null;
        throw failure;
      }),
  });

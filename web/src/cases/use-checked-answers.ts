import { type CaseRecord, checkAnswers, mostChecked } from '@countwise/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { keepAnswers, rulesQuery } from '../shared/case/case-queries.ts';
import { ofOtherRules } from './corrected.ts';

/**
 * Has the server count again, once after each change of the rules, whichever cases were last counted by others: some at a
 * time, behind what the user does, from when the list is there whole. It marks what changed as it is told.
 */
export function useCheckedAnswers(cases: readonly CaseRecord[], isWhole: boolean): void {
  const { data: rules = null } = useQuery(rulesQuery);
  const ids = rules === null ? [] : ofOtherRules(cases, rules);
  useQuery({
    queryKey: ['answers-checked', rules],
    enabled: isWhole && ids.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ signal, client }) => {
      for (let from = 0; from < ids.length; from += mostChecked) {
        const CaseIds = ids.slice(from, from + mostChecked);
        keepAnswers(client, (await request(checkAnswers, { body: { CaseIds }, signal })).cases);
      }
      return ids.length;
    },
  });
}

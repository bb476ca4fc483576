import {
  answerStands,
  type CaseRecord,
  type CaseTotal,
  noSentence,
  type RulesInUse,
  readCaseAttributes,
} from '@countwise/contract';
import { type QueryClient, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { today } from '../../ui/dates.ts';
import { keepAnswers, rulesQuery } from './case-queries.ts';
import { countAgain } from './count-again.ts';

/** What was computed here is newer than what the server has told for so long. */
const shownMs = 60_000;
const shownKey = (caseId: string) => ['shown-total', caseId];

/** Keeps what the open case comes to, for the lists that it stands in. */
export const keepShown = (client: QueryClient, caseId: string, total: CaseTotal): void =>
  void client.setQueryData<CaseTotal>(shownKey(caseId), total);

function shownOf(client: QueryClient, caseId: string): CaseTotal | undefined {
  const state = client.getQueryState<CaseTotal>(shownKey(caseId));
  return state !== undefined && Date.now() - state.dataUpdatedAt < shownMs ? state.data : undefined;
}

/** What a case comes to that says nothing yet: of it no answer is kept. */
const nothing: CaseTotal = {
  total: noSentence,
  determinateDays: 0,
  indeterminateDays: 0,
  special: null,
  misdemeanorDays: 0,
};

/** The answer that is stored of a case, where it is of today and of all that the case says. */
function standing({ LastAnswer, caseAttributes }: CaseRecord, rules: RulesInUse | null): CaseTotal | undefined {
  const lawDay = readCaseAttributes(caseAttributes).sentencingDate ?? today();
  return rules !== null && answerStands(LastAnswer, lawDay, rules) ? LastAnswer : undefined;
}

/** The totals of stored cases, in their order; undefined until one is known. */
export function useStoredTotals(records: readonly CaseRecord[]): readonly (CaseTotal | undefined)[] {
  const client = useQueryClient();
  const { data: rules = null } = useQuery(rulesQuery);
  const counted = useQueries({
    queries: records.map((record) => ({
      // one that was counted and is overtaken once more is another
      queryKey: ['counted-total', record.Id, record.LastAnswer, rules],
      enabled: rules !== null && standing(record, rules) === undefined,
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: async (): Promise<CaseTotal> => {
        const again = await countAgain(record.Id);
        keepAnswers(client, [again]);
        return again.LastAnswer ?? nothing;
      },
    })),
    combine: (answers) => answers.map(({ data }) => data),
  });
  return records.map((record, at) => shownOf(client, record.Id) ?? standing(record, rules) ?? counted[at]);
}

import { type CaseRecord, copyCase, deleteScenario, listScenarios, renameScenario } from '@countwise/contract';
import { queryOptions, useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { Failure } from '../../api/failure.ts';
import { request } from '../../api/request.ts';
import { casesQuery, keepCase, newestOf } from '../../shared/case/case-queries.ts';
import { chargesQuery } from '../../shared/case/charges-query.ts';
import { useRequestIds } from '../../shared/case/use-request-ids.ts';
import { scenarios as text } from '../../text/modes.ts';
import { today } from '../../ui/dates.ts';
import { type CaseWork, workOf } from '../case-work.ts';
import type { ChargeFields } from '../writes.ts';

/** The original case and its scenarios, by the id of any of them. */
export const scenariosQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['scenarios', caseId],
    queryFn: ({ signal }) => request(listScenarios, { params: { id: caseId }, signal }),
  });

export interface Scenario {
  readonly record: CaseRecord;
  readonly name: string;
  /** Computed here like the open case; undefined until its charges are there. */
  readonly work: CaseWork | undefined;
}

/** Each variant of a case with its own sentence, the original first. */
export function useScenarios(family: readonly CaseRecord[]): readonly Scenario[] {
  const client = useQueryClient();
  return useQueries({
    queries: family.map(({ Id }) => ({ ...chargesQuery(Id), meta: {} })),
    combine: (answers) =>
      family.map((record, index) => {
        const populated = answers[index]?.data;
        return {
          record,
          name: record.ScenarioName ?? text.original,
          work: populated && workOf(newestOf(client, record), populated, today()),
        };
      }),
  });
}

/** Fields that charges get, by the id of each. */
type ChargeChanges = ReadonlyMap<string, ChargeFields>;

type Change =
  | {
      readonly kind: 'create';
      readonly name: string;
      readonly from: CaseRecord;
      /** What its charges have otherwise than those that are copied. */
      readonly changes?: ChargeChanges;
    }
  | { readonly kind: 'rename'; readonly id: string; readonly name: string }
  | { readonly kind: 'delete'; readonly id: string };

/** Makes, renames and deletes scenarios. A new one is a copy of the case with all that hangs on it, whole or not at all. */
export function useScenarioChange(onDone: (made: CaseRecord | null) => void) {
  const client = useQueryClient();
  const requestIds = useRequestIds();
  return useMutation({
    mutationFn: (change: Change) => apply(change, requestIds.of),
    onSuccess: async (made) => {
      requestIds.done();
      if (made !== null) keepCase(client, made);
      await client.invalidateQueries({ queryKey: ['scenarios'] });
      await client.invalidateQueries({ queryKey: casesQuery.queryKey });
      await client.invalidateQueries({ queryKey: ['case'] });
      onDone(made);
    },
  });
}

async function apply(change: Change, requestIdOf: (asked: unknown) => string): Promise<CaseRecord | null> {
  switch (change.kind) {
    case 'create': {
      const changes = [...(change.changes ?? [])].map(([id, fields]) => ({ id, fields }));
      const asked = { ScenarioName: change.name.trim(), changes };
      const RequestId = requestIdOf([change.from.Id, asked]);
      return request(copyCase, { params: { id: change.from.Id }, body: { ...asked, RequestId } });
    }
    case 'rename':
      await request(renameScenario, { params: { id: change.id, name: change.name.trim() } });
      return null;
    case 'delete':
      await request(deleteScenario, { params: { id: change.id } }).catch(unlessGone);
      return null;
  }
}

/** A scenario that is gone is deleted: the answer of an earlier try was lost. */
function unlessGone(failure: unknown): void {
  if (!(failure instanceof Failure) || failure.status !== 404) throw failure;
}

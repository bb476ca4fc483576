import {
  type CaseRecord,
  changeCharge,
  createCase,
  deleteScenario,
  duplicateChildren,
  listScenarios,
  ownId,
  renameScenario,
} from '@countwise/contract';
import { queryOptions, useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { casesQuery, keepCase, newestOf } from '../../shared/case/case-queries.ts';
import { chargesQuery } from '../../shared/case/charges-query.ts';
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
      readonly parent: string;
      /** What its charges have otherwise than those that are copied. */
      readonly changes?: ChargeChanges;
    }
  | { readonly kind: 'rename'; readonly id: string; readonly name: string }
  | { readonly kind: 'delete'; readonly id: string };

/** Makes, renames and deletes scenarios. A new one is a copy of the case with all that hangs on it. */
export function useScenarioChange(onDone: (made: CaseRecord | null) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) => apply(change),
    onSuccess: async (made) => {
      if (made !== null) keepCase(client, made);
      await client.invalidateQueries({ queryKey: ['scenarios'] });
      await client.invalidateQueries({ queryKey: casesQuery.queryKey });
      await client.invalidateQueries({ queryKey: ['case'] });
      onDone(made);
    },
  });
}

/** Changes charges of a copy, one after the other: each is checked against the case as it then stands. */
async function changeCopies(madeId: string, changes: ChargeChanges): Promise<void> {
  for (const [copiedFrom, fields] of changes) {
    const id = `${madeId}.${ownId(copiedFrom)}`;
    await request(changeCharge, { params: { id }, body: { Id: id, ...fields } });
  }
}

async function apply(change: Change): Promise<CaseRecord | null> {
  switch (change.kind) {
    case 'create': {
      const { Id, OwnerId: _o, CreatedAt: _c, UpdatedAt: _u, Version: _v, Attributes: _a, ...fields } = change.from;
      const made = await request(createCase, {
        body: { ...fields, ScenarioName: change.name.trim(), ParentCaseId: change.parent },
      });
      try {
        await request(duplicateChildren, { params: { id: Id }, body: { scenarioCaseId: made.Id } });
        await changeCopies(made.Id, change.changes ?? new Map());
      } catch (fault) {
        // a copy of part of a case would pass for the whole
        await request(deleteScenario, { params: { id: made.Id } });
        throw fault;
      }
      return made;
    }
    case 'rename':
      await request(renameScenario, { params: { id: change.id, name: change.name.trim() } });
      return null;
    case 'delete':
      await request(deleteScenario, { params: { id: change.id } });
      return null;
  }
}

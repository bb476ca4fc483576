import { type CaseRecord, type CaseTotal, caseTotalOf, copyCase, renameScenario } from '@countwise/contract';
import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { request } from '../../api/request.ts';
import { caseQuery, casesQuery, keepCase } from '../../shared/case/case-queries.ts';
import { chargesQuery } from '../../shared/case/charges-query.ts';
import { useStoredTotals } from '../../shared/case/stored-totals.ts';
import { useRequestIds } from '../../shared/case/use-request-ids.ts';
import { scenarios as text } from '../../text/modes.ts';
import { today } from '../../ui/dates.ts';
import { type CaseWork, workOf } from '../work/case-work.ts';
import { useWork } from '../writes/work-context.tsx';
import type { ChargeFields } from '../writes/writes.ts';

export interface Scenario {
  readonly record: CaseRecord;
  readonly name: string;
  /** What it comes to: of the open case as it is computed here, of the others as it is stored; undefined until it is known. */
  readonly total: CaseTotal | undefined;
}

/** Each variant of a case with what it comes to, the original first. */
export function useScenarios(family: readonly CaseRecord[]): readonly Scenario[] {
  const { record: open, sentence } = useWork();
  const others = family.filter(({ Id }) => Id !== open.Id);
  const stored = useStoredTotals(others);
  const totals = new Map(others.map(({ Id }, at) => [Id, stored[at]]));
  totals.set(open.Id, caseTotalOf(sentence.summary));
  return family.map((record) => ({
    record,
    name: record.ScenarioName ?? text.original,
    total: totals.get(record.Id),
  }));
}

/** A scenario computed here like the open case. */
export interface WorkedScenario {
  readonly name: string;
  readonly work: CaseWork;
}

/** Scenarios computed here; one is left out until its charges are there. */
export function useWorks(scenarios: readonly Scenario[]): readonly WorkedScenario[] {
  const open = useWork();
  const client = useQueryClient();
  const populated = useQueries({
    queries: scenarios.map(({ record: { Id } }) => ({ ...chargesQuery(Id), meta: {} })),
    combine: (answers) => answers.map(({ data }) => data),
  });
  return useMemo(
    () =>
      scenarios.flatMap(({ record, name }, at) => {
        if (record.Id === open.record.Id) return { name, work: open };
        const known = populated[at];
        const newest = client.getQueryData(caseQuery(record.Id).queryKey) ?? record;
        return known === undefined ? [] : { name, work: workOf(newest, known, today()) };
      }),
    [scenarios, populated, open, client],
  );
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
  | { readonly kind: 'rename'; readonly id: string; readonly name: string };

/** Makes and renames scenarios. A new one is a copy of the case with all that hangs on it, whole or not at all. */
export function useScenarioChange(onDone: (made: CaseRecord | null) => void) {
  const client = useQueryClient();
  const requestIds = useRequestIds();
  return useMutation({
    mutationFn: (change: Change) => apply(change, requestIds.of),
    onSuccess: async (made) => {
      requestIds.done();
      // whoever goes on at once works in the new one
      if (made !== null) {
        keepCase(client, made);
        onDone(made);
      }
      await client.invalidateQueries({ queryKey: ['scenarios'] });
      await client.invalidateQueries({ queryKey: casesQuery.queryKey });
      await client.invalidateQueries({ queryKey: ['case'] });
      if (made === null) onDone(null);
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
  }
}

import {
  type CaseCircumstance,
  type CaseFactor,
  type CaseLimitation,
  caseCircumstance,
  caseFactor,
  caseLimitation,
  childId,
  type GestureWriteOf,
  plainCircumstance,
  plainFactor,
  plainLimitation,
} from '@countwise/contract';
import { circumstances, probationFactors, probationLimitations } from '@countwise/engine';
import type { z } from 'zod';
import { fault } from '../base/problem.ts';
import type { WholeCase } from '../store/cases.ts';
import { given } from '../store/change.ts';

type Marking = GestureWriteOf<'factor' | 'limitation' | 'circumstance'>;

/** The case as it stands after a thing of the law is marked on it, or marked no more. 400 for what the law has not. */
export function applyMark(whole: WholeCase, write: Marking): WholeCase {
  const { thing } = write;
  const made = { Id: childId(whole.record.Id, thing), CaseId: whole.record.Id, Version: 1 };
  switch (write.kind) {
    case 'factor': {
      known(probationFactors, thing);
      const row: CaseFactor = { ...plainFactor, ...made, ProbationFactorId: thing };
      return { ...whole, factors: marked(whole.factors, row, write.fields, caseFactor) };
    }
    case 'limitation': {
      known(probationLimitations, thing);
      const row: CaseLimitation = { ...plainLimitation, ...made, ProbationLimitationId: thing };
      return { ...whole, limitations: marked(whole.limitations, row, write.fields, caseLimitation) };
    }
    case 'circumstance': {
      known(circumstances, thing);
      const row: CaseCircumstance = { ...plainCircumstance, ...made, CircumstancesId: thing };
      return { ...whole, circumstances: marked(whole.circumstances, row, write.fields, caseCircumstance) };
    }
  }
}

function known(things: readonly { readonly id: string }[], thing: string): void {
  if (!things.some(({ id }) => id === thing)) throw fault('thing', 'The law has no such thing.');
}

/** The marks with one as it is said: made anew as `plain` where none stands; `fields` null: without it. */
function marked<Row extends { readonly Id: string }>(
  rows: readonly Row[],
  plain: Row,
  fields: object | null,
  schema: z.ZodType<Row>,
): readonly Row[] {
  if (fields === null) return rows.filter(({ Id }) => Id !== plain.Id);
  const standing = rows.find(({ Id }) => Id === plain.Id);
  const row = schema.parse({ ...(standing ?? plain), ...given({ ...fields }) });
  return standing === undefined ? [...rows, row] : replaced(rows, row);
}

/** The rows with one in its own place; the very row that stands where it says nothing new. */
export const replaced = <Row extends { readonly Id: string }>(rows: readonly Row[], row: Row): readonly Row[] =>
  rows.map((each) => (each.Id === row.Id && JSON.stringify(each) !== JSON.stringify({ ...each, ...row }) ? row : each));

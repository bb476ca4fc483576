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
import { fault } from '../platform/problem.ts';
import type { WholeCase } from '../store/cases.ts';
import { given } from '../store/change.ts';

type Marking = GestureWriteOf<'factor' | 'limitation' | 'circumstance'>;

/** The case as it stands after a thing of the law is marked on it, or marked no more. 400 for what the law has not. */
export function applyMark(whole: WholeCase, write: Marking): WholeCase {
  switch (write.kind) {
    case 'factor':
      known(probationFactors, write.thing);
      return { ...whole, factors: marked(whole.factors, write.fields && factorOf(whole, write), idOf(whole, write)) };
    case 'limitation':
      known(probationLimitations, write.thing);
      return {
        ...whole,
        limitations: marked(whole.limitations, write.fields && limitationOf(whole, write), idOf(whole, write)),
      };
    case 'circumstance':
      known(circumstances, write.thing);
      return {
        ...whole,
        circumstances: marked(whole.circumstances, write.fields && circumstanceOf(whole, write), idOf(whole, write)),
      };
  }
}

function known(things: readonly { readonly id: string }[], thing: string): void {
  if (!things.some(({ id }) => id === thing)) throw fault('thing', 'The law has no such thing.');
}

const idOf = ({ record }: WholeCase, { thing }: Marking): string => childId(record.Id, thing);
const newMark = (whole: WholeCase, write: Marking) => ({ Id: idOf(whole, write), CaseId: whole.record.Id, Version: 1 });

const factorOf = (whole: WholeCase, write: GestureWriteOf<'factor'>): CaseFactor =>
  caseFactor.parse({
    ...plainFactor,
    ...newMark(whole, write),
    ProbationFactorId: write.thing,
    ...given({ ...write.fields }),
  });
const limitationOf = (whole: WholeCase, write: GestureWriteOf<'limitation'>): CaseLimitation =>
  caseLimitation.parse({
    ...plainLimitation,
    ...newMark(whole, write),
    ProbationLimitationId: write.thing,
    ...given({ ...write.fields }),
  });
const circumstanceOf = (whole: WholeCase, write: GestureWriteOf<'circumstance'>): CaseCircumstance =>
  caseCircumstance.parse({
    ...plainCircumstance,
    ...newMark(whole, write),
    CircumstancesId: write.thing,
    ...given({ ...write.fields }),
  });

/** The marks with one made or changed; null in its place: without it. */
function marked<Row extends { readonly Id: string; readonly Version: number }>(
  rows: readonly Row[],
  row: Row | null,
  id: string,
): readonly Row[] {
  const standing = rows.find(({ Id }) => Id === id);
  if (row === null) return rows.filter(({ Id }) => Id !== id);
  if (standing === undefined) return [...rows, row];
  return replaced(rows, { ...row, Version: standing.Version });
}

/** The rows with one in its own place; the very row that stands where it says nothing new. */
export const replaced = <Row extends { readonly Id: string }>(rows: readonly Row[], row: Row): readonly Row[] =>
  rows.map((each) => (each.Id === row.Id && JSON.stringify(each) !== JSON.stringify({ ...each, ...row }) ? row : each));

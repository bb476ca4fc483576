import {
  childId,
  type GestureRecords,
  type GestureWrite,
  gestureRecords,
  readCaseAttributes,
} from '@countwise/contract';
import { Failure } from '../../api/failure.ts';
import { type Difference, differences } from './conflict-words.ts';

/** The records as the server has them, where a gesture came too late (409); undefined where the failure is of another kind. */
export const theirsIn = (failure: Error): GestureRecords | undefined =>
  failure instanceof Failure && failure.status === 409
    ? gestureRecords.safeParse(failure.problem?.current).data
    : undefined;

/** In which fields a write and the records as they stand differ, of those that somebody else set meanwhile. */
export function differencesOf(write: GestureWrite, theirs: GestureRecords): readonly Difference[] {
  if (write.kind === 'add' || write.kind === 'delete' || write.kind === 'factor') return [];
  const { was, fields } = saidBy(write);
  switch (write.kind) {
    case 'charge':
      return of(theirs.charges, write.id, (row) => differences.charge(fields, was, row));
    case 'case':
      return differences.case(fields, was, theirs.case);
    case 'attributes':
      return differences.attributes(fields, was, readCaseAttributes(theirs.case.caseAttributes));
    case 'limitation':
      return of(theirs.limitations, childId(theirs.case.Id, write.thing), (row) =>
        differences.limitation(fields, was, row),
      );
    case 'circumstance':
      return of(theirs.circumstances, childId(theirs.case.Id, write.thing), (row) =>
        differences.circumstance(fields, was, row),
      );
  }
}

/** The fields that are said, and how they stood. */
const saidBy = ({ fields, was }: Exclude<GestureWrite, { readonly kind: 'add' | 'delete' }>) => ({
  fields: Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => value !== undefined)),
  was: was ?? {},
});

function of<Row extends { readonly Id: string }>(
  rows: readonly Row[],
  id: string,
  use: (row: Row) => readonly Difference[],
): readonly Difference[] {
  const row = rows.find(({ Id }) => Id === id);
  return row === undefined ? [] : use(row);
}

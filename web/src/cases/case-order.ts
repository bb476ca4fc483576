import type { CaseRecord } from '@countwise/contract';
import { allStatuses } from '../shared/case/case-form.ts';
import { correctionsOf, scenariosByCase } from './corrected.ts';

export type Direction = 'ascending' | 'descending';

export interface CaseView {
  readonly search: string;
  readonly statuses: readonly CaseRecord['CaseStatus'][];
  readonly sort: SortColumn;
  readonly direction: Direction;
  /** Only those whose total a correction changed. */
  readonly corrected: boolean;
}

const text = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare;

interface SortedBy {
  readonly compare: (a: CaseRecord, b: CaseRecord) => number;
  /** The order it begins with: case numbers and creation days newest first, the others from A. */
  readonly first: Direction;
}

/** The columns that the list is sorted by, from the left; `case-row.tsx` has the cell of each. */
const columns = {
  last: { compare: (a, b) => text(a.DefendantLastName, b.DefendantLastName), first: 'ascending' },
  first: { compare: (a, b) => text(a.DefendantFirstName, b.DefendantFirstName), first: 'ascending' },
  middle: { compare: (a, b) => text(a.DefendantMiddleName, b.DefendantMiddleName), first: 'ascending' },
  number: { compare: (a, b) => text(a.CaseNumber, b.CaseNumber), first: 'descending' },
  // instants of one form stand in their order as they are written
  created: {
    compare: (a, b) => Number(a.CreatedAt > b.CreatedAt) - Number(a.CreatedAt < b.CreatedAt),
    first: 'descending',
  },
  status: { compare: (a, b) => a.CaseStatus - b.CaseStatus, first: 'ascending' },
} as const satisfies Readonly<Record<string, SortedBy>>;
export type SortColumn = keyof typeof columns;
const isColumn = (name: string | null): name is SortColumn => name !== null && Object.hasOwn(columns, name);
export const sortColumns: readonly SortColumn[] = Object.keys(columns).filter(isColumn);
export const firstDirection = (column: SortColumn): Direction => columns[column].first;

/** The main cases of a view, in its order. Scenarios stand behind their case, never in the list. */
export function casesInView(
  cases: readonly CaseRecord[],
  view: CaseView,
  scenarios: ReturnType<typeof scenariosByCase> = scenariosByCase(cases),
): readonly CaseRecord[] {
  const wanted = view.search.trim().toLowerCase();
  const sign = view.direction === 'ascending' ? 1 : -1;
  return cases
    .filter((row) => row.ParentCaseId === null && view.statuses.includes(row.CaseStatus))
    .filter((row) => !view.corrected || correctionsOf(row, scenarios.get(row.Id)).length > 0)
    .filter(
      (row) => row.DefendantLastName.toLowerCase().includes(wanted) || row.CaseNumber.toLowerCase().includes(wanted),
    )
    .sort((a, b) => sign * columns[view.sort].compare(a, b));
}

/**
 * The view that the address asks for: `?q=riv&sort=last&dir=descending&status=0.2&corrected`. An address that says nothing of
 * order and status has those of the last view.
 */
export function viewOf(query: URLSearchParams, last = new URLSearchParams()): CaseView {
  const told = ['sort', 'dir', 'status'].some((name) => query.has(name)) ? query : last;
  const asked = told.get('sort');
  const sort = isColumn(asked) ? asked : 'created';
  const direction = told.get('dir');
  const statuses = told.get('status')?.split('.');
  return {
    search: query.get('q') ?? '',
    statuses: allStatuses.filter((status) => statuses === undefined || statuses.includes(String(status))),
    sort,
    direction: direction === 'ascending' || direction === 'descending' ? direction : firstDirection(sort),
    corrected: query.has('corrected'),
  };
}

/** The address of a view; what is as usual is left out. */
export function addressOf(view: CaseView): URLSearchParams {
  const query = new URLSearchParams();
  if (view.search !== '') query.set('q', view.search);
  if (view.sort !== 'created') query.set('sort', view.sort);
  if (view.direction !== firstDirection(view.sort)) query.set('dir', view.direction);
  if (view.statuses.length < allStatuses.length) query.set('status', view.statuses.join('.'));
  if (view.corrected) query.set('corrected', '');
  return query;
}

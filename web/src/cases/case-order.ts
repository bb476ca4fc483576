import type { CaseRecord } from '@countwise/contract';
import { allStatuses } from '../shared/case/case-form.ts';
import { correctionsOf } from './corrected.ts';

export const sortColumns = ['last', 'first', 'middle', 'number', 'created', 'status'] as const;
export type SortColumn = (typeof sortColumns)[number];
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

const comparisons: Record<SortColumn, (a: CaseRecord, b: CaseRecord) => number> = {
  last: (a, b) => text(a.DefendantLastName, b.DefendantLastName),
  first: (a, b) => text(a.DefendantFirstName, b.DefendantFirstName),
  middle: (a, b) => text(a.DefendantMiddleName, b.DefendantMiddleName),
  number: (a, b) => text(a.CaseNumber, b.CaseNumber),
  created: (a, b) => text(a.CreatedAt, b.CreatedAt),
  status: (a, b) => a.CaseStatus - b.CaseStatus,
};

/** The order a column begins with: case numbers and creation days newest first, the others from A. */
export const firstDirection = (column: SortColumn): Direction =>
  column === 'number' || column === 'created' ? 'descending' : 'ascending';

/** The main cases of a view, in its order. Scenarios stand behind their case, never in the list. */
export function casesInView(cases: readonly CaseRecord[], view: CaseView): readonly CaseRecord[] {
  const wanted = view.search.trim().toLowerCase();
  const sign = view.direction === 'ascending' ? 1 : -1;
  return cases
    .filter((row) => row.ParentCaseId === null && view.statuses.includes(row.CaseStatus))
    .filter((row) => !view.corrected || correctionsOf(row, cases).length > 0)
    .filter(
      (row) => row.DefendantLastName.toLowerCase().includes(wanted) || row.CaseNumber.toLowerCase().includes(wanted),
    )
    .sort((a, b) => sign * comparisons[view.sort](a, b));
}

const isColumn = (name: string | null): name is SortColumn => sortColumns.some((column) => column === name);

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

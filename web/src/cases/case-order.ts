import {
  type CaseColumn,
  type CaseField,
  type CaseRecord,
  caseField,
  caseFields,
  caseFinder,
  hasTag,
} from '@countwise/contract';
import { caseList } from '../text/cases.ts';
import { correctionsOf, scenariosByCase } from './corrected.ts';

export const allStatuses = [0, 1, 2] as const satisfies readonly CaseRecord['CaseStatus'][];

export type Direction = 'ascending' | 'descending';

export interface CaseView {
  readonly search: string;
  readonly statuses: readonly CaseRecord['CaseStatus'][];
  readonly sort: SortColumn;
  readonly direction: Direction;
  /** Only those with this tag; empty for all. */
  readonly tag: string;
  /** By the days of their next hearings, and not as a list. */
  readonly byHearing: boolean;
  /** Only those whose total a correction changed. */
  readonly corrected: boolean;
}

const text = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare;

export type SortColumn = CaseColumn | 'created';
/** The columns from the left, with the order each begins with: case numbers and creation days newest first. */
const columns: Readonly<Record<SortColumn, Direction>> = {
  last: 'ascending',
  first: 'ascending',
  middle: 'ascending',
  number: 'descending',
  created: 'descending',
  status: 'ascending',
  hearing: 'ascending',
};
const isColumn = (name: string | null): name is SortColumn => name !== null && Object.hasOwn(columns, name);
export const sortColumns: readonly SortColumn[] = Object.keys(columns).filter(isColumn);
/** The columns that a reader may leave out. */
const optional = new Set<SortColumn>(['hearing']);
export const columnsShown = (withHearing: boolean): readonly SortColumn[] =>
  sortColumns.filter((column) => withHearing || !optional.has(column));
export const firstDirection = (column: SortColumn): Direction => columns[column];

/** The field of a case that a column tells; none for the instant of its making. */
export const fieldOf = (column: SortColumn): CaseField | undefined =>
  caseFields.find((field) => caseField(field).column?.name === column);

export function headingOf(column: SortColumn): string {
  const field = fieldOf(column);
  return (field && caseField(field).column?.heading) ?? caseList.columns.created;
}

function compareBy(field: CaseField | undefined, a: CaseRecord, b: CaseRecord): number {
  // instants of one form stand in their order as they are written
  if (field === undefined) return Number(a.CreatedAt > b.CreatedAt) - Number(a.CreatedAt < b.CreatedAt);
  const [left, right] = field === 'NextHearingDate' ? [hearingAt(a), hearingAt(b)] : [a[field], b[field]];
  return typeof left === 'number' && typeof right === 'number' ? left - right : text(said(left), said(right));
}
/** The day and time of a case's next hearing; those of a day without a time stand behind the others. */
export const hearingAt = ({ NextHearingDate, NextHearingTime }: CaseRecord): string =>
  `${NextHearingDate ?? ''} ${NextHearingTime ?? '24:00'}`;
const said = (value: string | number | boolean | null): string => String(value ?? '');

/** The main cases of a view, in its order. Scenarios stand behind their case, never in the list. */
export function casesInView(
  cases: readonly CaseRecord[],
  view: CaseView,
  scenarios: ReturnType<typeof scenariosByCase> = scenariosByCase(cases),
): readonly CaseRecord[] {
  const isWanted = caseFinder(view.search);
  const field = fieldOf(view.sort);
  const sign = view.direction === 'ascending' ? 1 : -1;
  return cases
    .filter((row) => row.ParentCaseId === null && view.statuses.includes(row.CaseStatus))
    .filter((row) => !view.corrected || correctionsOf(row, scenarios.get(row.Id)).length > 0)
    .filter((row) => isWanted(row) && (view.tag === '' || hasTag(row, view.tag)))
    .sort((a, b) => withoutLast(field, a, b) || sign * compareBy(field, a, b));
}

/** Cases that have no such day stand behind the others, whichever way the list is sorted. */
const withoutLast = (field: CaseField | undefined, a: CaseRecord, b: CaseRecord): number =>
  field === undefined ? 0 : Number(a[field] === null) - Number(b[field] === null);

/** Whether an address says anything of order and status. */
export const saysOrder = (query: URLSearchParams): boolean =>
  ['sort', 'dir', 'status', 'by'].some((name) => query.has(name));

/**
 * The view that the address asks for: `?q=riv&sort=last&dir=descending&status=0.2&by=hearing&corrected`. An address that says nothing of
 * order and status has those of the last view.
 */
export function viewOf(query: URLSearchParams, last = new URLSearchParams()): CaseView {
  const told = saysOrder(query) ? query : last;
  const asked = told.get('sort');
  const sort = isColumn(asked) ? asked : 'created';
  const direction = told.get('dir');
  const statuses = told.get('status')?.split('.');
  return {
    search: query.get('q') ?? '',
    statuses: allStatuses.filter((status) => statuses === undefined || statuses.includes(String(status))),
    sort,
    direction: direction === 'ascending' || direction === 'descending' ? direction : firstDirection(sort),
    tag: query.get('tag') ?? '',
    byHearing: told.get('by') === 'hearing',
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
  if (view.tag !== '') query.set('tag', view.tag);
  if (view.byHearing) query.set('by', 'hearing');
  if (view.corrected) query.set('corrected', '');
  return query;
}

import { allColumns, type ColumnId } from './columns.tsx';

/** Columns that name a row or say what it comes to: they are always there. */
const fixed: ReadonlySet<ColumnId> = new Set<ColumnId>(['count', 'statute', 'description', 'sentence', 'remove']);

/** The columns of the detailed view that may be left out. */
export const optionalColumns = allColumns.filter((column) => !fixed.has(column));

/** The columns of the detailed view in their order, without those that are hidden. */
export const shownColumns = (hidden: readonly string[]): readonly ColumnId[] =>
  allColumns.filter((column) => fixed.has(column) || !hidden.includes(column));

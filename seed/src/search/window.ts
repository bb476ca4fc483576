import type { CatalogueRow } from '../catalogue/row.ts';
import { firstFrom } from './first-from.ts';

/** Rows a search shows at once; a window that is not cut off has its best hit in the middle, at index 15. */
const windowSize = 31;
const middle = (windowSize - 1) / 2;

/** The rows around position `at`, cut off at either end of the list. */
export const windowAround = <Row>(rows: readonly Row[], at: number): readonly Row[] =>
  rows.slice(Math.max(0, at - middle), at + middle + 1);

/** The rows that stand next before (`up`) or after (`down`) a place in the order of the code. */
export function nextRows(
  rows: readonly CatalogueRow[],
  direction: 'up' | 'down',
  sortNumber: number,
): readonly CatalogueRow[] {
  if (direction === 'up')
    return rows
      .slice(
        0,
        firstFrom(rows, (row) => row.legacySortOrder < sortNumber),
      )
      .slice(-windowSize);
  const start = firstFrom(rows, (row) => row.legacySortOrder <= sortNumber);
  return rows.slice(start, start + windowSize);
}

import { severities } from '@countwise/engine';
import { codeBooks } from '../catalogue/codes.ts';
import type { CatalogueRow, WobbleDirection } from '../catalogue/row.ts';
import { compareSections } from '../catalogue/section.ts';
import type { UnplacedRow } from './build-row.ts';

const bookOrder = new Map(codeBooks.map(({ code }, index) => [code, index] as const));

/** Order of the code: book, section, level; rows alike in these stay in the order of their table. */
function compareRows(left: UnplacedRow, right: UnplacedRow): number {
  return (
    (bookOrder.get(left.codeDefinitionCode) ?? 99) - (bookOrder.get(right.codeDefinitionCode) ?? 99) ||
    compareSections(left.section, right.section) ||
    severities.indexOf(left.severity) - severities.indexOf(right.severity)
  );
}

const together = (left: UnplacedRow, right: UnplacedRow): boolean =>
  (left.effective ?? '') <= (right.end ?? '9999') && (right.effective ?? '') <= (left.end ?? '9999');

/** A felony that may be a misdemeanor is a wobbler; one whose misdemeanor is another fact is not joined to it. */
const joins = (left: UnplacedRow, right: UnplacedRow): boolean =>
  [left, right].every(({ severity }) => severity !== 'felony') || (left.wobbler && right.wobbler);

function partner(row: UnplacedRow, family: readonly UnplacedRow[], step: 1 | -1): string | null {
  const wanted = severities[severities.indexOf(row.severity) + step];
  return family.find((other) => other.severity === wanted && together(row, other) && joins(row, other))?.id ?? null;
}

function direction(down: string | null, up: string | null): WobbleDirection {
  if (down !== null) return up === null ? 1 : 3;
  return up === null ? 0 : 2;
}

/** Puts the rows in the order of the codes and joins each with its greater and lesser form (same section, words and time). */
export function placeRows(rows: readonly UnplacedRow[]): readonly CatalogueRow[] {
  const families = Map.groupBy(rows, ({ statute, variant }) => `${statute} ${variant}`);
  return rows.toSorted(compareRows).map((row, index) => {
    const family = families.get(`${row.statute} ${row.variant}`) ?? [];
    const [down, up] = row.kind === 'crime' ? [partner(row, family, 1), partner(row, family, -1)] : [null, null];
    return {
      ...row,
      legacySortOrder: index + 1,
      wobbleDirection: direction(down, up),
      wobbleDownId: down,
      wobbleUpId: up,
    };
  });
}

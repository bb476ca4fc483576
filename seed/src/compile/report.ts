import { groupsOfLevel, type IsoDate, isInForce } from '@countwise/engine';
import type { CatalogueRow } from '../catalogue/row.ts';

function counts(rows: readonly CatalogueRow[], key: (row: CatalogueRow) => string): string {
  const groups = [...Map.groupBy(rows, key)].map(([name, group]) => [name, group.length] as const);
  return groups
    .toSorted(([, left], [, right]) => right - left)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
}

const checkedBy = ({ provenance }: CatalogueRow): string => provenance.checkedBy;
const statutes = (rows: readonly CatalogueRow[]): string => [...new Set(rows.map(({ statute }) => statute))].join(', ');

/**
 * What courts see most: enhancements and priors, serious and violent felonies, every crime of a statutory list, crimes
 * with an instruction of their own, with a bar to probation or with our own words, and the sections charged most.
 */
const isMostCharged = (row: CatalogueRow, likelihood: number): boolean =>
  row.kind !== 'crime' ||
  row.serious ||
  row.violent ||
  row.groups.some((group) => !groupsOfLevel.has(group)) ||
  row.calcrim.length > 0 ||
  row.probationLimit !== undefined ||
  row.elements !== null ||
  likelihood > 0;

function checkedShare(rows: readonly CatalogueRow[]): string {
  const checked = rows.filter(({ provenance }) => provenance.trust === 'verified' || provenance.trust === 'reviewed');
  return `${rows.length} most charged rows in force, ${((100 * checked.length) / rows.length).toFixed(1)} % verified or reviewed`;
}

/**
 * Rows by code, kind, severity and provenance, and the statutes whose term is still a default. `likelihood` tells how
 * often a row is charged; above 0 it is among the most charged.
 */
export function report(rows: readonly CatalogueRow[], likelihood: (row: CatalogueRow) => number, on: IsoDate): string {
  const inForce = rows.filter((row) => isInForce(row, on));
  const former = rows.filter((row) => !isInForce(row, on));
  const unread = inForce.filter(({ provenance }) => provenance.checkedBy !== 'text');
  const byDefault = rows.filter(({ provenance }) => provenance.trust === 'default');
  return [
    `${rows.length} rows, ${inForce.length} in force on ${on}`,
    `by code: ${counts(rows, (row) => row.codeDefinitionCode)}`,
    `by kind: ${counts(rows, (row) => row.kind)}`,
    `by severity: ${counts(rows, (row) => row.severity)}`,
    `by provenance: ${counts(rows, (row) => row.provenance.trust)}`,
    `checked by, in force: ${counts(inForce, checkedBy)}; former: ${counts(former, checkedBy)}`,
    `checked on: ${counts(rows, (row) => row.provenance.checkedOn)}`,
    ...[...Map.groupBy(unread, (row) => row.provenance.source)].map(
      ([source, left]) => `left of ${source} (${left.length}): ${statutes(left)}`,
    ),
    checkedShare(inForce.filter((row) => isMostCharged(row, likelihood(row)))),
    `${inForce.filter(({ elements, summary }) => elements !== null && summary !== null).length} rows in force with elements and summary in our words`,
    `by default (${byDefault.length}): ${statutes(byDefault)}`,
  ].join('\n');
}

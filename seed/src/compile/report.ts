import type { CatalogueRow } from '../catalogue/row.ts';

function counts(rows: readonly CatalogueRow[], key: (row: CatalogueRow) => string): string {
  const groups = [...Map.groupBy(rows, key)].map(([name, group]) => [name, group.length] as const);
  return groups
    .toSorted(([, left], [, right]) => right - left)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
}

/**
 * What courts see most: enhancements and priors, serious and violent felonies, crimes with an instruction of their own,
 * with a bar to probation, or with our own words on their elements.
 */
const isMostCharged = (row: CatalogueRow): boolean =>
  row.kind !== 'crime' ||
  row.serious ||
  row.violent ||
  row.calcrim.length > 0 ||
  row.probationLimit !== undefined ||
  row.elements !== null;

function checkedShare(rows: readonly CatalogueRow[]): string {
  const checked = rows.filter(({ provenance }) => provenance.trust === 'verified' || provenance.trust === 'reviewed');
  return `${rows.length} most charged rows in force, ${((100 * checked.length) / rows.length).toFixed(1)} % verified or reviewed`;
}

/** Rows by code, kind, severity and provenance, and the statutes whose term is still a default. */
export function report(rows: readonly CatalogueRow[], on: string): string {
  const inForce = rows.filter(({ effective, end }) => (effective ?? '') <= on && on <= (end ?? '9999'));
  const byDefault = rows.filter(({ provenance }) => provenance.trust === 'default');
  return [
    `${rows.length} rows, ${inForce.length} in force on ${on}`,
    `by code: ${counts(rows, (row) => row.codeDefinitionCode)}`,
    `by kind: ${counts(rows, (row) => row.kind)}`,
    `by severity: ${counts(rows, (row) => row.severity)}`,
    `by provenance: ${counts(rows, (row) => row.provenance.trust)}`,
    checkedShare(inForce.filter(isMostCharged)),
    `${inForce.filter(({ elements, summary }) => elements !== null && summary !== null).length} rows in force with elements and summary in our words`,
    `by default (${byDefault.length}): ${byDefault.map(({ statute }) => statute).join(', ')}`,
  ].join('\n');
}

import type { CatalogueRow } from '../catalogue/row.ts';

function counts(rows: readonly CatalogueRow[], key: (row: CatalogueRow) => string): string {
  const groups = [...Map.groupBy(rows, key)].map(([name, group]) => [name, group.length] as const);
  return groups
    .toSorted(([, left], [, right]) => right - left)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
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
    `by default (${byDefault.length}): ${byDefault.map(({ statute }) => statute).join(', ')}`,
  ].join('\n');
}

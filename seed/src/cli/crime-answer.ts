import type { CatalogueRow } from '../catalogue/row.ts';

/** A row as the command line prints it: the facts under the names that issues and facts use. */
export function crimeAnswer(row: CatalogueRow) {
  return {
    id: row.id,
    statute: row.statute,
    name: row.name,
    kind: row.kind,
    severity: row.severity,
    terms: row.terms,
    place: row.place,
    wobbler: row.wobbler,
    serious: row.serious,
    violent: row.violent,
    begin: row.effective,
    end: row.end,
    provenance: row.provenance.trust,
    aliases: row.aliases,
    category: row.category,
    credit: row.credit,
    groups: row.groups,
  };
}

/** A row for a person, on three lines. */
export function crimeText(row: CatalogueRow): string {
  const marks = (['serious', 'violent', 'superStrike', 'trigger'] as const).filter((mark) => row[mark]);
  return [
    `${row.statute}  ${row.name}`,
    `  ${row.punishment}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`,
    `  ${row.id}; in force ${row.effective ?? '…'} to ${row.end ?? '…'}; ${row.provenance.trust}: ${row.provenance.source}`,
  ].join('\n');
}

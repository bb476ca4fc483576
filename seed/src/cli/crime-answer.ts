import type { IsoDate } from '@countwise/engine';
import { authoritiesOf } from '../catalogue/authorities.ts';
import type { CatalogueRow } from '../catalogue/row.ts';

/** A row as the command line prints it: the facts under the names that issues and facts use. */
export function crimeAnswer(row: CatalogueRow, on: IsoDate) {
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
    authorities: authoritiesOf(row, on),
    provenance: row.provenance.trust,
    source: row.provenance.source,
    textOf: row.provenance.asOf,
    checkedOn: row.provenance.checkedOn,
    checkedBy: row.provenance.checkedBy,
    link: row.statuteLink,
    aliases: row.aliases,
    category: row.category,
    credit: row.credit,
    groups: row.groups,
  };
}

/** A row for a person, on three lines. */
export function crimeText(row: CatalogueRow, on: IsoDate): string {
  const marks = Object.entries(authoritiesOf(row, on)).map(([mark, authority]) => `${mark}: ${authority}`);
  return [
    `${row.statute}  ${row.name}`,
    `  ${row.punishment}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`,
    `  ${row.id}; in force ${row.effective ?? '…'} to ${row.end ?? '…'}; ${row.provenance.trust}: ${row.provenance.source}, checked ${row.provenance.checkedOn} by ${row.provenance.checkedBy}`,
  ].join('\n');
}

import type { CatalogueRow } from '../catalogue/row.ts';
import type { ReferenceArtefact } from './artefact.ts';

/** What people who are no lawyers call a crime, in English and in Spanish. */
export interface PlainName {
  readonly en: string;
  readonly es: string;
}

type Line = ReferenceArtefact['plainNames'][number];
const keyOf = ({ statute, variant }: Pick<Line, 'statute' | 'variant'>): string => `${statute} ${variant}`;

/** The plain name of a row: its variant's own, or that of its statute; undefined where it has none. */
export function plainNamesBy(lines: readonly Line[]): (row: CatalogueRow) => PlainName | undefined {
  const known = new Map(lines.map((line) => [keyOf(line), { en: line.plainEn, es: line.plainEs }]));
  return (row) => known.get(keyOf(row)) ?? known.get(keyOf({ statute: row.statute, variant: '' }));
}

import type { CatalogueRow } from '../catalogue/row.ts';

/** What the search knows of a row beyond the row itself. The reference data is one. */
export interface SearchHelp {
  /** How often a crime is charged: 0 for the most common, a greater number for a rarer one. */
  chargedRank(row: CatalogueRow): number;
  /** Ids of the thematic categories a row belongs to. */
  categoriesOf(row: CatalogueRow): readonly string[];
  /** Abbreviations of the trade and what they stand for: `dui`, `driving under influence`. */
  readonly searchWords: ReadonlyMap<string, string>;
}

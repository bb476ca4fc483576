import type { CatalogueRow } from '../catalogue/row.ts';

/** Names of one meaning, in small letters, and the statutes meant; `PC 459` stands for all its rows. */
interface PopularNames {
  readonly names: readonly string[];
  readonly statutes: readonly string[];
}

/** What the search knows of a row beyond the row itself. The reference data is one. */
export interface SearchHelp {
  /** How often a crime is charged: from 1 for the most common to 0 for one that rarely is. */
  likelihood(row: CatalogueRow): number;
  /** Ids of the thematic categories a row belongs to. */
  categoriesOf(row: CatalogueRow): readonly string[];
  /** Words and phrases of the trade and what the names of crimes say in their place: `dui`, `driving under influence`. */
  readonly searchWords: ReadonlyMap<string, readonly string[]>;
  /** Names that crimes go by: `nickel prior`, `gta`; with the statutes they mean, the likeliest first. */
  readonly popularNames: readonly PopularNames[];
}

import type { CrimeVersion, IsoDate } from '@countwise/engine';

/** How sure we are: read in the statute; two independent public tables agree; one public table; a default term (PC 18, 19, 1170(h)). */
export type Trust = 'verified' | 'reviewed' | 'listed' | 'default';

/** How a row was held against its source: the text of the law, a public table, or what is known of former law. */
export type CheckedBy = 'text' | 'table' | 'knowledge';

export interface Provenance {
  readonly trust: Trust;
  readonly source: string;
  /** The day of the source's text. */
  readonly asOf: IsoDate;
  readonly checkedOn: IsoDate;
  readonly checkedBy: CheckedBy;
}

/** 0 none, 1 may go down (felony to misdemeanor, misdemeanor to infraction), 2 may go up, 3 both. */
export type WobbleDirection = 0 | 1 | 2 | 3;

/** One row of the catalogue: what the engine reads (`CrimeVersion`) and what people read, search and check. */
export interface CatalogueRow extends CrimeVersion {
  /** State code of the statute book: `PC`, `VC`, `HS` … */
  readonly codeDefinitionCode: string;
  /** The section as charged, without the code: `211/213(a)(2)`. */
  readonly section: string;
  /** Other ways to write the statute, with the code: `PC 211/212.5(c)`. */
  readonly aliases: readonly string[];
  /** The words that tell this row from others of its section: `second degree`. */
  readonly variant: string;
  /** Other names a search should find: police literals, popular names. */
  readonly searchWords: string;
  readonly wobbleDirection: WobbleDirection;
  readonly wobbleDownId: string | null;
  readonly wobbleUpId: string | null;
  /** Position in the order of the codes; unique. */
  readonly legacySortOrder: number;
  readonly categoryName: string;
  /** The section on the Legislature's public site. */
  readonly statuteLink: string;
  readonly calcrim: readonly string[];
  readonly elements: string | null;
  readonly punishment: string;
  readonly summary: string | null;
  readonly provenance: Provenance;
  /** Published ids of rows that were wrong, which this one answers in their place, and what was wrong. */
  readonly corrects?: readonly { readonly id: string; readonly reason: string }[];
}

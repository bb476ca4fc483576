import type { CatalogueRow, CrimeCatalogue, CrimeSearch, Reference } from '@countwise/seed';
import type { LawText } from '@countwise/seed/node';
import { notThere } from '../base/problem.ts';
import type { Reductions } from '../store/reductions.ts';

export interface Deps {
  readonly catalogue: CrimeCatalogue;
  readonly search: CrimeSearch;
  readonly reference: Reference;
  readonly reductions: Pick<Reductions, 'get'>;
  readonly lawText: LawText | undefined;
  readonly now: () => Date;
}

/** A row of the catalogue by its id, or 404. */
export function crimeRow({ catalogue }: Pick<Deps, 'catalogue'>, id: string): CatalogueRow {
  const row = catalogue.row(id);
  if (row === undefined) throw notThere('crime');
  return row;
}

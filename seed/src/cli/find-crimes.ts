import type { IsoDate } from '@countwise/engine';
import type { CrimeCatalogue } from '../catalogue/crime-catalogue.ts';
import type { CatalogueRow } from '../catalogue/row.ts';
import { plainWords, statuteQuery } from '../catalogue/statute-query.ts';

/** Rows in force on a day for a statute, best first; or, where the text is no statute, rows that hold its words. */
export function findCrimes(catalogue: CrimeCatalogue, text: string, on: IsoDate): readonly CatalogueRow[] {
  if (statuteQuery(text) !== undefined) return catalogue.candidates(text, on);
  const words = plainWords(text);
  return catalogue.inForce(on).filter((row) => {
    const known = plainWords(`${row.name} ${row.variant} ${row.searchWords}`);
    return words.every((word) => known.some((other) => other.startsWith(word)));
  });
}

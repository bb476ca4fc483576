import type { CatalogueRow } from '../catalogue/row.ts';
import { statutesOf, widening } from './statutes-of.ts';

/**
 * How often a crime is charged, by the place of its statute, or of its section, in the list of the most charged:
 * 1 for the first, falling to 0 for one that is not listed.
 */
export function likelihoodBy(mostCharged: readonly { readonly statute: string }[]): (row: CatalogueRow) => number {
  const places = new Map(mostCharged.map(({ statute }, at) => [statute, at]));
  const placeOf = (statute: string) => {
    for (const wide of widening(statute)) {
      const place = places.get(wide);
      if (place !== undefined) return place;
    }
    return mostCharged.length;
  };
  return (row) => 1 - Math.min(...statutesOf(row).map(placeOf)) / mostCharged.length;
}

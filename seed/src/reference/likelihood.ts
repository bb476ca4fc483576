import type { CatalogueRow } from '../catalogue/row.ts';
import { widening } from '../catalogue/section.ts';
import { statutesOf } from './statutes-of.ts';

/**
 * How often a crime is charged, by the place of its statute, or of its section, in the list of the most charged:
 * 1 for the first, falling to 0 for one that is not listed. No public count goes by statute: the list follows the classes
 * of arrests that the Department of Justice publishes each year, and within a class what practice sees filed most.
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

import type { CatalogueRow } from '../catalogue/row.ts';
import { statutesOf, widening } from './statutes-of.ts';

/** How often a crime is charged: its place, or its section's, in the list of the most charged; after all of them if none. */
export function chargedRank(mostCharged: readonly { readonly statute: string }[]): (row: CatalogueRow) => number {
  const ranks = new Map(mostCharged.map(({ statute }, at) => [statute, at]));
  const rankOf = (statute: string) => {
    for (const wide of widening(statute)) {
      const rank = ranks.get(wide);
      if (rank !== undefined) return rank;
    }
    return mostCharged.length;
  };
  return (row) => Math.min(...statutesOf(row).map(rankOf));
}

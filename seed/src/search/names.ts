import type { CatalogueRow } from '../catalogue/row.ts';
import { widening } from '../catalogue/section.ts';
import type { SearchHelp } from './search-help.ts';
import { keyOf, wordsOf } from './words.ts';

/** Rows by position, each with its place among those that one name means; the least is meant first. */
type Places = Map<number, number>;

/** What crimes are called, in the catalogue and among lawyers, and which rows are meant by it. */
export class Names {
  /** By the words of a name, whatever their order. */
  readonly #meant = new Map<string, Places>();
  readonly #others: readonly string[][];

  constructor(rows: readonly CatalogueRow[], popularNames: SearchHelp['popularNames']) {
    this.#others = rows.map(() => []);
    for (const [at, { name }] of rows.entries()) this.#placesOf(keyOf(wordsOf(name))).set(at, 0);
    const byStatute = rowsByStatute(rows);
    for (const { names, statutes } of popularNames) {
      const places = placesOf(statutes, byStatute);
      for (const name of names) {
        this.#meant.set(keyOf(wordsOf(name)), places);
        for (const at of places.keys()) this.#others[at]?.push(name);
      }
    }
  }

  /** The rows that words mean when they are all of a name: those of its statutes in their order. */
  meantBy(words: readonly string[]): ReadonlyMap<number, number> {
    return this.#meant.get(keyOf(words)) ?? new Map();
  }

  /** The other names that the row at a position goes by. */
  othersOf(at: number): readonly string[] {
    return this.#others[at] ?? [];
  }

  #placesOf(key: string): Places {
    const places = this.#meant.get(key) ?? new Map<number, number>();
    this.#meant.set(key, places);
    return places;
  }
}

/** The rows of each statute, written in full or wider; those on the statute itself first. */
function rowsByStatute(
  rows: readonly CatalogueRow[],
): ReadonlyMap<string, readonly (readonly [at: number, own: boolean])[]> {
  const byStatute = new Map<string, (readonly [number, boolean])[]>();
  for (const [at, { statute }] of rows.entries())
    for (const wide of widening(statute)) {
      const found = byStatute.get(wide) ?? [];
      found.push([at, wide === statute]);
      byStatute.set(wide, found);
    }
  return byStatute;
}

function placesOf(statutes: readonly string[], byStatute: ReturnType<typeof rowsByStatute>): Places {
  const places: Places = new Map();
  for (const [place, statute] of statutes.entries())
    for (const [at, own] of byStatute.get(statute) ?? [])
      places.set(at, Math.min(places.get(at) ?? Number.POSITIVE_INFINITY, 2 * place + (own ? 0 : 1)));
  return places;
}

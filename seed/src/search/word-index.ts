import MiniSearch, { type Query } from 'minisearch';
import type { CatalogueRow } from '../catalogue/row.ts';

/** Words too short for a slip of the finger to be told from another word are taken as they stand. */
const typoTolerance = (term: string) => (term.length > 7 ? 2 : term.length > 3 ? 1 : false);
const prefixFrom = (term: string) => term.length > 1;

/** Words that stand in most names and tell none of them from another. */
const fillers = new Set(['a', 'an', 'and', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);

interface WordHit {
  /** Position of the row in the order of the code. */
  readonly at: number;
  readonly score: number;
}

/** The names of crimes, found by words and the beginnings of words, misspelt ones too. */
export class WordIndex {
  readonly #searchWords: ReadonlyMap<string, string>;
  readonly #index: MiniSearch;

  constructor(rows: readonly CatalogueRow[], searchWords: ReadonlyMap<string, string>) {
    this.#searchWords = searchWords;
    this.#index = new MiniSearch({
      fields: ['name', 'searchWords'],
      processTerm: (term) => (fillers.has(term.toLowerCase()) ? null : term.toLowerCase()),
      searchOptions: {
        boost: { name: 3 },
        prefix: prefixFrom,
        fuzzy: typoTolerance,
        weights: { fuzzy: 0.3, prefix: 0.6 },
      },
    });
    this.#index.addAll(rows.map(({ name, searchWords }, id) => ({ id, name, searchWords })));
  }

  /** Rows that have every word; where no row has, rows that have some of them. Best first. */
  find(text: string): readonly WordHit[] {
    const query = this.#query(text);
    const all = this.#index.search(query, { combineWith: 'AND' });
    const found = all.length > 0 ? all : this.#index.search(query, { combineWith: 'OR' });
    return found.map(({ id, score }) => ({ at: Number(id), score }));
  }

  /** Every word, or what it is short for. */
  #query(text: string): Query {
    const words = text
      .toLowerCase()
      .split(/[^\p{L}\d&]+/u)
      .filter((word) => word !== '' && !fillers.has(word));
    return {
      queries: words.map((word) => {
        const meaning = this.#searchWords.get(word);
        return meaning === undefined
          ? word
          : { combineWith: 'OR', queries: [word, { combineWith: 'AND', queries: [meaning] }] };
      }),
    };
  }
}

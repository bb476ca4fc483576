import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { CatalogueRow } from '../catalogue/row.ts';
import type { SearchHelp } from './search-help.ts';

/** Words too short for a slip of the finger to be told from another word are taken as they stand. */
const typoTolerance = (term: string) => (term.length > 7 ? 2 : term.length > 3 ? 1 : false);
const prefixFrom = (term: string) => term.length > 1;

/** Words that stand in most names and tell none of them from another. */
const fillers = new Set(['a', 'an', 'and', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);
const ending = /(?:ings?|ions?|ed|es|s|e)$/;

/** A word without its ending, so that `possession`, `possessing` and `possesses` are one; null for a filler. */
function stem(word: string): string | null {
  const plain = word.toLowerCase();
  if (fillers.has(plain)) return null;
  const short = plain.replace(ending, '');
  return short.length > 3 ? short : plain;
}

/** A word as it stands, so that its every beginning finds it, and without its ending. */
function wordAndStem(word: string): string[] | null {
  const short = stem(word);
  return short === null ? null : [...new Set([word.toLowerCase(), short])];
}

/** The more often a crime is charged, the more its name weighs: up to three times. */
const weightOf = (likelihood: number) => 1 + 2 * likelihood;

/** Longest first. */
const phraseLengths = [3, 2, 1];

/** The names of crimes, found by words and the beginnings of words, misspelt ones too. */
export class WordIndex {
  readonly #searchWords: SearchHelp['searchWords'];
  readonly #index: MiniSearch;

  /** `likelihoods`, beside the rows: 1 for the most often charged crime, 0 for one that rarely is. */
  constructor(rows: readonly CatalogueRow[], likelihoods: readonly number[], help: Pick<SearchHelp, 'searchWords'>) {
    this.#searchWords = help.searchWords;
    this.#index = new MiniSearch({
      fields: ['name', 'searchWords'],
      processTerm: wordAndStem,
      searchOptions: {
        processTerm: stem,
        boost: { name: 3 },
        boostDocument: (id) => weightOf(likelihoods[Number(id)] ?? 0),
        prefix: prefixFrom,
        fuzzy: typoTolerance,
        weights: { fuzzy: 0.3, prefix: 0.6 },
      },
    });
    this.#index.addAll(rows.map(({ name, searchWords }, id) => ({ id, name, searchWords })));
  }

  /** Scores, by position, of the rows that fit the words, best those that have all of them. */
  find(text: string): ReadonlyMap<number, number> {
    // the beginning of a misspelt word is like no word: a letter or two less may be
    for (const beginning of [text, text.slice(0, -1), text.slice(0, -2)]) {
      const found = this.#rowsWith(beginning);
      if (found.length > 0) return new Map(found.map(({ id, score }) => [Number(id), score]));
    }
    return new Map();
  }

  /** The rows that have every word; where no row has, those that have some of them. */
  #rowsWith(text: string): readonly SearchResult[] {
    const query = this.#query(text);
    const all = this.#index.search(query, { combineWith: 'AND' });
    return all.length > 0 ? all : this.#index.search(query, { combineWith: 'OR' });
  }

  /** Every word, or what the names say in place of it and the words after it. */
  #query(text: string): Query {
    const words = text
      .toLowerCase()
      .split(/[^\p{L}\d&]+/u)
      .filter((word) => word !== '' && !fillers.has(word));
    const queries: Query[] = [];
    for (let at = 0; at < words.length; ) {
      const said =
        phraseLengths
          .map((length) => words.slice(at, at + length).join(' '))
          .find((phrase) => this.#searchWords.has(phrase)) ??
        words[at] ??
        '';
      const meanings = this.#searchWords.get(said) ?? [said];
      queries.push({
        combineWith: 'OR',
        queries: meanings.map((meaning) => ({ combineWith: 'AND', queries: [meaning] })),
      });
      at += said.split(' ').length;
    }
    return { queries };
  }
}

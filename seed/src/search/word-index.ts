import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { CatalogueRow } from '../catalogue/row.ts';
import { Names } from './names.ts';
import type { SearchHelp } from './search-help.ts';
import { Spelling } from './spelling.ts';
import { stem, wordsOf } from './words.ts';

/** How a row answers to words. */
export interface Answer {
  /** The fewer the better: the row's name, or a name it goes by; then by how many words are missing. */
  readonly fit: number;
  readonly score: number;
}

/** A word as it stands, so that its every beginning finds it, and without its ending. */
const wordAndStem = (word: string): string[] => [...new Set([word, stem(word)])];

/** The more often a crime is charged, the more its name weighs. */
const weightOf = (likelihood: number) => 1 + 3 * likelihood ** 2;

/** What a row is, in the words that people ask for it by. */
const kindWords: Readonly<Record<CatalogueRow['kind'], string>> = {
  crime: '',
  conduct: 'enhancement allegation',
  status: 'prior enhancement allegation',
  substitution: 'alternate penalty enhancement allegation',
  probation: 'probation allegation',
};
const kindOf = ({ kind, severity }: CatalogueRow): string => (kind === 'crime' ? severity : kindWords[kind]);

type Answers = ReadonlyMap<number, Answer>;

/** A word or phrase of so many words, and what the names say in its place. */
interface Group {
  readonly meanings: readonly string[];
  readonly length: number;
}

/** Longest first. */
const phraseLengths = [3, 2, 1];
/** Where the rows begin that are found by words alone, behind those that are meant by name. */
const behindNames = 100;

/** The names of crimes, found by words and the beginnings of words, misspelt ones too. */
export class WordIndex {
  readonly #searchWords: SearchHelp['searchWords'];
  readonly #index: MiniSearch;
  readonly #spelling: Spelling;
  readonly #names: Names;

  /** `likelihoods`, beside the rows: 1 for the most often charged crime, 0 for one that rarely is. */
  constructor(
    rows: readonly CatalogueRow[],
    likelihoods: readonly number[],
    { searchWords, popularNames }: Pick<SearchHelp, 'searchWords' | 'popularNames'>,
  ) {
    this.#searchWords = searchWords;
    this.#names = new Names(rows, popularNames);
    this.#spelling = new Spelling(
      weighed([
        ...rows.map(({ name }, at) => [wordsOf(name), weightOf(likelihoods[at] ?? 0)] as const),
        ...popularNames.flatMap(({ names }) => names).map((name) => [wordsOf(name), 1] as const),
        ...[...searchWords.keys()].map((phrase) => [phrase.split(' '), 1] as const),
      ]),
    );
    this.#index = new MiniSearch({
      fields: ['name', 'names', 'searchWords', 'kind'],
      tokenize: (text) => [...wordsOf(text)],
      processTerm: wordAndStem,
      searchOptions: {
        processTerm: stem,
        boost: { name: 3, names: 2, kind: 0.5 },
        boostDocument: (id) => weightOf(likelihoods[Number(id)] ?? 0),
        weights: { fuzzy: 0, prefix: 0.6 },
      },
    });
    this.#index.addAll(
      rows.map((row, id) => ({
        id,
        name: row.name,
        names: this.#names.othersOf(id).join(' '),
        searchWords: row.searchWords,
        kind: kindOf(row),
      })),
    );
  }

  /** Whether a text is the name of a crime, or one that crimes go by. */
  isName(text: string): boolean {
    return this.#names.meantBy(wordsOf(text)).size > 0;
  }

  /** How the rows that are wanted and fit the words answer to them, by position. */
  find(text: string, isWanted: (at: number) => boolean): Answers {
    const words = this.#corrected(wordsOf(text));
    const found = new Map(this.#rowsWith(words, isWanted));
    for (const [at, fit] of this.#names.meantBy(words.map(([word = '']) => word)))
      found.set(at, { fit, score: found.get(at)?.score ?? 0 });
    return found;
  }

  /** Each word with those it may have meant, the likeliest first; two that make up one are that one. */
  #corrected(words: readonly string[]): readonly (readonly string[])[] {
    const corrected: string[][] = [];
    for (let at = 0; at < words.length; at += 1) {
      const [word = '', next] = words.slice(at, at + 2);
      const joined = next === undefined ? '' : `${word}${next}`;
      if (this.#spelling.has(joined)) {
        corrected.push([joined, word]);
        at += 1;
      } else if (this.#spelling.begins(word)) corrected.push([word]);
      else corrected.push([...this.#spelling.nearest(word), word]);
    }
    return corrected;
  }

  /** The rows that have every word; where no row has, those that have some of them, the most first. */
  #rowsWith(words: readonly (readonly string[])[], isWanted: (at: number) => boolean): Answers {
    const groups = this.#groups(words);
    const queries = groups.map(
      ({ meanings }, at): Query => ({
        combineWith: 'OR',
        queries: meanings.map((meaning) => ({
          combineWith: 'AND',
          // a word that stands in names is meant as it is, unless it is still being typed
          prefix: (term) => term.length > 1 && (at === groups.length - 1 || !this.#spelling.has(term)),
          queries: [meaning],
        })),
      }),
    );
    const filter = ({ id }: SearchResult) => isWanted(Number(id));
    const all = this.#index.search({ combineWith: 'AND', queries }, { filter });
    if (all.length > 0) return new Map(all.map(({ id, score }) => [Number(id), { fit: behindNames, score }]));
    return this.#someOf(groups, queries, words);
  }

  /** The rows with the most of the words, those first that a name within them means: `armed robbery of a shop`. */
  #someOf(groups: readonly Group[], queries: Query[], words: readonly (readonly string[])[]): Answers {
    const stems = groups.map(({ meanings }) => meanings.map((meaning) => wordsOf(meaning).map(stem)));
    const missing = ({ queryTerms }: SearchResult) =>
      groups
        .filter((_, at) => !stems[at]?.some((terms) => terms.every((term) => queryTerms.includes(term))))
        .reduce((sum, { length }) => sum + length, 0);
    const found = new Map(
      this.#index
        .search({ combineWith: 'OR', queries })
        .map((row) => [Number(row.id), { fit: behindNames + missing(row), score: row.score }]),
    );
    const likeliest = words.map(([word = '']) => word);
    for (let length = 1; length < words.length; length += 1)
      for (let from = words.length - length; from >= 0; from -= 1)
        for (const [at, place] of this.#names.meantBy(likeliest.slice(from, from + length))) {
          const fit = behindNames + words.length - length - 0.5 + (from * 20 + place) / 1000;
          const before = found.get(at);
          if (fit <= (before?.fit ?? Number.POSITIVE_INFINITY)) found.set(at, { fit, score: before?.score ?? 0 });
        }
    return found;
  }

  /** For every word or phrase its meanings: what the names say in place of it, or itself and what it may have meant. */
  #groups(words: readonly (readonly string[])[]): readonly Group[] {
    const groups: Group[] = [];
    for (let at = 0; at < words.length; ) {
      const phrase = (length: number) =>
        words
          .slice(at, at + length)
          .map(([word]) => word)
          .join(' ');
      const length =
        phraseLengths.find((wanted) => at + wanted <= words.length && this.#searchWords.has(phrase(wanted))) ?? 1;
      groups.push({ meanings: this.#searchWords.get(phrase(length)) ?? words[at] ?? [], length });
      at += length;
    }
    return groups;
  }
}

/** Each word with the sum of what stands on it. */
function weighed(texts: readonly (readonly [words: readonly string[], weight: number])[]): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const [words, weight] of texts) for (const word of words) weights.set(word, (weights.get(word) ?? 0) + weight);
  return weights;
}

import { type IsoDate, isInForce } from '@countwise/engine';
import type { CatalogueRow } from '../catalogue/row.ts';
import { compareSections } from '../catalogue/section.ts';
import { firstFrom } from './first-from.ts';
import type { SearchHelp } from './search-help.ts';
import { onePage, pageOf, type SearchPage } from './search-page.ts';
import { StatuteIndex } from './statute-index.ts';
import { type TypedStatute, typedStatute } from './typed-statute.ts';
import { nextRows, windowAround } from './window.ts';
import { type Answer, WordIndex } from './word-index.ts';

/** The offense day that asks for every version of the law, ended ones too. */
const everyVersion: IsoDate = '1900-01-01';
/** More answers than anybody reads; the next letter narrows them. */
const quickSearchLimit = 200;

/** Rows on each side of where a section would stand that no row has. */
const nearby = 3;

const isWanted = (row: CatalogueRow, on: IsoDate) => on === everyVersion || isInForce(row, on);

/** A row that answers a search. */
interface Hit extends Answer {
  readonly row: CatalogueRow;
  /** Its place among all rows, the likeliest first. */
  readonly rank: number;
}

const bestFirst = (hits: readonly Hit[]): readonly CatalogueRow[] =>
  hits.toSorted((a, b) => a.fit - b.fit || b.score - a.score || a.rank - b.rank).map(({ row }) => row);

/** Place of each row: more often charged first, the Penal Code before other codes, then the order of the code. */
function ranksOf(rows: readonly CatalogueRow[], likelihoods: readonly number[]): readonly number[] {
  const otherCode = (at: number) => (rows[at]?.codeDefinitionCode === 'PC' ? 0 : 1);
  const order = [...rows.keys()].sort(
    (a, b) => (likelihoods[b] ?? 0) - (likelihoods[a] ?? 0) || otherCode(a) - otherCode(b) || a - b,
  );
  const ranks: number[] = [];
  for (const [rank, at] of order.entries()) ranks[at] = rank;
  return ranks;
}

/**
 * The catalogue's search: statute first, then the words of the name. In memory, without a clock or I/O, so that the
 * browser and the server give the same answer.
 */
export class CrimeSearch {
  /** In the order of the code; the indexes speak of rows by their position here. */
  readonly #rows: readonly CatalogueRow[];
  readonly #likelihoods: readonly number[];
  readonly #ranks: readonly number[];
  readonly #help: SearchHelp;
  readonly #statutes: StatuteIndex;
  #words: WordIndex | undefined;
  #lastDay: { readonly on: IsoDate; readonly rows: readonly CatalogueRow[] } = { on: '', rows: [] };

  /** `rows` in any order; `help` says how often a crime is charged, its categories, and the trade's abbreviations. */
  constructor(rows: readonly CatalogueRow[], help: SearchHelp) {
    this.#rows = rows.toSorted((a, b) => a.legacySortOrder - b.legacySortOrder);
    this.#help = help;
    this.#statutes = new StatuteIndex(this.#rows);
    this.#likelihoods = this.#rows.map((row) => help.likelihood(row));
    this.#ranks = ranksOf(this.#rows, this.#likelihoods);
  }

  /**
   * With a statute: the rows in force on `on` in the order of the code, 31 of them with the best hit at index 15, or
   * fewer near either end. With words only: the rows that have them, best first, thirty a page. Nothing found: no rows.
   */
  search(statute: string, on: IsoDate, description = '', page = 1): SearchPage<CatalogueRow> {
    const query = this.#statuteIn(statute);
    if (query === null) return pageOf(this.#byWords(`${statute} ${description}`, on), page);
    const [best] = this.#byStatute(query, on, description);
    if (best === undefined) return onePage([]);
    const rows = this.#rowsOn(on);
    return onePage(windowAround(rows, rows.indexOf(best)));
  }

  /** The 31 rows next before (`up`) or after (`down`) a row of the order of the code, in that order. */
  more(direction: 'up' | 'down', sortNumber: number, on: IsoDate): readonly CatalogueRow[] {
    return nextRows(this.#rowsOn(on), direction, sortNumber);
  }

  /** Where no row answers to a statute: those next to its place in its code, the Penal Code unless told. None for words. */
  nearest(text: string, on: IsoDate): readonly CatalogueRow[] {
    const query = this.#statuteIn(text);
    if (query === null) return [];
    const section = query.section.replace(/^(?:664|182(?:\.5)?)\//, '');
    const rows = this.#rowsOn(on).filter(({ codeDefinitionCode }) => codeDefinitionCode === (query.code ?? 'PC'));
    const at = firstFrom(rows, (row) => compareSections(row.section, section) < 0);
    return rows.slice(Math.max(0, at - nearby), at + nearby);
  }

  /** Rows by statute or words, best first, of the given categories only where some are given. */
  quickSearch(text: string, on: IsoDate, categories: readonly string[] = []): readonly CatalogueRow[] {
    const rows = this.#bestOf(text, on);
    const isOfCategory = (row: CatalogueRow) =>
      categories.length === 0 || this.#help.categoriesOf(row).some((category) => categories.includes(category));
    return rows.filter(isOfCategory).slice(0, quickSearchLimit);
  }

  /** The statute that a text is, unless it is a name that begins with a number: `10 20 life`. */
  #statuteIn(text: string): TypedStatute | null {
    const query = typedStatute(text);
    return query !== null && query.words !== '' && this.#wordIndex().isName(text) ? null : query;
  }

  /** By statute, or by words where no section answers to them. */
  #bestOf(text: string, on: IsoDate): readonly CatalogueRow[] {
    const query = this.#statuteIn(text);
    if (query === null) return this.#byWords(text, on);
    const found = this.#byStatute(query, on, '');
    return found.length === 0 && query.words !== '' ? this.#byWords(text, on) : found;
  }

  #rowsOn(on: IsoDate): readonly CatalogueRow[] {
    if (this.#lastDay.on !== on) this.#lastDay = { on, rows: this.#rows.filter((row) => isWanted(row, on)) };
    return this.#lastDay.rows;
  }

  /** Exact section, then its subdivisions, then sections that begin alike; words narrow them where any row has them. */
  #byStatute(query: TypedStatute, on: IsoDate, description: string): readonly CatalogueRow[] {
    const fits = this.#statutes.find(query, (at) => this.#isWanted(at, on));
    const scores = this.#answersTo(`${query.words} ${description}`, on);
    const hits = [...fits].flatMap(([at, fit]) => this.#hit(at, { fit, score: scores.get(at)?.score ?? 0 }));
    const named = hits.filter(({ score }) => score > 0);
    return bestFirst(named.length > 0 ? named : hits);
  }

  #byWords(words: string, on: IsoDate): readonly CatalogueRow[] {
    const hits = [...this.#answersTo(words, on)].flatMap(([at, answer]) => this.#hit(at, answer));
    return bestFirst(hits.filter(({ row }) => isWanted(row, on)));
  }

  #hit(at: number, answer: Answer): readonly Hit[] {
    const row = this.#rows[at];
    return row === undefined ? [] : [{ ...answer, row, rank: this.#ranks[at] ?? 0 }];
  }

  #isWanted(at: number, on: IsoDate): boolean {
    const row = this.#rows[at];
    return row !== undefined && isWanted(row, on);
  }

  /** The rows of a day that have the words, by position. */
  #answersTo(words: string, on: IsoDate): ReadonlyMap<number, Answer> {
    return words.trim() === '' ? new Map() : this.#wordIndex().find(words, (at) => this.#isWanted(at, on));
  }

  /** Built at the first words: it takes longest. */
  #wordIndex(): WordIndex {
    this.#words ??= new WordIndex(this.#rows, this.#likelihoods, this.#help);
    return this.#words;
  }
}

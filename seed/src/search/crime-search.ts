import type { IsoDate } from '@countwise/engine';
import type { CatalogueRow } from '../catalogue/row.ts';
import type { SearchHelp } from './search-help.ts';
import { onePage, pageOf, type SearchPage } from './search-page.ts';
import { StatuteIndex } from './statute-index.ts';
import { typedStatute } from './typed-statute.ts';
import { nextRows, windowAround } from './window.ts';
import { WordIndex } from './word-index.ts';

/** The offense day that asks for every version of the law, ended ones too. */
const everyVersion: IsoDate = '1900-01-01';
/** More answers than anybody reads; the next letter narrows them. */
const quickSearchLimit = 200;

const inForce = ({ effective, end }: CatalogueRow, on: IsoDate) =>
  on === everyVersion || ((effective === null || effective <= on) && (end === null || on <= end));

/**
 * The catalogue's search: statute first, then the words of the name. In memory, without a clock or I/O, so that the
 * browser and the server give the same answer.
 */
export class CrimeSearch {
  readonly #rows: readonly CatalogueRow[];
  readonly #likelihoods: readonly number[];
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
  }

  /**
   * With a statute: the rows in force on `on` in the order of the code, 31 of them with the best hit at index 15, or
   * fewer near either end. With words only: the rows that have them, best first, thirty a page. Nothing found: no rows.
   */
  search(statute: string, on: IsoDate, description = '', page = 1): SearchPage<CatalogueRow> {
    const query = typedStatute(statute);
    if (query === null) return pageOf(this.#byWords(`${statute} ${description}`, on), page);
    const [best] = this.#byStatute(statute, on, description);
    if (best === undefined) return onePage([]);
    const rows = this.#rowsOn(on);
    return onePage(windowAround(rows, rows.indexOf(best)));
  }

  /** The 31 rows next before (`up`) or after (`down`) a row of the order of the code, in that order. */
  more(direction: 'up' | 'down', sortNumber: number, on: IsoDate): readonly CatalogueRow[] {
    return nextRows(this.#rowsOn(on), direction, sortNumber);
  }

  /** Rows by statute or words, best first, of the given categories only where some are given. */
  quickSearch(text: string, on: IsoDate, categories: readonly string[] = []): readonly CatalogueRow[] {
    const rows = typedStatute(text) === null ? this.#byWords(text, on) : this.#byStatute(text, on, '');
    const isWanted = (row: CatalogueRow) =>
      categories.length === 0 || this.#help.categoriesOf(row).some((category) => categories.includes(category));
    return rows.filter(isWanted).slice(0, quickSearchLimit);
  }

  #rowsOn(on: IsoDate): readonly CatalogueRow[] {
    if (this.#lastDay.on !== on) this.#lastDay = { on, rows: this.#rows.filter((row) => inForce(row, on)) };
    return this.#lastDay.rows;
  }

  /** Exact section, then its subdivisions, then sections that begin alike; words narrow them where any row has them. */
  #byStatute(text: string, on: IsoDate, description: string): readonly CatalogueRow[] {
    const query = typedStatute(text);
    if (query === null) return [];
    const fits = this.#statutes.find(query, (at) => this.#isInForce(at, on));
    const words = `${query.words} ${description}`.trim();
    const scores = new Map(
      words === ''
        ? []
        : this.#wordIndex()
            .find(words)
            .map(({ at, score }) => [at, score]),
    );
    const named = [...fits.keys()].filter((at) => scores.has(at));
    return this.#rowsAt(
      (named.length > 0 ? named : [...fits.keys()]).toSorted(
        (a, b) =>
          (fits.get(a) ?? 0) - (fits.get(b) ?? 0) ||
          (scores.get(b) ?? 0) - (scores.get(a) ?? 0) ||
          this.#likelier(a, b),
      ),
    );
  }

  #byWords(words: string, on: IsoDate): readonly CatalogueRow[] {
    const hits = this.#wordIndex()
      .find(words)
      .filter(({ at }) => this.#isInForce(at, on));
    return this.#rowsAt(hits.toSorted((a, b) => b.score - a.score || this.#likelier(a.at, b.at)).map(({ at }) => at));
  }

  /** More often charged first, the Penal Code before other codes, then the order of the code. */
  #likelier(a: number, b: number): number {
    const otherCode = (at: number) => (this.#rows[at]?.codeDefinitionCode === 'PC' ? 0 : 1);
    return (this.#likelihoods[b] ?? 0) - (this.#likelihoods[a] ?? 0) || otherCode(a) - otherCode(b) || a - b;
  }

  #isInForce(at: number, on: IsoDate): boolean {
    const row = this.#rows[at];
    return row !== undefined && inForce(row, on);
  }

  #rowsAt(positions: readonly number[]): readonly CatalogueRow[] {
    return positions.flatMap((at) => this.#rows[at] ?? []);
  }

  /** Built at the first search for words: it takes longer than everything else here. */
  #wordIndex(): WordIndex {
    this.#words ??= new WordIndex(this.#rows, this.#likelihoods, this.#help);
    return this.#words;
  }
}

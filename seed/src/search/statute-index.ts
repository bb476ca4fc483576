import { beginsWith } from '@countwise/engine';
import type { CatalogueRow } from '../catalogue/row.ts';
import { firstFrom } from './first-from.ts';
import type { TypedStatute } from './typed-statute.ts';

interface Entry {
  /** A section in lower case, without code or spaces. */
  readonly key: string;
  /** Position of its row in the order of the code. */
  readonly at: number;
}

/** How well a section fits what was typed; lower is better. */
const fits = { exact: 0, subdivision: 1, bracketed: 2, bracketedSubdivision: 3, beginning: 4 } as const;

const keysOf = ({ section, aliases }: CatalogueRow): string[] => {
  const sections = [section, ...aliases.map((statute) => statute.slice(statute.indexOf(' ') + 1))];
  return [...new Set(sections.map((text) => text.toLowerCase().replaceAll(' ', '')))];
};

/** `664/211(a)` -> `211(a)` -> `211` -> nothing wider. */
function wider(section: string): string | null {
  if (/^(?:664|182)\/\d/.test(section)) return section.slice(4);
  const last = /(?:\([^()]*\)|\/[^/()]*)$/.exec(section);
  return last === null ? null : section.slice(0, last.index);
}

/** The brackets that hasty typing leaves out: `12022b1` -> `12022(b)(1)`. */
const bracketed = (section: string) =>
  section.replaceAll(/(?<=\d)[a-z][a-z\d()]*/g, (tail) =>
    tail.replaceAll(/[()]/g, '').replaceAll(/[a-z]|\d+/g, '($&)'),
  );

/** Every section and alias sorted as text, so that the sections that begin alike are one slice. */
export class StatuteIndex {
  readonly #rows: readonly CatalogueRow[];
  readonly #entries: readonly Entry[];

  constructor(rows: readonly CatalogueRow[]) {
    this.#rows = rows;
    this.#entries = rows
      .flatMap((row, at) => keysOf(row).map((key) => ({ key, at })))
      .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  }

  /** Positions of the rows that answer to a section of the code typed, or else of any, with how well each fits (0 best). */
  find(typed: TypedStatute, isWanted: (at: number) => boolean): ReadonlyMap<number, number> {
    const found = this.#inCode(typed, isWanted);
    return found.size > 0 || typed.code === null ? found : this.#inCode({ ...typed, code: null }, isWanted);
  }

  /**
   * A first section of an attempt or a conspiracy (`664/211`, `182/211`) gives way to its target, an unknown subdivision
   * to the section it belongs to.
   */
  #inCode({ code, section }: TypedStatute, isWanted: (at: number) => boolean): ReadonlyMap<number, number> {
    for (let wanted: string | null = section; wanted !== null; wanted = wider(wanted)) {
      const found = new Map<number, number>();
      for (const { at, fit } of this.#fits(wanted)) {
        const better = fit < (found.get(at) ?? Number.POSITIVE_INFINITY);
        if (better && (code === null || this.#rows[at]?.codeDefinitionCode === code) && isWanted(at))
          found.set(at, fit);
      }
      if (found.size > 0) return found;
    }
    return new Map();
  }

  *#fits(wanted: string): Generator<{ at: number; fit: number }> {
    for (const { key, at } of this.#beginningWith(wanted)) {
      if (key === wanted) yield { at, fit: fits.exact };
      else yield { at, fit: beginsWith(key, wanted) ? fits.subdivision : fits.beginning };
    }
    const meant = bracketed(wanted);
    if (meant === wanted) return;
    for (const { key, at } of this.#beginningWith(meant)) {
      yield { at, fit: key === meant ? fits.bracketed : fits.bracketedSubdivision };
    }
  }

  #beginningWith(prefix: string): readonly Entry[] {
    const start = firstFrom(this.#entries, ({ key }) => key < prefix);
    const end = firstFrom(this.#entries, ({ key }) => key < `${prefix}\uffff`);
    return this.#entries.slice(start, end);
  }
}

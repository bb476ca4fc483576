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

/** Whether a section is a subdivision of this wider one: `211(a)` of `211`, not `211/212.5` of it, nor `664/211`. */
const isSubdivisionOf = (section: string, wide: string): boolean =>
  section.slice(section.lastIndexOf(wide) + wide.length).startsWith('(');

/** Whether a row that says this beyond a section says all of it: no one of its subdivisions. */
const isWhole = (rest: string): boolean => rest === '' || rest.startsWith('/');

/** Each row with the best of its fits. */
function bestFits(hits: readonly { readonly at: number; readonly fit: number }[]): ReadonlyMap<number, number> {
  const best = new Map<number, number>();
  for (const { at, fit } of hits) best.set(at, Math.min(fit, best.get(at) ?? fit));
  return best;
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
    const found = this.#inCode(typed, isWanted) ?? this.#inCode({ ...typed, code: null }, isWanted);
    return found ?? new Map();
  }

  /**
   * A first section of an attempt or a conspiracy (`664/211`, `182/211`) gives way to its target, a subdivision that no row
   * tells apart to the section it belongs to: other subdivisions of that section are no answer to it. Undefined where no row
   * has the section.
   */
  #inCode({ code, section }: TypedStatute, isWanted: (at: number) => boolean): ReadonlyMap<number, number> | undefined {
    for (let wanted: string | null = section; wanted !== null; wanted = wider(wanted)) {
      const isOf = (at: number): boolean => code === null || this.#rows[at]?.codeDefinitionCode === code;
      const hits = [...this.#fits(wanted)].filter(({ at }) => isOf(at) && isWanted(at));
      const isOther = isSubdivisionOf(section, wanted) && !hits.some(({ rest }) => isWhole(rest));
      if (hits.length > 0) return isOther ? new Map() : bestFits(hits);
    }
    return undefined;
  }

  /** With what the section of the row says beyond that. */
  *#fits(wanted: string): Generator<{ at: number; fit: number; rest: string }> {
    for (const { key, at } of this.#beginningWith(wanted)) {
      const rest = key.slice(wanted.length);
      if (key === wanted) yield { at, fit: fits.exact, rest };
      else yield { at, fit: beginsWith(key, wanted) ? fits.subdivision : fits.beginning, rest };
    }
    const meant = bracketed(wanted);
    if (meant === wanted) return;
    for (const { key, at } of this.#beginningWith(meant)) {
      const fit = key === meant ? fits.bracketed : fits.bracketedSubdivision;
      yield { at, fit, rest: key.slice(meant.length) };
    }
  }

  #beginningWith(prefix: string): readonly Entry[] {
    const start = firstFrom(this.#entries, ({ key }) => key < prefix);
    const end = firstFrom(this.#entries, ({ key }) => key < `${prefix}\uffff`);
    return this.#entries.slice(start, end);
  }
}

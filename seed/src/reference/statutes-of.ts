import { sectionsOf, writtenIn } from '@countwise/engine';
import type { CatalogueRow } from '../catalogue/row.ts';

/** A section's number with its code, for rules that name all sections from one to another. */
interface NumberedSection {
  readonly code: string;
  readonly number: number;
}

interface Statutes {
  readonly statutes: readonly string[];
  readonly numbers: readonly NumberedSection[];
}

/** What is written in a statute, but for the crime that an assault of § 220 intends: `PC 220(a)(1)/261` stands on no rape. */
function standsOn(statute: string): readonly string[] {
  const written = writtenIn(statute);
  return written.length > 1 && sectionsOf(statute).includes(statute) ? written.slice(0, 1) : written;
}

/** Rules ask the same rows over and over. */
const cache = new WeakMap<CatalogueRow, Statutes>();

function read(row: CatalogueRow): Statutes {
  const known = cache.get(row);
  if (known !== undefined) return known;
  const whole = [row.statute, ...row.aliases];
  const sections = whole.flatMap(standsOn);
  const made = {
    statutes: [...new Set(whole.flatMap((statute) => [statute, ...standsOn(statute)]))],
    numbers: sections.map((section) => {
      const [code = '', number = ''] = section.split(' ');
      return { code, number: Number.parseFloat(number) };
    }),
  };
  cache.set(row, made);
  return made;
}

/** Every statute a row stands on, its own first: `PC 211/212.5(c)` gives itself, `PC 211` and `PC 212.5(c)`. */
export const statutesOf = (row: CatalogueRow): readonly string[] => read(row).statutes;

/** The numbers of the sections a row stands on: 211 and 212.5 of the Penal Code. */
export const sectionNumbersOf = (row: CatalogueRow): readonly NumberedSection[] => read(row).numbers;

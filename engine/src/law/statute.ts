import type { CrimeState } from './crime-state.ts';

/** A statute as it is cited, taken apart: the one reader of engine, catalogue and search. */
interface StatuteParts {
  /** The state that it names by itself: `PC 664/187(a)` is an attempt; undefined where it names none. */
  readonly state: CrimeState | undefined;
  /**
   * The sections that the crime stands on, each with its code: `PC 211/212.5(c)` -> `PC 211`, `PC 212.5(c)`. Of an attempt
   * or a conspiracy those of its target: `PC 664/HS 11351` -> `HS 11351`. An assault with intent keeps its name whole,
   * because the crime named after it was not committed: `PC 220(a)(1)/261` stands on no rape.
   */
  readonly sections: readonly string[];
  /** What a list or a search may call it: the statute itself, and each section that it lends its name to. */
  readonly names: readonly string[];
  /** Every section that is written in it, that of attempt and that of the crime intended too. */
  readonly written: readonly string[];
}

/** `PC 664/`, `PC 664(a)/`, `PC 182/`, `PC 182(a)(1)/`, `PC 182.5/` before the crime attempted or conspired to; of another code with that code. */
const prefixes = /^([A-Z]+ )(?:(664)(?:\([aef]\)(?:\(1\))?)?|182(?:\.5|\(a\)(?:\(1\))?)?)\/([A-Z]+ )?/;

/** Assault with intent to commit the crime named after it: Pen. Code, § 220. */
const withIntent = /^PC 220(?:\([^)]*\))*\//;

/** `PC 211/212.5(c)` -> `PC 211`, `PC 212.5(c)`; a part of another code names it. */
function partsOf(statute: string): readonly string[] {
  const code = statute.slice(0, statute.indexOf(' '));
  const [first = '', ...others] = statute.split('/');
  return [first, ...others.map((section) => (/^[A-Z]+ /.test(section) ? section : `${code} ${section}`))];
}

function stateOf(prefix: RegExpExecArray | null): CrimeState | undefined {
  if (prefix === null) return undefined;
  return prefix[2] === undefined ? 'Conspiracy' : 'Attempt';
}

function read(statute: string): StatuteParts {
  const prefix = prefixes.exec(statute);
  const target = prefix === null ? statute : `${prefix[3] ?? prefix[1] ?? ''}${statute.slice(prefix[0].length)}`;
  const sections = withIntent.test(target) ? [target] : partsOf(target);
  return {
    state: stateOf(prefix),
    sections,
    names: prefix === null && sections.length > 1 ? [statute, ...sections] : [statute],
    written: partsOf(statute),
  };
}

const known = new Map<string, StatuteParts>();
const mostKnown = 50_000;

/** The parts of a statute, read once: rules ask the same statutes over and over, and know their sections again by identity. */
function readStatute(statute: string): StatuteParts {
  const before = known.get(statute);
  if (before !== undefined) return before;
  if (known.size === mostKnown) known.clear();
  const parts = read(statute);
  known.set(statute, parts);
  return parts;
}

/** The state that a statute names by itself. */
export const stateNamedBy = (statute: string): CrimeState | undefined => readStatute(statute).state;

/** The sections that the crime of a statute stands on. */
export const sectionsOf = (statute: string): readonly string[] => readStatute(statute).sections;

/** The statute and each section that it lends its name to: `PC 211/212.5(c)`, `PC 211`, `PC 212.5(c)`. */
export const namesOf = (statute: string): readonly string[] => readStatute(statute).names;

/** Every section that is written in a statute: `PC 664/211` -> `PC 664`, `PC 211`. */
export const writtenIn = (statute: string): readonly string[] => readStatute(statute).written;

/** The section without subdivisions and further parts: `PC 213(a)(2)` -> `PC 213`. */
export const headOf = (statute: string): string => statute.replace(/[(/].*$/, '');

/** The section around its last subdivision: `PC 1203.08(a)` -> `PC 1203.08`; of an undivided one itself. */
export const around = (statute: string): string => statute.replace(/\([^()]*\)$/, '');

/** The statute with the section that makes it an attempt or a conspiracy: `PC 459` -> `PC 664/459`, `HS 11351` -> `PC 664/HS 11351`. */
export const withState = (statute: string, state: CrimeState): string =>
  state === 'Completed' || prefixes.test(statute)
    ? statute
    : (state === 'Attempt' ? 'PC 664/' : 'PC 182/') + statute.replace(/^PC /, '');

const ends = new Set(['', '(', '/', ' ', ',']);

/** Whether a section is the one named or a subdivision of it: `PC 459(a)` begins with `PC 459`, `PC 459.5` does not. */
export const beginsWith = (section: string, wanted: string): boolean =>
  section.startsWith(wanted) && ends.has(section.charAt(wanted.length));

/** Whether one of the sections is the section named or a subdivision of it: `PC 459` never holds `PC 459.5`. */
export function isUnder(sections: readonly string[], section: string): boolean {
  for (const named of sections) if (beginsWith(named, section)) return true;
  return false;
}

export function isUnderAny(sections: readonly string[], list: readonly string[]): boolean {
  for (const section of list) if (isUnder(sections, section)) return true;
  return false;
}

/** The number of a section and the letters that follow it: `PC 653aa(a)` is 653 and `aa`. */
interface SectionNumber {
  readonly code: string;
  readonly number: number;
  readonly letters: string;
}

function numberOf(section: string): SectionNumber {
  const [, code = '', number = '', letters = ''] = /^([A-Z]+) ([\d.]+)([a-z]*)/.exec(section) ?? [];
  return { code, number: Number(number), letters };
}

const isBefore = (left: SectionNumber, right: SectionNumber): boolean =>
  left.number < right.number || (left.number === right.number && left.letters < right.letters);

const between = ' to ';

/** Whether one of the sections stands in a range of them, both ends and all their subdivisions with it: `PC 187 to 248`. */
export function isWithin(sections: readonly string[], range: string): boolean {
  const at = range.indexOf(between);
  if (at === -1) return false;
  const first = numberOf(range.slice(0, at));
  const last = numberOf(`${first.code} ${range.slice(at + between.length)}`);
  return sections
    .map(numberOf)
    .some((each) => each.code === first.code && !isBefore(each, first) && !isBefore(last, each));
}

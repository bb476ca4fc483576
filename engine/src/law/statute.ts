import type { CrimeState } from '../case-file/case-file.ts';

/** `PC 664/`, `PC 664(a)/`, `PC 182/`, `PC 182(a)(1)/` before the crime attempted or conspired to; of another code with that code. */
const prefixes = /^([A-Z]+ )(?:(664)(?:\([aef]\)(?:\(1\))?)?|182(?:\(a\)(?:\(1\))?)?)\/([A-Z]+ )?/;

/** The state that a statute names by itself: `PC 664/187(a)` is an attempt; undefined where it names none. */
export function stateNamedBy(statute: string): CrimeState | undefined {
  const named = prefixes.exec(statute);
  if (named === null) return undefined;
  return named[2] === undefined ? 'Conspiracy' : 'Attempt';
}

/**
 * The sections a statute names, each with its code: `PC 211/212.5(c)` -> `PC 211`, `PC 212.5(c)`.
 * The sections of attempt and conspiracy are left out: `PC 664/187(a)` -> `PC 187(a)`, `PC 664/HS 11351` -> `HS 11351`.
 */
export function sectionsOf(statute: string): readonly string[] {
  const completed = statute.replace(prefixes, (_, code: string, __, own: string = code) => own);
  const code = completed.slice(0, completed.indexOf(' '));
  const [first = '', ...others] = completed.split('/');
  return [first, ...others.map((section) => (/^[A-Z]+ /.test(section) ? section : `${code} ${section}`))];
}

/** The statute with the section that makes it an attempt or a conspiracy: `PC 459` -> `PC 664/459`, `HS 11351` -> `PC 664/HS 11351`. */
export const withState = (statute: string, state: CrimeState): string =>
  state === 'Completed' || prefixes.test(statute)
    ? statute
    : (state === 'Attempt' ? 'PC 664/' : 'PC 182/') + statute.replace(/^PC /, '');

const ends = new Set(['', '(', ' ', ',']);

/** Whether one of the sections is the section named or a subdivision of it: `PC 459` never holds `PC 459.5`. */
export const isUnder = (sections: readonly string[], section: string): boolean =>
  sections.some((named) => named.startsWith(section) && ends.has(named.charAt(section.length)));

export const isUnderAny = (sections: readonly string[], list: readonly string[]): boolean =>
  list.some((section) => isUnder(sections, section));

import type { CrimeState } from '@countwise/engine';
import { codeBook } from './codes.ts';
import { shortForm } from './short-form.ts';

/** A statute as people write it, taken apart: `PC 664/187(a) premeditated`. */
export interface StatuteQuery {
  readonly code: string;
  readonly section: string;
  /** Set by 664/ and 182/ before another section. */
  readonly state?: CrimeState;
  /** Words after the section that pick the variant. */
  readonly words: readonly string[];
}

const shape = /^([A-Za-z&.]+)\s*(\d[^\s]*)\s*(.*)$/;
/** What stands before the crime attempted or conspired to. PC 664(a) of murder is the premeditated one, a row of its own. */
const prefixes = /^(?:664(?:\(a\)(?!\/187))?|182(?:\.5|\(a\)(?:\(1\))?)?)\/(?=.)/;
const ordinals: Record<string, string> = { '1st': 'first', '2nd': 'second', '3rd': 'third', '4th': 'fourth' };

/** Words in the form in which they are compared: small letters, ordinals in words. */
export const plainWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9$]+/)
    .filter((word) => word !== '')
    .map((word) => ordinals[word] ?? word);

/** An attempt or conspiracy of another code's crime names both codes: `PC 664/HS 11378`. */
const acrossCodes = /^PC\s*(664|182(?:\.5)?)(?:\(a\)(?:\(1\))?)?\/\s*([A-Za-z]+)\s*(?=\d)/i;

/** Parts 664/ or 182/ from the section that follows it. */
function withoutPrefix(written: string): Pick<StatuteQuery, 'section' | 'state'> {
  const [prefix] = prefixes.exec(written) ?? [];
  if (prefix === undefined) return { section: written };
  return { section: written.slice(prefix.length), state: prefix.startsWith('664') ? 'Attempt' : 'Conspiracy' };
}

/** Reads a statute. Undefined where there is no statute book or section in it. */
export function statuteQuery(text: string): StatuteQuery | undefined {
  const [, name = '', written = '', rest = ''] = shape.exec(shortForm(text).replace(acrossCodes, '$2 $1/')) ?? [];
  const code = codeBook(name)?.code;
  return code === undefined ? undefined : { code, ...withoutPrefix(written), words: plainWords(rest) };
}

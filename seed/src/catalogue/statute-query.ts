import type { CrimeState } from '@countwise/engine';
import { codeBook } from './codes.ts';

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
const states: Record<string, CrimeState> = { '664/': 'Attempt', '182/': 'Conspiracy' };
const ordinals: Record<string, string> = { '1st': 'first', '2nd': 'second', '3rd': 'third', '4th': 'fourth' };

/** Words in the form in which they are compared: small letters, ordinals in words. */
export const plainWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9$]+/)
    .filter((word) => word !== '')
    .map((word) => ordinals[word] ?? word);

/** An attempt or conspiracy of another code's crime names both codes: `PC 664/HS 11378`. */
const acrossCodes = /^PC\s*(664|182)\/\s*([A-Za-z]+)\s*(?=\d)/i;

/** Reads a statute. Undefined where there is no statute book or section in it. */
export function statuteQuery(text: string): StatuteQuery | undefined {
  const [, name = '', written = '', rest = ''] = shape.exec(text.trim().replace(acrossCodes, '$2 $1/')) ?? [];
  const code = codeBook(name)?.code;
  if (code === undefined) return undefined;
  const prefix = written.slice(0, 4);
  const state = written.length > 4 ? states[prefix] : undefined;
  const section = state === undefined ? written : written.slice(4);
  return { code, section, words: plainWords(rest), ...(state === undefined ? {} : { state }) };
}

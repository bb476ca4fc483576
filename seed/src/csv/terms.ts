import type { Terms } from '@countwise/engine';

const term = /^(\d+-life|LWOP|DEATH|(?=\d)(\d+y)?(\d+m)?(\d+d)?)$/;

/**
 * Reads `2y/3y/5y` (lower, middle, upper), `364d` (one term, which stands in `upper`) or
 * `LWOP/DEATH` (slots lower and upper); an empty text is no term. Undefined if it is none of these.
 */
export function parseTerms(text: string): Terms | undefined {
  if (text === '') return {};
  const parts = text.split('/');
  if (!parts.every((part) => term.test(part))) return undefined;
  const [first = '', second = '', third] = parts;
  if (parts.length === 1) return { upper: first };
  if (parts.length === 2) return { lower: first, upper: second };
  return parts.length === 3 && third !== undefined ? { lower: first, middle: second, upper: third } : undefined;
}

/** Whether a term is for life or death: `25-life`, `LWOP`, `DEATH`. */
export const isLife = ({ lower, upper }: Terms): boolean =>
  [lower, upper].some((slot) => slot !== undefined && /life$|LWOP|DEATH/.test(slot));

import { type SentenceDays, termOf } from '@countwise/engine';

const part = /(\d+)\s*(y|m|d)[a-z]*,?\s*/giy;

/** Sentence days of a length such as `7y 8m`, `16 months` or `8 years`; null of anything else. */
export function lengthOf(written: string): SentenceDays | null {
  const trimmed = written.trim();
  const parts = [...trimmed.matchAll(part)];
  const terms = parts.map(([, number, unit = '']) => termOf(`${number}${unit.toLowerCase()}`));
  const isRead = parts.map(([whole]) => whole).join('') === trimmed && parts.length > 0;
  const days = terms.reduce((sum, term) => (term?.kind === 'determinate' ? sum + term.days : Number.NaN), 0);
  return isRead && days > 0 ? days : null;
}

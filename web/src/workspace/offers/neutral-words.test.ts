import { levers } from '@countwise/engine';
import { expect, test } from 'vitest';
import { offers } from '../../text/offers.ts';

/** Words that take a side: an offer gives up something, and nobody wins or loses by it. */
const sided =
  /\b(?:good deal|bargain price|best|recommend\w*|wins?|winning|won|saves?|saved|loses?|lost|gets? off|lenient|harsh|generous|optimal)\b/i;

const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

test('the words of the mode and of its levers take no side', () => {
  const texts = [...textsOf(offers), ...textsOf(levers)];
  expect(texts.length).toBeGreaterThan(120);
  expect(texts.filter((text) => sided.test(text))).toEqual([]);
  expect(sided.test('the best offer')).toBe(true);
});

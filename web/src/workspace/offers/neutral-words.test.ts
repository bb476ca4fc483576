import { levers } from '@countwise/engine';
import { expect, test } from 'vitest';

/** Words that take a side: an offer gives up something, and nobody wins or loses by it. */
const sided =
  /\b(?:good deal|bargain price|best|recommend\w*|wins?|winning|won|saves?|saved|loses?|lost|gets? off|lenient|harsh|generous|optimal)\b/i;

const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

test('the words of the mode and of its levers take no side', () => {
  const modules = import.meta.glob(
    '../../text/{offers,offers-asked,opened-offer,nothing-meets,recorded-offers,trial,prices}.ts',
    {
      eager: true,
    },
  );
  expect(Object.keys(modules)).toHaveLength(7);
  const texts = [...Object.values(modules).flatMap(textsOf), ...textsOf(levers)];
  expect(texts.length).toBeGreaterThan(120);
  expect(texts.filter((text) => sided.test(text))).toEqual([]);
  expect(sided.test('the best offer')).toBe(true);
});

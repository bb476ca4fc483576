import { byCitations } from '@countwise/contract';

/** A life term is one thing, and what a term is multiplied by or divided into: `14 - L`, `× 2`. */
const lengths = /(\b\d+ - L\b|[×÷] \d+)/;

const kept = (parts: readonly string[]): string =>
  parts.map((part, nth) => (nth % 2 === 0 ? part : `<span class="unbroken">${part}</span>`)).join('');

/** Markup in whose running words no citation and no length breaks at the end of a line. */
export const unbroken = (markup: string): string =>
  markup.replaceAll(/>([^<]+)</g, (_, words: string) => `>${kept(kept(byCitations(words)).split(lengths))}<`);

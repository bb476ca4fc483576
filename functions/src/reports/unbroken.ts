import { byCitations } from '@countwise/contract';

/** A life term is one thing, what a term is multiplied by or divided into, and a run of counts: `14 - L`, `2y middle ÷ 3`, `12–16`. */
const lengths = /(\b\d+ - L\b|(?:\b\d+[ymd] )?(?:\b(?:lower|middle|upper) )?[×÷] \d+|\b\d+–\d+)/;

const kept = (parts: readonly string[]): string =>
  parts.map((part, nth) => (nth % 2 === 0 ? part : `<span class="unbroken">${part}</span>`)).join('');

/** Markup in whose running words no citation and no length breaks at the end of a line. */
export const unbroken = (markup: string): string =>
  markup.replaceAll(/>([^<]+)</g, (_, words: string) => `>${kept(kept(byCitations(words)).split(lengths))}<`);

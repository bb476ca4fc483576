import { byCitations } from '@countwise/contract';

/** A life term is one thing: `14 - L`. */
const lifeTerm = /(\b\d+ - L\b)/;

const kept = (parts: readonly string[]): string =>
  parts.map((part, nth) => (nth % 2 === 0 ? part : `<span class="unbroken">${part}</span>`)).join('');

/** Markup in whose running words no citation and no life term breaks at the end of a line. */
export const unbroken = (markup: string): string =>
  markup.replaceAll(/>([^<]+)</g, (_, words: string) => `>${kept(kept(byCitations(words)).split(lifeTerm))}<`);

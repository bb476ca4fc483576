import { byCitations } from '@countwise/contract';

/** A life term is one thing, a length of several units, what it is multiplied by or divided into, and a run of counts: `14 - L`, `1y 6m`, `1y 6m middle ÷ 3`, `12–16`. */
const lengths =
  /(\b\d+ - L\b|(?:\b\d+[ymd] )*(?:\b(?:lower|middle|upper) )?[×÷] \d+|\b\d+[ym](?: \d+[md])+\b|\b\d+–\d+)/;

/** An address breaks behind its strokes and signs, and not within a word. */
const addresses = /https?:\/\/[^\s<]+/g;
const behindItsSigns = /(?<=[^/:]\/|\?|&amp;)(?=.)/g;

const kept = (parts: readonly string[]): string =>
  parts.map((part, nth) => (nth % 2 === 0 ? part : `<span class="unbroken">${part}</span>`)).join('');

/** Markup in whose running words no citation, no length and no word of an address breaks at the end of a line. */
export const unbroken = (markup: string): string =>
  markup.replaceAll(
    />([^<]+)</g,
    (_, words: string) =>
      `>${kept(kept(byCitations(words)).split(lengths)).replaceAll(addresses, (one) => one.replaceAll(behindItsSigns, '<wbr/>'))}<`,
  );

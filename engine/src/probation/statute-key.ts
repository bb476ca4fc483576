/**
 * A section as it is compared: without its code's prefix (PC, VC, HS, BP, GC), without spaces, in one case,
 * so that `PC 1203.09 (F)` and `1203.09(f)` are the same section.
 */
export const statuteKey = (text: string): string =>
  text
    .replace(/\s/g, '')
    .replace(/^(?:PC|VC|HS|BP|GC)/i, '')
    .toLowerCase();

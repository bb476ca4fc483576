import { z } from 'zod';

/** A calendar day, `YYYY-MM-DD`, that exists. */
export const isoDate = z.iso.date();
/** An instant, `YYYY-MM-DDThh:mm:ss.sssZ`. */
export const isoTime = z.iso.datetime();
export const id = z.string().min(1).max(80);
/**
 * Version of a mutable record, counted by its own changes. A write that names one is refused with 409 when the record has
 * moved on. What a case's charges are together has a counter of the table's own, which no caller sees.
 */
export const version = z.number().int().positive();
/** The product's booleans arrive as true/false or as 0/1. */
export const flag = z.union([z.boolean(), z.literal(0), z.literal(1)]).transform(Boolean);
export const byId = z.object({ id });
/** What is not seen, or turns the writing around: a name of it alone would be none, one with it would read as another. */
const unseen = /[\u00AD\u200B\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
/** A text without what nobody sees in it. */
export const seenText = z.string().overwrite((text) => text.replaceAll(unseen, ''));
/** One line as people write it; a break or another control character, as pasted text brings them, is a space. */
export const lineOfText = (longest: number) =>
  seenText
    .overwrite((text) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '))
    .trim()
    .max(longest);
/** Several lines as people write them. */
export const linesOfText = (longest: number) =>
  seenText
    .overwrite((text) => text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?![\n\t])\p{Cc}/gu, ''))
    .trim()
    .max(longest);
/** The answer of a call that has nothing to tell but that it was done. */
export const done = z.object({ success: z.literal(true) });

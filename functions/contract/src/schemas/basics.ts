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
/** The answer of a call that has nothing to tell but that it was done. */
export const done = z.object({ success: z.literal(true) });

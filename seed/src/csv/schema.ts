import { crimeKinds, groupCodes, limitationLevels, places, severities } from '@countwise/engine';
import { z } from 'zod';
import { parseTerms } from './terms.ts';

const text = z.string().trim();
const words = text.min(1);
/** Values separated by semicolons; an empty cell holds none. */
const list = text.transform((cell) => (cell === '' ? [] : cell.split(/;\s*/)));
const day = z.union([z.literal('').transform(() => null), z.iso.date()]);
const section = text.regex(/^\d[\w.]*(\([A-Za-z0-9]+\))*(\/\d[\w.]*(\([A-Za-z0-9]+\))*)*$/, 'not a section');

const terms = text.transform((cell, context) => {
  const parsed = parseTerms(cell);
  if (parsed !== undefined) return parsed;
  context.addIssue({ code: 'custom', message: `not a term: ${cell}` });
  return z.NEVER;
});

const place = z.enum(places);
const version = { section, variant: text, name: words, terms, from: day, to: day, aliases: list, search: text };
const provenance = { trust: z.enum(['verified', 'reviewed', 'listed', 'default']), source: words };

/**
 * A line of a crime table. `down` is the lesser form of a wobbler: a jail term, `fine`, or `infraction`. `attempt` is what
 * the section gives to who tries, and behind a semicolon what it gives in the lesser form.
 */
export const crimeLine = z.object({
  ...version,
  severity: z.enum(severities),
  down: text.regex(/^(|\d+[dm]|1y|fine|infraction)$/, 'not a lesser form'),
  place: z.union([z.literal('').transform(() => undefined), place]),
  attempt: list.pipe(z.array(terms).max(2)),
  ...provenance,
});
export type CrimeLine = z.infer<typeof crimeLine>;

const groups = list.pipe(z.array(z.enum(groupCodes)));

/** A line of an enhancement table: enhancements, alternate penalties, status priors and probation allegations. */
export const enhancementLine = z.object({
  ...version,
  kind: z.enum(crimeKinds).exclude(['crime']),
  place,
  attaches: groups,
  applies: z.union([
    z.literal('').transform(() => undefined),
    z.enum(['felony', 'serious', 'violent']),
    z.enum(groupCodes),
  ]),
  ...provenance,
});
export type EnhancementLine = z.infer<typeof enhancementLine>;

/** A line of a statutory list: the crimes a rule names, with the words of the variant where only some are meant. */
export const listLine = z.object({
  list: words,
  statute: words,
  words: text,
  except: list,
  from: day,
  to: day,
  cite: words,
});
export type ListLine = z.infer<typeof listLine>;

export const limitationLine = z.object({
  statute: words,
  words: text,
  except: list,
  from: day,
  to: day,
  limitation: text,
  level: z.coerce.number().pipe(z.literal(limitationLevels)),
  minimumDays: z.coerce.number().int(),
  maximumDays: z.coerce.number().int(),
});

/** What is said of a crime in our own words. */
export const wordsLine = z.object({ statute: words, variant: text, summary: text, elements: text });
export type WordsLine = z.infer<typeof wordsLine>;

/** A line that says which section fixes the term of a crime that another section defines; behind a semicolon that of its misdemeanor. */
export const punishedLine = z.object({
  statute: words,
  words: text,
  except: list,
  from: day,
  to: day,
  punished: list.pipe(z.array(words).min(1).max(3)),
});

/** An id of a row that was wrong and is no longer law of any day, the row that took its place, and what was wrong. */
export const correctedLine = z.object({ former: words, successor: words, reason: words });
export type CorrectedLine = z.infer<typeof correctedLine>;

/** A crime that an earlier conviction makes graver, its plain form by the ids of its versions, and what the section asks of it. */
export const plainLine = z.object({ graver: words, plain: list, asks: z.enum(['conviction', 'violation']) });
export type PlainLine = z.infer<typeof plainLine>;

/** Where facts of rows come from, the day of its text, how rows were held against it, and when that was done last. */
export const sourceLine = z.object({
  source: words,
  title: words,
  asOf: z.iso.date(),
  how: z.enum(['text', 'table', 'knowledge']),
  checked: z.iso.date(),
});

/** A section whose rows were read again beside their text after its source was. */
export const checkedLine = z.object({ statute: words, checked: z.iso.date() });

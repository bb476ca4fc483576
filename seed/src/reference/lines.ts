import { groupCodes, reductionKinds, severities } from '@countwise/engine';
import { z } from 'zod';
import { crimeRule } from './crime-rule.ts';

const text = z.string().trim();
const words = text.min(1);
const slug = text.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'not an id of small letters and hyphens');
const rule = words.refine((cell) => crimeRule(cell) !== null, 'not a rule');
const optionalNumber = text.transform((cell) => (cell === '' ? null : Number(cell))).pipe(z.number().nullable());
const optionalDay = z.union([z.literal('').transform(() => null), z.iso.date()]);
const listBy = (separator: RegExp) => text.transform((cell) => (cell === '' ? [] : cell.split(separator)));
const statute = z
  .string()
  .regex(/^[A-Z]{2,3} \d[\w.]*(?:\([A-Za-z\d]+\))*(?:\/\d[\w.]*(?:\([A-Za-z\d]+\))*)*$/, 'not a statute');

/** A thematic category of the Crime Search. One without a rule holds what no other category does. */
export const categoryLine = z.object({ id: slug, name: words, applies: z.union([z.literal(''), rule]) });
/** What may attach to what (R-A20), in words. */
export const matchGroupLine = z.object({ code: z.enum(groupCodes), name: words, helper: words });
/** R-B12. */
export const ruleWordLine = z.object({ id: words, text: words, section: text });

/** Penalty units: 0 yes/no, 1 plain, 2 days, 3 months, 4 years, 5 life. */
export const consequenceLine = z
  .object({
    id: slug,
    name: words,
    type: z.coerce.number().int().min(1).max(14),
    authority: words,
    applies: rule,
    /** Ids of the consequences that stand in its place where they apply. */
    unless: listBy(/;\s*/),
    yes: words,
    no: words,
    units: z.coerce.number().int().min(0).max(5),
    minimum: optionalNumber,
    maximum: optionalNumber,
    end: optionalDay,
    hidden: z.enum(['', 'hidden']).transform((cell) => cell === 'hidden'),
  })
  .refine(({ minimum, maximum }) => minimum === null || maximum === null || minimum <= maximum, {
    path: ['maximum'],
    error: 'below the minimum',
  });

/** A question whose answer picks the row that punishes a crime, the crimes it is asked of, and their last day as law. */
export const factorGroupLine = z.object({ id: slug, prompt: words, applies: rule, to: optionalDay });
/** One answer: a statute with the words of its variant, as the catalogue is asked. */
export const factorLine = z.object({
  group: slug,
  name: words,
  statute: words.regex(/^[A-Z]{2} \d/, 'not a statute'),
  severity: z.enum(severities),
});

/** A CALCRIM instruction: number and title are the Judicial Council's, what must be proved is in our words. */
export const instructionLine = z.object({
  number: text.regex(/^\d{3,4}[A-Z]?$/, 'not an instruction number'),
  title: words,
  topic: words,
  statutes: listBy(/;\s*/).pipe(z.array(z.union([statute, z.string().regex(/^CRC 4\.42[13]\(/)]))),
  proof: listBy(/\s*\|\s*/),
});

/** A provision that limitations, factors and circumstances cite, explained in our words. */
export const provisionLine = z.object({ authority: words, text: words });
export const accountOptionLine = z.object({
  list: z.enum(['county', 'agency', 'role', 'referral', 'users']),
  value: words,
  label: words,
});
/** A word or phrase people search by, and what the names of crimes say in its place. */
export const searchWordLine = z.object({
  word: text.regex(/^[a-z\d&]+(?: [a-z\d&]+){0,2}$/, 'not one to three words in small letters'),
  means: listBy(/;\s*/),
});
/** Names that crimes go by among lawyers, and the statutes they mean, the likeliest first; `PC 459` stands for all its rows. */
export const popularNameLine = z.object({
  names: listBy(/;\s*/).pipe(z.array(z.string().regex(/^[^A-Z]+$/, 'not in small letters')).min(1)),
  statutes: listBy(/;\s*/).pipe(z.array(statute).min(1)),
});
/** A lesser plea in place of a crime or enhancement: both as the catalogue is asked, what of the facts goes, and why it may be. */
export const reductionLine = z
  .object({ from: words, to: words, kind: z.enum(reductionKinds), gives: words, authority: words })
  .refine(({ from, to }) => from !== to, { path: ['to'], error: 'the same crime' });
/** What people who are no lawyers call a crime; a variant's own name stands before its statute's. */
export const plainNameLine = z.object({ statute: words, variant: text, plainEn: words, plainEs: words });
export const mostChargedLine = z.object({ statute });

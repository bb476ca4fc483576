import { reductionKinds } from '@countwise/engine';
import { z } from 'zod';
import { lineOfText } from './basics.ts';

/** An office keeps so many pairs of its own, and turns off so many of the table's: they are read and answered whole. */
const mostOwnReductions = 100;
const mostOff = 300;

const statute = lineOfText(120).min(1, { error: 'Give a statute, like PC 459.' });

/** Two statutes as the catalogue is asked for them: what is charged, and what it may be pleaded as. */
const pairOfStatutes = z.object({ from: statute, to: statute });

/** A lesser plea of the table. */
export const reduction = z.object({
  from: z.string(),
  to: z.string(),
  kind: z.enum(reductionKinds),
  /** What of the facts is given up. */
  gives: z.string(),
  authority: z.string(),
});
export type LesserPlea = z.infer<typeof reduction>;

/** A lesser plea that an office adds to the table. */
export const ownReduction = pairOfStatutes.extend({
  kind: z.enum(reductionKinds),
  gives: lineOfText(200).min(1, { error: 'Say what of the facts is given up.' }),
  /** What the office asks for beside the law, in words: the leave of a supervisor. Empty for nothing. */
  needs: lineOfText(200),
  authority: lineOfText(200).min(1, { error: 'Name the authority, or the policy of the office.' }),
});
export type OwnReduction = z.infer<typeof ownReduction>;

/** What an office makes of the table of lesser pleas; version 0 is the table as it is. */
export const officeReductions = z.object({
  own: z.array(ownReduction).max(mostOwnReductions),
  off: z.array(pairOfStatutes).max(mostOff),
  version: z.number().int().min(0),
});
export type OfficeReductions = z.infer<typeof officeReductions>;

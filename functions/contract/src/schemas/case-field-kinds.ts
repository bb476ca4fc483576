import { z } from 'zod';
import type { OrganizationSettings } from './account.ts';
import { flag, isoDate, lineOfText, linesOfText } from './basics.ts';

/** A setting of a county that opens or closes something. */
export type CountySwitch = {
  [Name in keyof OrganizationSettings]: OrganizationSettings[Name] extends boolean ? Name : never;
}[keyof OrganizationSettings];

/** Where the form of a case has a field. */
export interface FormPlace {
  /** The setting of a county that opens it; null where no county closes it. */
  readonly setting: CountySwitch | null;
  readonly required?: true;
  /** Only a case that is made already is asked for it. */
  readonly whenMade?: true;
}

interface SaidField {
  /** What a record says. It is read as it was taken: limits are those of a request. */
  readonly says: z.ZodType;
  /** What a request may say. Nothing here has a default: a change answers what it was sent. */
  readonly asks: z.ZodType;
  /** What a case says of which nothing is said yet, and an item from before the field was there. */
  readonly blank: string | number | boolean | null;
  /** Whether the sentence may follow from it, or it says only whose case it is and where it stands. */
  readonly ofSentence: boolean;
  /** What screens, prints and conflicts call it; left out where no screen sets it by itself. */
  readonly label?: string;
  /** The words of a choice, by its number. */
  readonly choices?: readonly string[];
  /** How many characters a text may have. */
  readonly longest?: number;
  /** It tells who the defendant is. */
  readonly personal?: true;
  /** Its owner's own: whoever takes the case over gets it blank. */
  readonly ownersOnly?: true;
  /** The column of the case list: its name in the address, and its heading. */
  readonly column?: { readonly name: string; readonly heading: string };
  /** Stands on the cover of a report, where the case says it. */
  readonly onCover?: true;
}

/** One that the form asks for: by what control, and how its words are said. */
export interface AskedField extends SaidField {
  /** `day-ahead` is a day of which two digits of a year never mean the past century; `time` is a time of day. */
  readonly kind: 'text' | 'lines' | 'day' | 'day-ahead' | 'time' | 'birthday' | 'choice';
  readonly label: string;
  /** What stands under the label. */
  readonly hint?: string;
  readonly form: FormPlace;
}

export interface OtherField extends SaidField {
  readonly kind: AskedField['kind'] | 'number' | 'flag' | 'json';
  readonly form?: never;
}

export const text = (longest: number) =>
  ({ kind: 'text', longest, says: z.string(), asks: lineOfText(longest), blank: '' }) as const;
export const lines = (longest: number) =>
  ({ kind: 'lines', longest, says: z.string(), asks: linesOfText(longest), blank: '' }) as const;
export const day = { kind: 'day', says: isoDate.nullable(), asks: isoDate.nullable(), blank: null } as const;
/** A time of day in California, by the clock of the courtroom: `08:30`. */
export const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .nullable();
export const yesOrNo = { kind: 'flag', says: z.boolean(), asks: flag, blank: false } as const;

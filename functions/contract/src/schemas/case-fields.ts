import { z } from 'zod';
import type { OrganizationSettings } from './account.ts';
import { flag, isoDate, lineOfText, linesOfText } from './basics.ts';
import { caseAttributesText } from './case-attributes.ts';

/** A setting of a county that opens or closes something. */
export type CountySwitch = {
  [Name in keyof OrganizationSettings]: OrganizationSettings[Name] extends boolean ? Name : never;
}[keyof OrganizationSettings];

/** Where the form of a case has a field. */
interface FormPlace {
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
interface AskedField extends SaidField {
  /** `day-ahead` is a day of which two digits of a year never mean the past century; `time` is a time of day. */
  readonly kind: 'text' | 'lines' | 'day' | 'day-ahead' | 'time' | 'birthday' | 'choice';
  readonly label: string;
  /** What stands under the label. */
  readonly hint?: string;
  readonly form: FormPlace;
}
interface OtherField extends SaidField {
  readonly kind: AskedField['kind'] | 'number' | 'flag' | 'json';
  readonly form?: never;
}

const text = (longest: number) =>
  ({ kind: 'text', longest, says: z.string(), asks: lineOfText(longest), blank: '' }) as const;
const lines = (longest: number) =>
  ({ kind: 'lines', longest, says: z.string(), asks: linesOfText(longest), blank: '' }) as const;
const day = { kind: 'day', says: isoDate.nullable(), asks: isoDate.nullable(), blank: null } as const;
/** A time of day in California, by the clock of the courtroom: `08:30`. */
const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .nullable();
const yesOrNo = { kind: 'flag', says: z.boolean(), asks: flag, blank: false } as const;

/** 0 Open, 1 Closed, 2 Bench Warrant. */
const caseStatus = z.union([z.literal(0), z.literal(1), z.literal(2)]);
/** Case-level prior strikes: 0, 1, 2 = `2+`, 3 = `2+` with a super strike. */
const caseStrikes = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);

/**
 * What is said of a case, each field once, in the order of the form: from here it is stored, answered, asked of a request,
 * entered, listed, printed and told where two people set it otherwise.
 */
export const fieldsOfCase = {
  DefendantFirstName: {
    ...text(100),
    label: 'First name',
    personal: true,
    ofSentence: false,
    form: { setting: 'DefendantFirstName', required: true },
    column: { name: 'first', heading: 'First Name' },
  },
  DefendantMiddleName: {
    ...text(100),
    label: 'Middle name',
    personal: true,
    ofSentence: false,
    form: { setting: 'DefendantMiddleName' },
    column: { name: 'middle', heading: 'Middle Name' },
  },
  DefendantLastName: {
    ...text(100),
    label: 'Last name',
    personal: true,
    ofSentence: false,
    form: { setting: 'DefendantLastName', required: true },
    column: { name: 'last', heading: 'Last Name' },
  },
  DefendantBirthdate: {
    ...day,
    kind: 'birthday',
    label: 'Date of birth',
    personal: true,
    ofSentence: true,
    form: { setting: 'DefendantDOB' },
    onCover: true,
  },
  CaseNumber: {
    ...text(40),
    label: 'Case number',
    ofSentence: false,
    form: { setting: 'ReferenceNumber' },
    column: { name: 'number', heading: 'Case #' },
  },
  CaseStatus: {
    kind: 'choice',
    says: caseStatus,
    asks: caseStatus,
    blank: 0,
    label: 'Case status',
    choices: ['Open', 'Closed', 'Bench Warrant'],
    ofSentence: false,
    form: { setting: null, whenMade: true },
    column: { name: 'status', heading: 'Status' },
    onCover: true,
  },
  NextHearingDate: {
    ...day,
    kind: 'day-ahead',
    label: 'Next hearing',
    ofSentence: false,
    form: { setting: null, whenMade: true },
    column: { name: 'hearing', heading: 'Next hearing' },
  },
  NextHearingTime: {
    kind: 'time',
    says: timeOfDay,
    asks: timeOfDay,
    blank: null,
    label: 'Time of the hearing',
    ofSentence: false,
    form: { setting: null, whenMade: true },
  },
  NextHearingCourt: { ...text(100), label: 'Court', ofSentence: false, form: { setting: null, whenMade: true } },
  NextHearingDepartment: {
    ...text(40),
    label: 'Department',
    ofSentence: false,
    form: { setting: null, whenMade: true },
  },
  /** Words to find the case by, with commas between them. */
  Tags: {
    ...text(200),
    label: 'Tags',
    hint: 'Words to find the case by, with commas between them',
    ofSentence: false,
    form: { setting: null, whenMade: true },
  },
  PrivateTags: {
    ...text(200),
    label: 'Private tags',
    hint: 'For you alone: a colleague who takes the case over does not get them',
    ownersOnly: true,
    ofSentence: false,
    form: { setting: null, whenMade: true },
  },
  OfficeNote: {
    ...lines(4000),
    label: 'Notes for the office',
    hint: 'Stay with the case when a colleague takes it over. Never printed.',
    ofSentence: false,
    form: { setting: null, whenMade: true },
  },
  PrivateNote: {
    ...lines(4000),
    label: 'Private notes',
    hint: 'For you alone: a colleague who takes the case over does not get them. Never printed.',
    ownersOnly: true,
    ofSentence: false,
    form: { setting: null, whenMade: true },
  },
  ComplaintDate: { ...day, label: 'Complaint date', ofSentence: true },
  SurrenderDate: { ...day, label: 'Surrender date', ofSentence: true },
  NumberOfStrikes: {
    kind: 'choice',
    says: caseStrikes,
    asks: caseStrikes,
    blank: 0,
    label: 'Prior Strikes',
    choices: ['0 Strikes', '1 Strike', '2+ Strikes', '2+ w/ Super Strike'],
    ofSentence: true,
  },
  HasSuperStrike: { ...yesOrNo, ofSentence: true },
  ViolentPriors: {
    kind: 'number',
    says: z.number().int(),
    asks: z.number().int().min(0).max(3),
    blank: 0,
    label: 'Prior prison terms, PC 667.7',
    ofSentence: true,
  },
  IsGang: { ...yesOrNo, ofSentence: true },
  ProbationStatus: {
    kind: 'text',
    says: z.string().nullable(),
    asks: z.string().max(40).nullable(),
    blank: null,
    ofSentence: true,
  },
  caseAttributes: { kind: 'json', says: z.string(), asks: caseAttributesText, blank: '{}', ofSentence: true },
} as const satisfies Readonly<Record<string, AskedField | OtherField>>;

type Fields = typeof fieldsOfCase;
export type CaseField = keyof Fields;
/** The fields that say of themselves what `Told` asks. */
type FieldsWith<Told> = { [Name in CaseField]: Fields[Name] extends Told ? Name : never }[CaseField];
/** A field that the form of a case asks for. */
export type FormField = FieldsWith<{ form: FormPlace }>;
/** A field that the case list may be sorted by, by the name of its column. */
export type CaseColumn = Fields[FieldsWith<{ column: object }>]['column']['name'];

const isCaseField = (name: string): name is CaseField => Object.hasOwn(fieldsOfCase, name);
export const caseFields: readonly CaseField[] = Object.keys(fieldsOfCase).filter(isCaseField);

export const caseField = (name: CaseField): AskedField | OtherField => fieldsOfCase[name];
/** What no one gets with a case that they take over. */
export const ownersFields: readonly CaseField[] = caseFields.filter((name) => caseField(name).ownersOnly === true);

export const formField = (name: FormField): AskedField => fieldsOfCase[name];

const isFormField = (name: CaseField): name is FormField => caseField(name).form !== undefined;
export const formFields: readonly FormField[] = caseFields.filter(isFormField);

/** One part of every field, each under the field's name. */
export function partOfCaseFields<Part extends 'says' | 'asks' | 'blank'>(
  part: Part,
): { [Name in CaseField]: Fields[Name][Part] };
export function partOfCaseFields(part: 'says' | 'asks' | 'blank'): object {
  return Object.fromEntries(caseFields.map((name) => [name, fieldsOfCase[name][part]]));
}

import { z } from 'zod';
import { caseAttributesText } from './case-attributes.ts';
import {
  type AskedField,
  day,
  type FormPlace,
  lines,
  type OtherField,
  text,
  timeOfDay,
  yesOrNo,
} from './case-field-kinds.ts';

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

/** A text that the case list has a column of: a case is searched by it. */
export type SearchedField = FieldsWith<{ kind: 'text'; column: object }>;

const isCaseField = (name: string): name is CaseField => Object.hasOwn(fieldsOfCase, name);
export const caseFields: readonly CaseField[] = Object.keys(fieldsOfCase).filter(isCaseField);

export const caseField = (name: CaseField): AskedField | OtherField => fieldsOfCase[name];
const isSearched = (name: CaseField): name is SearchedField =>
  caseField(name).kind === 'text' && caseField(name).column !== undefined;
export const searchedFields: readonly SearchedField[] = caseFields.filter(isSearched);
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

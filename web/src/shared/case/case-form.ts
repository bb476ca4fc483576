import {
  type CaseChange,
  type CaseRecord,
  caseChange,
  type FormField,
  formField,
  formFields,
  isOpenField,
  blankCase as nothingSaid,
  type OrganizationSettings,
} from '@countwise/contract';
import { isIsoDate } from '@countwise/engine';
import { caseForm as text } from '../../text/cases.ts';

/** The fields of a case as they are typed or chosen, under their own names; a day as far as it is chosen: `1999-02-`. */
export type CaseValues = ReadonlyMap<FormField, string>;
export type CaseErrors = ReadonlyMap<FormField, string>;
export type OpenFields = ReadonlySet<FormField>;

/** What the form shows: all of a case that is made, of a new one without what comes later. */
export const shownFields = (record: CaseRecord | null): readonly FormField[] =>
  formFields.filter((field) => record !== null || !formField(field).form.whenMade);

/** Which of them a county leaves open; an individual subscriber has them all. */
export const openFields = (settings: OrganizationSettings | null, shown: readonly FormField[]): OpenFields =>
  new Set(shown.filter((field) => isOpenField(settings, field)));

export const valuesOf = (said: Pick<CaseRecord, FormField> = nothingSaid): CaseValues =>
  new Map(formFields.map((field) => [field, String(said[field] ?? '')]));

/** What is wrong with a field. A day may be left out, but must exist. */
function faultOf(field: FormField, value: string, isAsked: boolean): string | undefined {
  const { kind, longest = Infinity } = formField(field);
  if (value === '') return isAsked ? text.required : undefined;
  if (value.length > longest) return text.tooLong(longest);
  const isDay = kind === 'day' || kind === 'day-ahead' || kind === 'birthday';
  return isDay && !isIsoDate(value) ? text.badDate : undefined;
}

/** The faults of the fields that are open, in the order of the form. */
export function caseErrors(values: CaseValues, open: OpenFields, numberAsked: boolean): CaseErrors {
  const found = new Map<FormField, string>();
  for (const field of open) {
    const isAsked = formField(field).form.required === true || (field === 'CaseNumber' && numberAsked);
    const fault = faultOf(field, values.get(field)?.trim() ?? '', isAsked);
    if (fault !== undefined) found.set(field, fault);
  }
  return found;
}

/** What a field says that was typed or chosen so. */
function saidBy(field: FormField, value: string): unknown {
  const { kind } = formField(field);
  if (kind === 'choice') return Number(value);
  return kind !== 'text' && kind !== 'lines' && value === '' ? null : value;
}

/** Of what is said of a case, what is another than it was. */
export function otherThan<Said extends object>(before: Said, said: Asked<Said>): Partial<Said> {
  const other: Partial<Said> = {};
  for (const field in said) {
    const value = said[field];
    if (value !== undefined && value !== before[field]) other[field] = value;
  }
  return other;
}
type Asked<Said> = { readonly [Field in keyof Said]?: Said[Field] | undefined };

/** What the form sends: only what is open and without fault; a number left blank is made by the server. */
export const caseFields = (values: CaseValues, open: OpenFields): CaseChange =>
  caseChange.parse(
    Object.fromEntries(
      [...values]
        .filter(([field, value]) => open.has(field) && !(field === 'CaseNumber' && value.trim() === ''))
        .map(([field, value]) => [field, saidBy(field, value)]),
    ),
  );

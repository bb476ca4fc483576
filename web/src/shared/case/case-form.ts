import {
  type CaseRecord,
  type FormField,
  formFields,
  isOpenField,
  type OrganizationSettings,
} from '@countwise/contract';
import { isIsoDate } from '@countwise/engine';
import { caseForm as text } from '../../text/cases.ts';

export const allStatuses = [0, 1, 2] as const;

/** A day as it is chosen, part by part. */
interface DayParts {
  readonly month: string;
  readonly day: string;
  readonly year: string;
}

/** The fields of a case as the form has them, under their own names. */
export type CaseValues = Readonly<Record<Exclude<FormField, 'DefendantBirthdate'>, string>> &
  Pick<CaseRecord, 'CaseStatus'> & { readonly DefendantBirthdate: DayParts };
export type CaseErrors = Partial<Record<FormField, string>>;

export const blankCase: CaseValues = {
  DefendantFirstName: '',
  DefendantMiddleName: '',
  DefendantLastName: '',
  DefendantBirthdate: { month: '', day: '', year: '' },
  CaseNumber: '',
  CaseStatus: 0,
};

export function valuesOf(record: CaseRecord): CaseValues {
  const { DefendantFirstName, DefendantMiddleName, DefendantLastName, CaseNumber, CaseStatus } = record;
  const [year = '', month = '', day = ''] = record.DefendantBirthdate?.split('-') ?? [];
  const DefendantBirthdate = { month, day, year };
  return { DefendantFirstName, DefendantMiddleName, DefendantLastName, DefendantBirthdate, CaseNumber, CaseStatus };
}

/** Which fields a county leaves open; an individual subscriber has them all. */
export const openFields = (settings: OrganizationSettings | null): OpenFields =>
  new Set(formFields.filter((field) => isOpenField(settings, field)));
export type OpenFields = ReadonlySet<FormField>;

const dayOf = ({ year, month, day }: DayParts): string => `${year}-${month}-${day}`;
const isGiven = ({ year, month, day }: DayParts): boolean => year + month + day !== '';

/** What is wrong with each field, where it is open. Names are required; a birthdate may be left out, but must exist. */
const faults: { readonly [Field in FormField]: (values: CaseValues, numberAsked: boolean) => string | false } = {
  DefendantFirstName: ({ DefendantFirstName }) => DefendantFirstName.trim() === '' && text.required,
  DefendantMiddleName: () => false,
  DefendantLastName: ({ DefendantLastName }) => DefendantLastName.trim() === '' && text.required,
  DefendantBirthdate: ({ DefendantBirthdate: birth }) => isGiven(birth) && !isIsoDate(dayOf(birth)) && text.badDate,
  CaseNumber: ({ CaseNumber }, numberAsked) => numberAsked && CaseNumber.trim() === '' && text.required,
};

/** The faults of the fields that are open, in the order of the form. */
export function caseErrors(values: CaseValues, open: OpenFields, numberAsked: boolean): CaseErrors {
  const found: { [Field in FormField]?: string } = {};
  for (const field of formFields) {
    const fault = open.has(field) && faults[field](values, numberAsked);
    if (fault !== false) found[field] = fault;
  }
  return found;
}

/** Some fields of a record. */
function picked<Row extends object>(row: Row, isWanted: (field: keyof Row) => boolean): Partial<Row> {
  const some: Partial<Row> = {};
  for (const field in row) if (isWanted(field)) some[field] = row[field];
  return some;
}

/** The fields of a case that the form sends: only those that are open; a number left blank is made by the server. */
export function caseFields(values: CaseValues, open: OpenFields): Partial<Pick<CaseRecord, FormField>> {
  const { CaseStatus: _, DefendantBirthdate: birth, ...names } = values;
  const said = { ...names, DefendantBirthdate: isGiven(birth) ? dayOf(birth) : null };
  return picked(said, (field) => open.has(field) && !(field === 'CaseNumber' && said.CaseNumber.trim() === ''));
}

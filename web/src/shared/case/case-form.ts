import type { CaseRecord, OrganizationSettings } from '@countwise/contract';
import { isIsoDate } from '@countwise/engine';
import { caseForm as text } from '../../text/cases.ts';

export const allStatuses = [0, 1, 2] as const;

export interface CaseValues {
  readonly first: string;
  readonly middle: string;
  readonly last: string;
  readonly month: string;
  readonly day: string;
  readonly year: string;
  readonly number: string;
  readonly status: CaseRecord['CaseStatus'];
}

export type CaseErrors = Partial<Record<'first' | 'last' | 'birth' | 'number', string>>;

export const blankCase: CaseValues = {
  first: '',
  middle: '',
  last: '',
  month: '',
  day: '',
  year: '',
  number: '',
  status: 0,
};

export function valuesOf(record: CaseRecord): CaseValues {
  const [year = '', month = '', day = ''] = record.DefendantBirthdate?.split('-') ?? [];
  return {
    first: record.DefendantFirstName,
    middle: record.DefendantMiddleName,
    last: record.DefendantLastName,
    month,
    day,
    year,
    number: record.CaseNumber,
    status: record.CaseStatus,
  };
}

/** Which fields a county leaves open; an individual subscriber has them all. */
export function openFields(settings: OrganizationSettings | null) {
  if (settings === null) return { first: true, middle: true, last: true, birth: true, number: true };
  return {
    first: settings.DefendantFirstName,
    middle: settings.DefendantMiddleName,
    last: settings.DefendantLastName,
    birth: settings.DefendantDOB,
    number: settings.ReferenceNumber,
  };
}
export type OpenFields = ReturnType<typeof openFields>;

/** Whether a new case needs a number of its own, because its county has none generated. */
export const asksNumber = (settings: OrganizationSettings | null): boolean =>
  settings?.ReferenceNumber === true && !settings.AutoGenerateReferenceNumber;

const birthdateOf = ({ year, month, day }: CaseValues): string => `${year}-${month}-${day}`;
const hasBirthdate = ({ year, month, day }: CaseValues): boolean => year + month + day !== '';

/** Names that are open are required; a birthdate may be left out, but a day that does not exist may not be given. */
export function caseErrors(values: CaseValues, open: OpenFields, numberAsked: boolean): CaseErrors {
  return {
    ...(open.first && values.first.trim() === '' && { first: text.required }),
    ...(open.last && values.last.trim() === '' && { last: text.required }),
    ...(open.birth && hasBirthdate(values) && !isIsoDate(birthdateOf(values)) && { birth: text.badDate }),
    ...(numberAsked && values.number.trim() === '' && { number: text.required }),
  };
}

/** The fields of a case that the form sends: only those that are open. */
export function caseFields(values: CaseValues, open: OpenFields) {
  return {
    ...(open.first && { DefendantFirstName: values.first }),
    ...(open.middle && { DefendantMiddleName: values.middle }),
    ...(open.last && { DefendantLastName: values.last }),
    ...(open.birth && { DefendantBirthdate: hasBirthdate(values) ? birthdateOf(values) : null }),
    ...(open.number && values.number.trim() !== '' && { CaseNumber: values.number }),
  };
}

import {
  asksNumber,
  type CaseRecord,
  type FormField,
  formField,
  formFields,
  isOpenField,
  type OrganizationSettings,
} from '@countwise/contract';
import { badRequest } from '../base/problem.ts';

/** What names a defendant. */
const personal = formFields.filter((field) => formField(field).personal);
type Said = { readonly [Field in FormField]?: CaseRecord[Field] | undefined };

/** 400 where a case brings what its organization has switched off. */
export function refuseDisabledFields(settings: OrganizationSettings | null, fields: Said): void {
  refuse(
    personal
      .filter((field) => fields[field] && !isOpenField(settings, field))
      .map((field) => ({ path: field, message: 'The administrator has disabled this field.' })),
  );
}

/**
 * 400 where a new case leaves out what the form requires and its organization asks for, as a first or last name, or the
 * number where it has none generated. An individual always needs both names, and never a number.
 */
export function requireFields(settings: OrganizationSettings | null, fields: Said): void {
  const needed = formFields.filter((field) => formField(field).form.required && isOpenField(settings, field));
  refuse(
    [...needed, ...(asksNumber(settings) ? (['CaseNumber'] as const) : [])]
      .filter((field) => !fields[field])
      .map((field) => ({ path: field, message: 'Required' })),
  );
}

function refuse(faults: Parameters<typeof badRequest>[0]): void {
  if (faults.length > 0) throw badRequest(faults);
}

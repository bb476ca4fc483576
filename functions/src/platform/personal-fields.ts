import {
  asksNumber,
  type CaseRecord,
  type FormField,
  formFields,
  isOpenField,
  type OrganizationSettings,
} from '@countwise/contract';
import { badRequest } from '../base/problem.ts';

/** What names a defendant. */
const personal = formFields.filter((field) => field !== 'CaseNumber');
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
 * 400 where a new case leaves out a first or last name that its organization asks for, or the number where it has none
 * generated. An individual always needs both names, and never a number.
 */
export function requireFields(settings: OrganizationSettings | null, fields: Said): void {
  const names = (['DefendantFirstName', 'DefendantLastName'] as const).filter((field) => isOpenField(settings, field));
  refuse(
    [...names, ...(asksNumber(settings) ? (['CaseNumber'] as const) : [])]
      .filter((field) => !fields[field])
      .map((field) => ({ path: field, message: 'Required' })),
  );
}

function refuse(faults: Parameters<typeof badRequest>[0]): void {
  if (faults.length > 0) throw badRequest(faults);
}

import type { CaseRecord, OrganizationSettings } from '@countwise/contract';
import { badRequest } from '../platform/problem.ts';

/** What names a defendant, and the organization's setting that allows it. */
const allowedBy = [
  ['DefendantFirstName', 'DefendantFirstName'],
  ['DefendantMiddleName', 'DefendantMiddleName'],
  ['DefendantLastName', 'DefendantLastName'],
  ['DefendantBirthdate', 'DefendantDOB'],
] as const;
type Personal = { readonly [Field in (typeof allowedBy)[number][0]]?: CaseRecord[Field] | undefined };

/** 400 where a case brings what its organization has switched off. */
export function refuseDisabledFields(settings: OrganizationSettings | null, fields: Personal): void {
  if (settings === null) return;
  refuse(
    allowedBy
      .filter(([field, setting]) => fields[field] && !settings[setting])
      .map(([field]) => ({ path: field, message: 'The administrator has disabled this field.' })),
  );
}

/**
 * 400 where a new case leaves out a first or last name that its organization asks for, or the number where it has none
 * generated. An individual always needs both names, and never a number.
 */
export function requireFields(
  settings: OrganizationSettings | null,
  fields: Personal & { readonly CaseNumber?: string | undefined },
): void {
  const names = (['DefendantFirstName', 'DefendantLastName'] as const).filter(
    (field) => settings === null || settings[field],
  );
  const number = settings?.ReferenceNumber === true && !settings.AutoGenerateReferenceNumber;
  refuse(
    [...names, ...(number ? (['CaseNumber'] as const) : [])]
      .filter((field) => !fields[field])
      .map((field) => ({ path: field, message: 'Required' })),
  );
}

function refuse(faults: Parameters<typeof badRequest>[0]): void {
  if (faults.length > 0) throw badRequest(faults);
}

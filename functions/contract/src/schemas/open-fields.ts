import type { OrganizationSettings } from './account.ts';
import type { CaseRecord } from './case.ts';

/** What a case says of its defendant and its number, in the order of its form, and the setting of a county that opens each. */
const openedBy = {
  DefendantFirstName: 'DefendantFirstName',
  DefendantMiddleName: 'DefendantMiddleName',
  DefendantLastName: 'DefendantLastName',
  DefendantBirthdate: 'DefendantDOB',
  CaseNumber: 'ReferenceNumber',
} as const satisfies { readonly [Field in keyof CaseRecord]?: keyof OrganizationSettings };
export type FormField = keyof typeof openedBy;

const isFormField = (name: string): name is FormField => Object.hasOwn(openedBy, name);
export const formFields: readonly FormField[] = Object.keys(openedBy).filter(isFormField);

/** Whether a county leaves a field open; an individual subscriber has them all. */
export const isOpenField = (settings: OrganizationSettings | null, field: FormField): boolean =>
  settings === null || settings[openedBy[field]];

/** Whether a new case needs a number of its own, because its county keeps numbers and has none generated. */
export const asksNumber = (settings: OrganizationSettings | null): boolean =>
  settings?.ReferenceNumber === true && !settings.AutoGenerateReferenceNumber;

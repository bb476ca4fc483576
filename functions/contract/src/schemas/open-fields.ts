import type { OrganizationSettings } from './account.ts';
import { type FormField, formField } from './case-fields.ts';

/** Whether a county leaves a field open; an individual subscriber has them all. */
export function isOpenField(settings: OrganizationSettings | null, field: FormField): boolean {
  const { setting } = formField(field).form;
  return settings === null || setting === null || settings[setting];
}

/** Whether a new case needs a number of its own, because its county keeps numbers and has none generated. */
export const asksNumber = (settings: OrganizationSettings | null): boolean =>
  settings?.ReferenceNumber === true && !settings.AutoGenerateReferenceNumber;

import type { Faults } from './faults.ts';

const idOf = (field: string): string => `sign-up-${field}`;

/** Faults as the summary lists them, each with the field it leads to. */
export const summaryOf = <Field extends string>(faults: Faults<Field>) =>
  Object.entries<string | undefined>(faults).map(([field, message]) => ({ field: idOf(field), message }));

/** Puts the cursor into the first field that has a fault. */
export function focusFirst<Field extends string>(faults: Faults<Field>): void {
  const [first] = Object.keys(faults);
  if (first !== undefined) document.getElementById(idOf(first))?.focus();
}

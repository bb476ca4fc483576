import type { CaseRecord } from '../schemas/case.ts';

type Named = Pick<CaseRecord, 'DefendantFirstName' | 'DefendantMiddleName' | 'DefendantLastName'>;

/** The defendant as a caption shows the name: `Rivera, Marcus J`; empty where the case names nobody. */
export function defendantName({ DefendantFirstName, DefendantMiddleName, DefendantLastName }: Named): string {
  const given = [DefendantFirstName, DefendantMiddleName].filter((name) => name !== '').join(' ');
  return [DefendantLastName, given].filter((name) => name !== '').join(', ');
}

/** What the case is called among its scenarios that is none. */
export const originalCase = 'Original Case';

import type { CaseRecord } from '@countwise/contract';
import { caseList } from '../../text/cases.ts';

type Named = Pick<CaseRecord, 'DefendantFirstName' | 'DefendantMiddleName' | 'DefendantLastName'>;

/** Nothing in the record says who the defendant is. */
export const hasNoPersonalData = ({
  DefendantFirstName,
  DefendantMiddleName,
  DefendantLastName,
  DefendantBirthdate,
}: Named & Pick<CaseRecord, 'DefendantBirthdate'>): boolean =>
  DefendantBirthdate === null && DefendantFirstName + DefendantMiddleName + DefendantLastName === '';

/** The defendant as a caption shows the name: `Rivera, Marcus J`. */
export function caseTitle({ DefendantFirstName, DefendantMiddleName, DefendantLastName }: Named): string {
  const given = [DefendantFirstName, DefendantMiddleName].filter((name) => name !== '').join(' ');
  return [DefendantLastName, given].filter((name) => name !== '').join(', ') || caseList.unnamed;
}

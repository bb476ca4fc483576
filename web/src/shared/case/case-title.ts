import { type CaseRecord, defendantName } from '@countwise/contract';
import { caseList } from '../../text/cases.ts';

/** Nothing in the record says who the defendant is. */
export const hasNoPersonalData = ({
  DefendantFirstName,
  DefendantMiddleName,
  DefendantLastName,
  DefendantBirthdate,
}: Pick<
  CaseRecord,
  'DefendantFirstName' | 'DefendantMiddleName' | 'DefendantLastName' | 'DefendantBirthdate'
>): boolean => DefendantBirthdate === null && DefendantFirstName + DefendantMiddleName + DefendantLastName === '';

/** The defendant, or that the case has no name. */
export const caseTitle = (record: Parameters<typeof defendantName>[0]): string =>
  defendantName(record) || caseList.unnamed;

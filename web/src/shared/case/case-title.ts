import { type CaseRecord, caseField, caseFields, defendantName } from '@countwise/contract';
import { caseList } from '../../text/cases.ts';

/** Nothing in the record says who the defendant is. */
export const hasNoPersonalData = (record: CaseRecord): boolean => personal.every((field) => !record[field]);
const personal = caseFields.filter((field) => caseField(field).personal);

/** The defendant, or that the case has no name. */
export const caseTitle = (record: Parameters<typeof defendantName>[0]): string =>
  defendantName(record) || caseList.unnamed;

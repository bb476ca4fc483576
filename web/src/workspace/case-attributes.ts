import { type CaseAttributes, type CaseRecord, writeCaseAttributes } from '@countwise/contract';
import type { Write } from './writes.ts';

/** The write that changes some of a case's attributes. */
export const attributesWrite = (record: CaseRecord, changes: Partial<CaseAttributes>): Write => ({
  kind: 'case',
  fields: { caseAttributes: writeCaseAttributes(record.caseAttributes, changes) },
});

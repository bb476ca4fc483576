import { blankCase } from '@countwise/contract';

const at = '2026-01-01T00:00:00.000Z';

/** A case of the owner `me` as the table holds it. */
export const storedRecord = {
  ...blankCase,
  Id: 'one',
  OwnerId: 'me',
  ParentCaseId: null,
  CaseNumber: '26-00-01',
  caseAttributes: '{}',
  CreatedAt: at,
  UpdatedAt: at,
  Version: 1,
  ChargesRevision: 0,
};

import { blankCase, type CaseRecord, type LastAnswer } from '@countwise/contract';

const at = '2026-11-20T08:00:00.000Z';

/** A case as the server has it, of which nothing is said yet. */
export const storedCase: CaseRecord = {
  ...blankCase,
  Id: 'case',
  OwnerId: 'owner',
  CreatedAt: at,
  UpdatedAt: at,
  Version: 1,
};

/** Twenty years, as some rules counted them of no charges. */
export const lastAnswer: LastAnswer = {
  engine: '1',
  catalogue: '1',
  lawDay: '2026-11-20',
  facts: '',
  total: '20y',
  determinateDays: 7200,
  indeterminateDays: 0,
  special: null,
  misdemeanorDays: 0,
};

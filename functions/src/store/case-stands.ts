import { keys } from './keys.ts';
import type { Part } from './transact.ts';

/** Nothing is hung on a case that is gone or going. */
export const caseStands =
  (caseId: string): Part =>
  (TableName) => ({
    ConditionCheck: {
      TableName,
      Key: keys.case(caseId),
      ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(DeletedAt)',
    },
  });

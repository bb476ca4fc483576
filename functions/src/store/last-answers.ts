import { ConditionalCheckFailedException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { CaseRecord } from '@countwise/contract';
import { keys } from './keys.ts';
import type { Table } from './table.ts';

type Kept = Pick<CaseRecord, 'LastAnswer' | 'Correction'>;

/** As it was read: an item from before the field was there has none of it. */
const asRead = (field: keyof Kept, value: unknown): string =>
  value === null ? `(attribute_not_exists(${field}) OR ${field} = :was${field})` : `${field} = :was${field}`;

/**
 * What cases came to. It is no fact of a case: it is written beside them, and no version moves on with it, so that it
 * stands in nobody's way.
 */
export const lastAnswerStore = ({ client, name }: Table) => ({
  /**
   * Writes what a case came to in the place of what was read; false where that has moved on or the case is gone, and
   * where its charges have moved on from the revision that was counted.
   */
  async replace(caseId: string, was: Kept, next: Kept, revision?: number): Promise<boolean> {
    const conditions = [
      ...(revision === undefined ? [] : ['ChargesRevision = :revision']),
      'attribute_exists(PK)',
      'attribute_not_exists(DeletedAt)',
      asRead('LastAnswer', was.LastAnswer),
      asRead('Correction', was.Correction),
    ];
    try {
      await client.send(
        new UpdateCommand({
          TableName: name,
          Key: keys.case(caseId),
          UpdateExpression: 'SET LastAnswer = :LastAnswer, Correction = :Correction',
          ConditionExpression: conditions.join(' AND '),
          ExpressionAttributeValues: {
            ':LastAnswer': next.LastAnswer,
            ':Correction': next.Correction,
            ':wasLastAnswer': was.LastAnswer,
            ':wasCorrection': was.Correction,
            ...(revision !== undefined && { ':revision': revision }),
          },
        }),
      );
      return true;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException || error instanceof TransactionConflictException)
        return false;
      throw error;
    }
  },
});
export type LastAnswers = ReturnType<typeof lastAnswerStore>;

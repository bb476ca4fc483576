import { type CaseRecord, noFacts } from '@countwise/contract';
import { given } from './change.ts';
import { keys } from './keys.ts';
import type { Part } from './transact.ts';

interface Move {
  readonly caseId: string;
  /** The revision that the case's charges were read at. */
  readonly revision: number;
  /** So many places further: a charge takes one of the hundred of its revision. */
  readonly by?: number;
  /** Fields of the case itself, changed on the version they were read at. */
  readonly change?: { readonly fields: Readonly<Record<string, unknown>>; readonly version: number } | undefined;
  /** What the case came to is the answer of other facts from then on. */
  readonly overtakes?: boolean;
  /** The request whose staged writes are to be finished. */
  readonly staged?: string;
}

/**
 * Moves a case on from where it was read: every addition, deletion and gesture does, so that of two that judged by the same
 * reading one is refused. Refused also where the case is deleted, or holds staged writes that are not finished.
 */
export const caseMovedOn =
  ({ caseId, revision, by = 1, change, overtakes = false, staged }: Move): Part =>
  (TableName) => {
    const set = Object.entries(change === undefined ? {} : given(change.fields));
    const fields = set.map((_, i) => `, #f${i} = :f${i}`).join('');
    return {
      Update: {
        TableName,
        Key: keys.case(caseId),
        UpdateExpression: `SET ChargesRevision = ChargesRevision + :by${fields}${
          change === undefined ? '' : ', Version = Version + :one'
        }${overtakes ? ', LastAnswer.facts = :none' : ''}${staged === undefined ? '' : ', Staged = :staged'}`,
        ConditionExpression: `ChargesRevision = :revision AND attribute_not_exists(DeletedAt) AND attribute_not_exists(Staged)${
          change === undefined ? '' : ' AND Version = :version'
        }`,
        ...(set.length > 0 && {
          ExpressionAttributeNames: Object.fromEntries(set.map(([field], i) => [`#f${i}`, field])),
        }),
        ExpressionAttributeValues: {
          ':by': by,
          ':revision': revision,
          ...Object.fromEntries(set.map(([, value], i) => [`:f${i}`, value])),
          ...(change !== undefined && { ':one': 1, ':version': change.version }),
          ...(overtakes && { ':none': noFacts }),
          ...(staged !== undefined && { ':staged': staged }),
        },
      },
    };
  };

/**
 * Moves a case on from wherever it stands, for a change that nothing else is judged by: no other is refused for it but one
 * that was read before. What the case came to is the answer of other facts from then on. Refused where there is an answer
 * by now and none was read, or the other way round, and where the case is deleted or holds staged writes.
 */
export const caseOvertaken =
  ({ Id, LastAnswer }: Pick<CaseRecord, 'Id' | 'LastAnswer'>): Part =>
  (TableName) => ({
    Update: {
      TableName,
      Key: keys.case(Id),
      UpdateExpression: `SET ChargesRevision = ChargesRevision + :one${LastAnswer === null ? '' : ', LastAnswer.facts = :none'}`,
      ConditionExpression: `attribute_exists(PK) AND attribute_not_exists(DeletedAt) AND attribute_not_exists(Staged) AND ${
        LastAnswer === null ? 'NOT attribute_exists(LastAnswer.facts)' : 'attribute_exists(LastAnswer.facts)'
      }`,
      ExpressionAttributeValues: { ':one': 1, ...(LastAnswer !== null && { ':none': noFacts }) },
    },
  });

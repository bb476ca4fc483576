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
  /** The request whose staged writes are to be finished. */
  readonly staged?: string;
}

/**
 * Moves a case on from where it was read: every addition, deletion and gesture does, so that of two that judged by the same
 * reading one is refused. Refused also where the case is deleted, or holds staged writes that are not finished.
 */
export const caseMovedOn =
  ({ caseId, revision, by = 1, change, staged }: Move): Part =>
  (TableName) => {
    const set = Object.entries(change === undefined ? {} : given(change.fields));
    const fields = set.map((_, i) => `, #f${i} = :f${i}`).join('');
    return {
      Update: {
        TableName,
        Key: keys.case(caseId),
        UpdateExpression: `SET ChargesRevision = ChargesRevision + :by${fields}${
          change === undefined ? '' : ', Version = Version + :one'
        }${staged === undefined ? '' : ', Staged = :staged'}`,
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
          ...(staged !== undefined && { ':staged': staged }),
        },
      },
    };
  };

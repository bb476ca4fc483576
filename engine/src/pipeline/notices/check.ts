import type { Notice } from '../../answer/answer.ts';
import type { SentencedRecord } from '../record/outcome.ts';
import type { Attachment, Count, Prior, WorkingCase } from '../record/record.ts';

/** A look at the finished case for something that its reader should know. A notice never changes a number. */
export type Check = (record: SentencedRecord) => readonly Notice[];

type Row = Pick<Count | Attachment | Prior, 'filed'>;

const none: readonly Notice[] = [];

/** One notice on all the rows concerned; none where there are none. */
export const noticeOn = (
  rows: readonly Row[],
  { code, authority, text }: Omit<Notice, 'charges'>,
): readonly Notice[] =>
  rows.length === 0 ? none : [{ code, charges: rows.map(({ filed }) => filed.id), authority, text }];

/** What is said alike of several rows is one notice, on all of them: twenty counts of one crime ask one thing. */
export const said = <R extends Row>(
  rows: readonly R[],
  noticeOf: (row: R) => Omit<Notice, 'charges'>,
): readonly Notice[] =>
  [...Map.groupBy(rows, (row) => noticeOf(row).text).values()].flatMap((alike) =>
    alike[0] === undefined ? [] : noticeOn(alike, noticeOf(alike[0])),
  );

/** One notice on every count of a kind. */
export const onCounts =
  (kind: (count: Count, record: WorkingCase) => boolean, notice: Omit<Notice, 'charges'>): Check =>
  (record) => {
    const concerned: Count[] = [];
    for (const count of record.counts) if (kind(count, record)) concerned.push(count);
    return noticeOn(concerned, notice);
  };

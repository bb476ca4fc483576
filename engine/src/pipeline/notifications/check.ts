import type { Notice } from '../../answer.ts';
import type { SentencedRecord } from '../outcome.ts';
import type { Attachment, CaseRecord, Count, Prior } from '../record.ts';

/** A look at the finished case for something that its reader should know. A notice never changes a number. */
export type Check = (record: SentencedRecord) => readonly Notice[];

type Row = Pick<Count | Attachment | Prior, 'filed'>;

/** One notice on all the rows concerned; none where there are none. */
export const noticeOn = (
  rows: readonly Row[],
  { code, authority, text }: Omit<Notice, 'charges'>,
): readonly Notice[] =>
  rows.length === 0 ? [] : [{ code, charges: rows.map(({ filed }) => filed.id), authority, text }];

/** One notice on every count of a kind. */
export const onCounts =
  (kind: (count: Count, record: CaseRecord) => boolean, notice: Omit<Notice, 'charges'>): Check =>
  (record) =>
    noticeOn(
      record.counts.filter((count) => kind(count, record)),
      notice,
    );

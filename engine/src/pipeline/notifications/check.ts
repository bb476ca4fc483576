import type { Notice } from '../../answer.ts';
import type { SentencedRecord } from '../outcome.ts';
import type { CaseRecord, Count } from '../record.ts';

/** A look at the finished case for something that its reader should know. A notice never changes a number. */
export type Check = (record: SentencedRecord) => readonly Notice[];

/** One notice on all the rows concerned; none where there are none. */
export const noticeOn = (
  charges: readonly string[],
  { code, authority, text }: Omit<Notice, 'charges'>,
): readonly Notice[] => (charges.length === 0 ? [] : [{ code, charges, authority, text }]);

/** One notice on every count of a kind. */
export const onCounts =
  (kind: (count: Count, record: CaseRecord) => boolean, notice: Omit<Notice, 'charges'>): Check =>
  (record) =>
    noticeOn(
      record.counts.filter((count) => kind(count, record)).map(({ filed }) => filed.id),
      notice,
    );

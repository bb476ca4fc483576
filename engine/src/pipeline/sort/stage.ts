import type { Attachment, Count, Stage } from '../record/record.ts';

/** Ids stand once, so that there is no tie. */
const byText = (a: string, b: string): number => (a < b ? -1 : 1);

const inOrder = (a: Count, b: Count): number => a.filed.count - b.filed.count || byText(a.filed.id, b.filed.id);

const conductFirst = (a: Attachment, b: Attachment): number =>
  Number(a.filed.crime.kind === 'substitution') - Number(b.filed.crime.kind === 'substitution') ||
  byText(a.filed.id, b.filed.id);

const sortAttachments = (count: Count): Count =>
  count.attachments.length < 2 ? count : { ...count, attachments: count.attachments.toSorted(conductFirst) };

/** Stage 1 (R-B01): counts ascending, in each count enhancements before substitutions, ties by id. No legal effect. */
export const sort: Stage = (record) => ({
  ...record,
  counts: record.counts.map(sortAttachments).sort(inOrder),
  priors: record.priors.toSorted((a, b) => byText(a.filed.id, b.filed.id)),
});

import type { Attachment } from '../record.ts';

const weight = ({ filed }: Attachment): number =>
  filed.term.days + (filed.term.kind === 'determinate' ? 0 : 1_000_000) + (filed.family.section53 ? 0.5 : 0);

/** The greatest of some enhancements; of equal ones § 12022.53, then the first. */
export const greatest = (attachments: readonly Attachment[]): Attachment | undefined =>
  attachments.reduce<Attachment | undefined>(
    (best, next) => (best === undefined || weight(next) > weight(best) ? next : best),
    undefined,
  );

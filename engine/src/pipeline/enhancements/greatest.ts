import type { Attachment } from '../record.ts';

/** A life term outweighs any number of days, and of equal days § 12022.53 goes first. */
const lifeWeight = 1_000_000;
const weight = ({ filed: { term, family } }: Attachment): number =>
  2 * (term.days + (term.kind === 'determinate' ? 0 : lifeWeight)) + Number(family.section53);

/** The greatest of some enhancements; of equal ones § 12022.53, then the first. */
export const greatest = (attachments: readonly Attachment[]): Attachment | undefined =>
  attachments.reduce<Attachment | undefined>(
    (best, next) => (best === undefined || weight(next) > weight(best) ? next : best),
    undefined,
  );

import type { Attachment } from './record.ts';

/** Of equal days § 12022.53 goes first. A life minimum is longer than any of the weapon terms. */
const weight = ({ filed: { term, family } }: Attachment): number => 2 * term.days + Number(family.section53);

/** The greatest of some enhancements; of equal ones § 12022.53, then the first. */
export const greatest = (attachments: readonly Attachment[]): Attachment | undefined =>
  attachments.reduce<Attachment | undefined>(
    (best, next) => (best === undefined || weight(next) > weight(best) ? next : best),
    undefined,
  );

/** All but the greatest of those that share a key. */
export const lesser = (attachments: readonly Attachment[], key: (row: Attachment) => string): readonly Attachment[] =>
  [...Map.groupBy(attachments, key).values()].flatMap((same) => same.filter((row) => row !== greatest(same)));

import type { ReleaseFacts } from './release-facts.ts';
import { splitLaw } from './split-law.ts';

/** A conclusion with what it rests on. */
interface Reason {
  readonly reason: string;
  readonly authority: string;
}

/**
 * Why the law has no split here: a part of a term is suspended only where it is imposed under Pen. Code, § 1170(h)(1) or
 * (2), to be served in county jail, and where no statute bars the suspension of any part of it (J-101). Null where the term may be split.
 */
export function splitBar(facts: ReleaseFacts): Reason | null {
  const { place, totalDeterminate } = facts.summary;
  if (place === 'prison')
    return {
      reason: 'A term of state prison is not split, and one prison term takes the whole sentence to prison.',
      authority: 'PC 1170(h)(3), (5)(A); PC 1170.1(a)',
    };
  if (place !== 'jail1170h' || totalDeterminate === 0)
    return {
      reason: 'Only a felony term served in county jail is split: here there is none.',
      authority: 'PC 1170(h)(5)(A)',
    };
  const unsuspended = facts.unsuspended?.();
  if (unsuspended === undefined) return null;
  return {
    reason: `The law lets no part of this sentence be suspended: ${unsuspended.name}.`,
    authority: `${unsuspended.authority}; ${splitLaw(facts).value.barred}`,
  };
}

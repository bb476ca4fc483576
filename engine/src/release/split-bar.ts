import type { ReleaseFacts } from './release-facts.ts';

/** A conclusion with what it rests on. */
interface Reason {
  readonly reason: string;
  readonly authority: string;
}

/**
 * Why the law has no split here: a part of a term is suspended only where it is imposed under Pen. Code, § 1170(h)(1) or
 * (2), to be served in county jail. Null where the term may be split. Not modelled: statutes that bar suspending any part
 * of a sentence, of which rule 4.415(a) speaks.
 */
export function splitBar({ summary: { place, totalDeterminate } }: ReleaseFacts): Reason | null {
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
  return null;
}

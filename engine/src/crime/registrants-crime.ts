import type { CrimeState } from '../law/crime-state.ts';
import { crimesOfRegistrants } from '../law/lists/crimes-of-registrants.ts';
import { isNamed } from '../law/statute-list.ts';

/** Whether its doer must register as a sex offender, whatever for (J-135); who conspires to commit it may be another. */
export const isRegistrantsCrime = (sections: readonly string[], state: CrimeState): boolean =>
  state !== 'Conspiracy' && isNamed(crimesOfRegistrants, sections);

import type { CrimeState } from '../case-file/case-file.ts';
import { isUnder, sectionsOf } from '../law/statute.ts';

/** Murder as Pen. Code, § 2933.2 means it: section 187, completed. Not its attempt or conspiracy, not § 273ab. */
export const isMurder = ({ statute, state }: { readonly statute: string; readonly state: CrimeState }): boolean =>
  state === 'Completed' && isUnder(sectionsOf(statute), 'PC 187');

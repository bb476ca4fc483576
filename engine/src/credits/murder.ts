import { namedIn } from '../case-file/by-sections.ts';
import type { CrimeState } from '../law/crime-state.ts';
import { sectionsOf } from '../law/statute.ts';

const isOfMurder = namedIn(['PC 187']);

/** Murder as Pen. Code, § 2933.2 means it: section 187, completed. Not its attempt or conspiracy, not § 273ab. */
export const isMurder = ({ statute, state }: { readonly statute: string; readonly state: CrimeState }): boolean =>
  state === 'Completed' && isOfMurder(sectionsOf(statute));

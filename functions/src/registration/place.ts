import type { Problem } from '../base/problem.ts';
import type { Part } from '../store/transact.ts';
import type { User } from '../store/users.ts';

/** Where a new user stands: in a subscriber of their own, or in one that invited them. */
export interface Place {
  readonly membership: Pick<User, 'Role' | 'isAdmin' | 'Membership'>;
  /** What is written together with the user. */
  readonly parts: readonly Part[];
  /** What the county's log tells of somebody who joins it. */
  readonly log: (userId: string) => readonly Part[];
  /** What is said when one of the parts stood in the way. */
  readonly refusal: (part: number) => Problem;
  /** Addresses of the administrators to tell of the new user. */
  readonly tell: readonly string[];
}

/** Where an agency of the State has its mark. */
export const ofNoCounty = 'no county';

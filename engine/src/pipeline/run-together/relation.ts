import type { Rule } from '../../law/rule.ts';
import type { Count, WorkingCase } from '../record/record.ts';

/** A rule that holds of two felonies for what they do not share: it may bind a felony to one and not to another. */
export interface PairRule extends Rule {
  /** What stands behind its `because`. */
  readonly reason?: string;
}

/** A rule of two felonies in its words: `consecutive, because the crimes …`. */
export const because = (reason: string, rule: Omit<Rule, 'words'>): PairRule => ({
  ...rule,
  words: `consecutive, because ${reason}`,
  reason,
});

/** Why a felony must run after another one, by what it is itself; null where nothing commands it (Pen. Code, § 669). */
export type Must = (count: Count, other: Count) => PairRule | null;

/** One reason, read for a case; null where the case cannot have it. */
export type Relation = (record: WorkingCase) => Must | null;

import type { Rule } from '../../law/rule.ts';
import type { Count, WorkingCase } from '../record/record.ts';

/** Why a felony must run after another one, by what it is itself; null where nothing commands it (Pen. Code, § 669). */
export type Must = (count: Count, other: Count) => Rule | null;

/** One reason, read for a case; null where the case cannot have it. */
export type Relation = (record: WorkingCase) => Must | null;

import type { CrimeState } from '../case-file/case-file.ts';
import { type AttemptFacts, attempted } from './attempt.ts';
import { conspired } from './conspiracy.ts';
import { withOfficerMurdered } from './murder-of-officer.ts';
import type { Punishment } from './punishment.ts';

/** The punishment of the crime in its state: completed, attempted (Pen. Code, § 664) or conspired (§ 182). */
export function punishmentIn(state: CrimeState, completed: Punishment, facts: AttemptFacts): Punishment {
  if (state === 'Attempt') return attempted(completed, facts);
  const { sections, findings } = facts;
  return state === 'Conspiracy' ? conspired(completed, sections) : withOfficerMurdered(completed, sections, findings);
}

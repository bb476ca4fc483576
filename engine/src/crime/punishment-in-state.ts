import type { CrimeState } from '../case-file/case-file.ts';
import type { Finding } from '../case-file/findings.ts';
import { attempted } from './attempt.ts';
import { conspired } from './conspiracy.ts';
import type { CrimeVersion } from './crime-version.ts';
import { withOfficerMurdered } from './murder-of-officer.ts';
import type { Punishment } from './punishment.ts';

/** The punishment of the crime in its state: completed, attempted (Pen. Code, § 664) or conspired (§ 182). */
export function punishmentIn(
  state: CrimeState,
  completed: Punishment,
  { attempt }: CrimeVersion,
  sections: readonly string[],
  findings: readonly Finding[],
): Punishment {
  if (state === 'Attempt') return attempted(completed, attempt, sections, findings);
  return state === 'Conspiracy' ? conspired(completed, sections) : withOfficerMurdered(completed, sections, findings);
}

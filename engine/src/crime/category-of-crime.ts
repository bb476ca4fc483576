import { type CategoryCode, categoryCodes } from './category-code.ts';
import type { CrimeVersion } from './crime-version.ts';
import { punishableByLife, triadOf } from './triad.ts';

/** How a crime's subordinate term runs (R-A21): by its level, for life, or by the list that names it. */
export function categoryOfCrime(
  { severity, terms }: Pick<CrimeVersion, 'severity' | 'terms'>,
  lists: ReadonlySet<string>,
): CategoryCode {
  if (severity === 'infraction') return 'INFRACTION';
  if (severity === 'misdemeanor') return 'MISDEMEANOR';
  if (punishableByLife(triadOf(terms))) return 'LIFE_669';
  return categoryCodes.find((code) => lists.has(code)) ?? 'DEFAULT';
}

/** Lists of the crimes whose own section commands a consecutive term. */
export type ConsecutiveList = 'consecutive' | `consecutive-${CrimeVersion['severity']}`;

/** Whether the crime's own section commands that its term be consecutive. */
export function consecutiveOf(
  severity: CrimeVersion['severity'],
  lists: ReadonlySet<string>,
): CrimeVersion['mandatoryConsecutive'] {
  if (lists.has('consecutive') || lists.has(`consecutive-${severity}`)) return 'always';
  return lists.has('consecutive-if-separate') ? 'if-separate' : 'none';
}

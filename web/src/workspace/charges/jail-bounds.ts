import type { Probation } from '@countwise/engine';
import type { ChargeRow } from '../work/case-work.ts';

/** The days that a jail term may have, and on whose authority. */
export interface JailBounds {
  readonly minimumDays: number;
  readonly maximumDays: number;
  readonly authority: string;
}

/** Down to the least that an exception of the law allows; the checks say when it may be used. */
const conditionBounds = (condition: Probation['jail'][number] | undefined): JailBounds | null =>
  condition === undefined
    ? null
    : { ...condition, minimumDays: condition.exception?.minimumDays ?? condition.minimumDays };

/** The least and the most days in jail: as a condition of probation where it is granted, else of a misdemeanor. */
export function jailBounds({ charge, crime, answer }: ChargeRow, conditions: Probation['jail']): JailBounds | null {
  if (charge.ProbationGranted) return conditionBounds(conditions.find((each) => each.charge === charge.Id));
  const maximumDays = answer?.triad.upper ?? null;
  if (crime.crime.severity !== 'misdemeanor' || answer === null || maximumDays === null) return null;
  return { minimumDays: 0, maximumDays, authority: answer.authority };
}

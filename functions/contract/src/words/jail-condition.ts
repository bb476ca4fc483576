import type { Probation } from '@countwise/engine';

/** Jail as a condition of probation, as screen and paper tell it: `90 to 364 days`, `None; up to 364 days where …`. */
export function jailConditionText({
  minimumDays,
  maximumDays,
  above,
}: Pick<Probation['jail'][number], 'minimumDays' | 'maximumDays' | 'above'>): string {
  const bounds = maximumDays === 0 ? 'None' : `${minimumDays} to ${maximumDays} days`;
  return above === undefined ? bounds : `${bounds}; up to ${above.maximumDays} days ${above.words}`;
}

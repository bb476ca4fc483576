import type { CrimeState } from '../law/crime-state.ts';
import { priorFelonies } from '../law/lists/prior-felonies.ts';
import { crimesAfterOnePrior } from '../law/lists/unusual-cases.ts';
import { isListed, isNamed } from '../law/statute-list.ts';
import type { IsoDate } from '../numbers/iso-date.ts';

/** A prior that the case pleads, named beside a count or in the case's own list. */
interface Pleaded {
  readonly sections: readonly string[];
  readonly beside: string | undefined;
  readonly times: number;
  readonly priorDate: IsoDate | undefined;
}

const keyOf = ({ sections, beside = '' }: Pleaded): string => `${sections.join(' ')} ${beside}`;

/**
 * How many prior felony convictions a case shows. Rows of different sections, or beside different counts, may tell of one
 * conviction: the most that rows of one section tell in one place, or as many as have days of their own.
 */
export function felonyConvictions(priors: readonly Pleaded[]): number {
  const told = priors.filter(({ sections }) => isNamed(priorFelonies, sections));
  const sums = told.map((prior) =>
    told.filter((other) => keyOf(other) === keyOf(prior)).reduce((sum, { times }) => sum + times, 0),
  );
  const days = new Set(told.flatMap(({ priorDate }) => priorDate ?? []));
  return Math.max(0, days.size, ...sums);
}

/** A felony of which the person is now convicted. */
interface Convicted {
  readonly sections: readonly string[];
  readonly state: CrimeState;
  readonly offenseDate: IsoDate;
}

/** Of attempts the paragraph names that of murder; a conspiracy is named with its crime. */
const isAfterOnePrior = ({ sections, state, offenseDate }: Convicted): boolean =>
  isListed(crimesAfterOnePrior, sections, offenseDate) && (state !== 'Attempt' || sections.includes('PC 187(a)'));

/** Limitations of Pen. Code, § 1203(e)(4), (5), that follow from priors. Where a prior was a felony is for the pleading. */
export function limitsOfPriors(felonies: number, convicted: Convicted): readonly string[] {
  const twice = felonies > 1 ? ['PC 1203(e)(4)'] : [];
  return felonies > 0 && isAfterOnePrior(convicted) ? [...twice, 'PC 1203(e)(5)'] : twice;
}

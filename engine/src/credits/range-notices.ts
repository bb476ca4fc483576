import type { Notice } from '../answer/answer.ts';
import { dayText } from '../numbers/display.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import { convictionsOf, custodial } from './conviction.ts';
import type { CreditCharge, CreditFacts } from './credit-facts.ts';
import { isMurder } from './murder.ts';

interface CreditChange {
  readonly from: IsoDate;
  readonly law: string;
  readonly reaches: (charge: CreditCharge) => boolean;
}

const isViolentFelony = ({ severity, violent }: CreditCharge): boolean => severity === 'felony' && violent;

/** Laws of credit that look to the day of the act. */
const changes: readonly CreditChange[] = [
  { from: '1994-09-21', law: 'PC 2933.1', reaches: isViolentFelony },
  { from: '1998-06-03', law: 'PC 2933.2', reaches: isMurder },
  { from: '2010-09-28', law: 'former PC 4019(g)', reaches: () => true },
  { from: '2011-10-01', law: 'PC 4019(h)', reaches: () => true },
];

const crosses = ({ firstDay, offenseDate }: CreditCharge, from: IsoDate): boolean =>
  firstDay < from && from <= offenseDate;

/** Convictions over a range of days in which the law of credit changed: the later law is counted (R-001, J-31). */
export function rangeNotices(facts: CreditFacts): readonly Notice[] {
  if (facts.custody.length === 0) return [];
  const convictions = custodial(convictionsOf(facts));
  return changes.flatMap(({ from, law, reaches }) => {
    const over = convictions.filter(({ charge }) => reaches(charge) && crosses(charge, from));
    if (over.length === 0) return [];
    return [
      {
        code: 'CREDIT_LAW_CHANGED_IN_RANGE',
        charges: over.map(({ charge }) => charge.id),
        authority: law,
        text: `The acts began before ${dayText(from)}, the first day of ${law}: credit is counted by it, which needs an act on or after that day.`,
      },
    ];
  });
}

import type { Correction } from './rules-version.ts';

/** What a forty-third sample found of gangs’ least jail, sums embezzled and conspirators’ injuries. */
export const foundOfGangsAndConspiracies: readonly Correction[] = [
  {
    id: 'jail-for-a-gang-by-its-life-terms',
    what: 'The 180 days of jail that probation asks for where a felony is found to be for a gang are asked for where the finding is an alternate life term or a least time before parole.',
    authority: 'PC 186.22(b)(4), (5), (c)',
    example: { of: 'Least jail with probation for carjacking for a gang', was: '0 days', now: '180 days' },
    concerns: null,
  },
  {
    id: 'jail-for-a-gang-without-exception',
    what: 'Where a felony is found to be for a gang, the exception of another law from its own least jail with probation does not go below 180 days.',
    authority: 'PC 186.22(c), 208(c), 209(c), 209.5(c), 1203.095(b), 29900(c)',
    example: {
      of: 'Least jail with probation for an assault with a firearm for a gang',
      was: '180 days, 0 by exception',
      now: '180 days',
    },
    concerns: null,
  },
  {
    id: 'food-benefits-embezzled',
    what: 'Food benefits of more than $150,000, embezzled by a public employee, show a theft of more than $100,000, where no other felony is charged.',
    authority: 'PC 1203.045(a); WI 10980(f), (h)(1)(B) to (D)',
    example: {
      of: 'Probation for food benefits of more than $1,000,000 embezzled',
      was: 'Eligible',
      now: 'Eligible with Findings',
    },
    concerns: null,
  },
  {
    id: 'injury-beside-a-conspiracy',
    what: 'The years for great bodily injury are added to a conspiracy to commit murder, manslaughter, arson or a crime of which injury is an element, as to its attempt.',
    authority: 'PC 182(a), 12022.7(a) to (e), (g)',
    example: { of: 'A conspiracy to maim, middle term, with great bodily injury', was: '4y', now: '7y' },
    concerns: null,
  },
  {
    id: 'gang-life-said-twice',
    what: 'The seven years to life of extortion or of a threat to a witness for a gang stay seven where the count and a row both say it.',
    authority: 'PC 186.22(b)(4)(C), (5)',
    example: { of: 'Extortion for a gang, said of the count and by its row', was: '15 - L', now: '7 - L' },
    concerns: null,
  },
];

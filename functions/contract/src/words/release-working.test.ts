import { type CaseFile, sentence } from '@countwise/engine';
import { expect, test } from 'vitest';
import { catalogueOf } from '../case-file/catalogue-of.ts';
import { releaseWorking } from './release-working.ts';

type Rate = NonNullable<NonNullable<CaseFile['release']>['futureRate']>;

const start = '2026-08-01';
/** The lines of a term in prison, a violent felony’s, from 1 August 2026. */
const linesOf = (upper: '4y' | '5y', futureRate: Rate) => {
  const crime = { statute: 'PC 211', kind: 'crime', severity: 'felony', violent: true, terms: { upper } } as const;
  const charges = [{ id: 'c1', count: 1, date: '2026-03-14', crime }];
  const answer = sentence({ caseFile: 1, charges, release: { futureRate } }, catalogueOf('test', []), start);
  return releaseWorking(answer, start, (day) => day).map(({ amount, words }) => `${amount} ${words}`);
};

// five years are 1,826 days, four 1,461: the rate is taken of the even days (R-D05), 33 and 67 are thirds (J-01)
test.for([
  ['5y', '15', '− 273 future credit, 15% of 1,826'],
  ['4y', '15', '− 219 future credit, 15% of 1,460, the odd day left out'],
  ['4y', '0', '− 0 future credit: none is earned'],
  ['4y', '60', '− 876 future credit, 60% of 1,460, the odd day left out'],
  ['5y', '33', '− 608 future credit, 33% (1/3) of 1,826'],
  ['4y', '67', '− 973 future credit, 67% (2/3) of 1,460, the odd day left out'],
] as const)('%s at %s: the words of the credit to come give its days when they are followed', ([term, rate, line]) => {
  expect(linesOf(term, rate)[1]).toBe(line);
});

import { describe, expect, test } from 'vitest';
import { answerTo, prior, row } from '../../case.fixture.ts';
import type { ChargeFile } from '../../case-file/case-file.ts';

const lastShort = '2000-03-07';
const firstLong = '2000-03-08';
const facts = (statute: string) =>
  ({ statute, kind: 'crime', severity: 'felony', terms: { lower: '2y', middle: '3y', upper: '4y' } }) as const;

/** Whether the prior of PC 667(a)(1) counts beside the charge of a day: the charge is a serious felony. */
const serious = (charge: Partial<ChargeFile> & Pick<ChargeFile, 'crime'>, date: string): boolean =>
  row(answerTo([{ ...charge, date }], { caseEnhancements: prior('PC 667(a)(1)') }), 's1')[0] === 'status';

describe('the serious felonies of Proposition 21, PC 1192.7(c) (R-A05)', () => {
  test.for([
    ['PC 422', { crime: 'PC 422' }],
    ['PC 136.1', { crime: 'PC 136.1(b)(1)' }],
    ['PC 246', { crime: 'PC 246' }],
    ['an assault with a weapon', { crime: 'PC 245(a)(1)' }],
    ['a former drive-by', { crime: { ...facts('PC 12034(c)'), serious: true } }],
    ['a conspiracy', { crime: 'PC 211/212.5(c)', state: 'Conspiracy' }],
    ['a gang felony', { crime: 'PC 459/460(b)', gang: true }],
  ] as const)('%s: serious from its first day', ([, charge]) => {
    expect([serious(charge, lastShort), serious(charge, firstLong)]).toEqual([false, true]);
  });

  test.for([
    ['robbery', { crime: 'PC 211/212.5(c)' }],
    ['burglary of a dwelling', { crime: 'PC 459/460(a)' }],
    ['an assault with a weapon found personally used', { crime: 'PC 245(a)(1)', findings: ['personal-weapon-use'] }],
    ['a conspiracy to murder', { crime: 'PC 187(a) first degree', state: 'Conspiracy' }],
  ] as const)('%s was serious before', ([, charge]) => {
    expect([serious(charge, lastShort), serious(charge, firstLong)]).toEqual([true, true]);
  });
});

test.for([
  ['a person present in a burgled dwelling', { crime: 'PC 459/460(a)', findings: ['person-present'] }],
  ['a threat to a witness for a gang', { crime: 'PC 136.1(c)(1)', findings: ['gang-felony'] }],
] as const)('%s makes a felony violent from that day, PC 667.5(c)(20), (21)', ([, charge]) => {
  const violent = (date: string) => answerTo([{ ...charge, date }]).charges[0]?.violent;
  expect([violent(lastShort), violent(firstLong)]).toEqual([false, true]);
});

import { describe, expect, test } from 'vitest';
import { totalLength } from '../../answer/length-text.ts';
import { answerTo, type TestCharge } from '../../case.fixture.ts';

const robbery = 'PC 211/212.5(c)';
const burglary = 'PC 459/460(b)';
const resisting = 'PC 148(a)(1)';

const onProbation = (crime: string, jailDays: number, more: Partial<TestCharge> = {}): TestCharge => ({
  crime,
  probation: { granted: true, jailDays },
  ...more,
});
const beside = { run: 'concurrent' } as const;

describe('days in jail: of misdemeanors, and with them of probation where no felony is served (PC 669, 1203.1(a))', () => {
  test.for([
    // 364 of the misdemeanor, and 180 of the felony's probation after them
    ['a felony on probation and a misdemeanor', [onProbation(burglary, 180), { crime: resisting }], '544d', 544],
    ['both on probation', [onProbation(burglary, 90), onProbation(resisting, 90)], '180d', 180],
    // jail of probation is no part of a prison term
    ['prison and a count on probation', [{ crime: robbery }, onProbation(burglary, 180)], '5y', 0],
    [
      'prison, a misdemeanor and probation',
      [{ crime: robbery }, { crime: resisting }, onProbation(burglary, 180)],
      '5y',
      364,
    ],
    ['probation alone', [onProbation(burglary, 180)], '180d', 180],
    ['a misdemeanor beside', [onProbation(burglary, 180), { crime: resisting, ...beside }], '364d', 364],
    ['probation beside', [onProbation(burglary, 180, beside), { crime: resisting }], '364d', 364],
    [
      'a short misdemeanor beside a longer probation',
      [onProbation(burglary, 180), { crime: resisting, days: 90, ...beside }],
      '180d',
      180,
    ],
    ['no jail of probation', [onProbation(burglary, 0), { crime: resisting }], '364d', 364],
    ['neither', [onProbation(burglary, 0)], 'None', 0],
  ] as const)('%s', ([, charges, total, days]) => {
    const { summary } = answerTo(charges);
    expect([totalLength(summary, 'None'), summary.jailDays]).toEqual([total, days]);
  });

  test('the day of release counts the days that the total tells', () => {
    const { release, summary } = answerTo([onProbation(burglary, 180), { crime: resisting }]);
    expect([summary.jailDays, release.working?.sentenceDays]).toEqual([544, 544]);
    const concurrent = answerTo([onProbation(burglary, 180), { crime: resisting, ...beside }]);
    expect([concurrent.summary.jailDays, concurrent.release.working?.sentenceDays]).toEqual([364, 364]);
  });
});

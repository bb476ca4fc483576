import { describe, expect, test } from 'vitest';
import { answerTo, row, rowOf, sumOf } from '../../case.fixture.ts';

const robbery = 'PC 211/212.5(c)';

describe('an enhancement that adds nothing shows its whole length and why', () => {
  test.for([
    ['Dismissed', 'inactive', 'note', 'PC 1385'],
    ['Acquitted', 'inactive', 'note', 'PC 1166'],
    ['Stayed654', 'stayed', 'stay', 'PC 654'],
    ['Stayed', 'stayed', 'stay', 'PC 1170.1'],
  ] as const)('%s', ([status, role, last, authority]) => {
    const charge = { crime: robbery, enhancements: [{ crime: 'PC 12022.53(b)', status }] };
    const sentenced = answerTo([charge, charge]);
    for (const id of ['c1e1', 'c2e1']) {
      expect(row(sentenced, id)).toEqual([role, 3600, authority]);
      expect(sumOf(sentenced, id)).toEqual([
        ['set', 'determinate', 3600, 'PC 12022.53(b)'],
        [last, 'determinate', 0, authority],
      ]);
    }
    expect(sentenced.summary.totalConductEnhancements).toBe(0);
  });

  test('within the minimum of a habitual offender (PC 667.7)', () => {
    const sentenced = answerTo([{ crime: robbery, enhancements: ['PC 12022.7(a)'] }], { violentPriors: 2 });
    expect(sumOf(sentenced, 'c1e1')).toEqual([
      ['set', 'determinate', 1080, 'PC 12022.7(a)'],
      ['note', 'determinate', 0, 'PC 667.7(a)(1)'],
    ]);
  });

  test('an allegation for probation has no term', () => {
    const sentenced = answerTo([{ crime: robbery, enhancements: ['PC 1203.08'] }]);
    expect(row(sentenced, 'c1e1')).toEqual(['principal', 0, 'PC 1203']);
    expect(sumOf(sentenced, 'c1e1').at(-1)).toEqual(['note', 'determinate', 0, 'PC 1203']);
    expect(rowOf(sentenced, 'c1e1').adds).toBe(false);
  });

  test('an alternate term is shown by its count', () => {
    const sentenced = answerTo([{ crime: 'PC 261(a)(2)', enhancements: ['PC 667.61(b)'] }]);
    expect(row(sentenced, 'c1')).toEqual(['indeterminate', 5400, 'PC 669']);
    expect(row(sentenced, 'c1e1')).toEqual(['indeterminate', 0, 'PC 1170.11']);
    expect(sumOf(sentenced, 'c1e1')).toEqual([['note', 'indeterminate', 0, 'PC 1170.11']]);
  });
});

test('a life term is never cut to a third: PC 12022.53(d) on a subordinate count', () => {
  const sentenced = answerTo([
    { crime: 'PC 215', enhancements: ['PC 12022.53(c)'] },
    { crime: robbery, enhancements: ['PC 12022.53(d)'] },
  ]);
  expect(row(sentenced, 'c2')).toEqual(['subordinate', 360, 'PC 1170.1(a)']);
  expect(row(sentenced, 'c2e1')).toEqual(['subordinate', 9000, 'PC 669']);
});

test('days that an enhancement adds to a misdemeanor are jail days, as of a refused test (VC 23577)', () => {
  const refusal = {
    statute: 'VC 23577(a)(1)',
    kind: 'conduct',
    severity: 'misdemeanor',
    terms: { upper: '2d' },
  } as const;
  const driving = { like: 'PC 148(a)(1)', statute: 'VC 23152(b)', terms: { upper: '180d' } } as const;
  const sentenced = answerTo([{ crime: driving, enhancements: [{ crime: refusal }] }]);
  expect(sumOf(sentenced, 'c1e1')).toEqual([
    ['set', 'misdemeanor', 2, 'VC 23577(a)(1)'],
    ['add', 'misdemeanor', 2, 'PC 18.5'],
  ]);
  expect(row(sentenced, 'c1e1')).toEqual(['misdemeanor', 2, 'PC 18.5']);
  expect(sentenced.summary).toMatchObject({ exposureDaysMisdemeanor: 182, totalDeterminate: 0 });
});

// PC 12022.7(e) needs a felony: with the misdemeanor of the wobbler it is stayed, and has its five years
test.for(['Convicted', 'Dismissed', 'Stayed'] as const)(
  'years that a misdemeanor cannot have are told as years: %s',
  (status) => {
    const terms = { lower: '3y', middle: '4y', upper: '5y' };
    const facts = { statute: 'PC 12022.7(e)', kind: 'conduct', severity: 'felony', terms } as const;
    const injury = { crime: facts, status };
    const [charge] = answerTo([{ crime: 'PC 148(a)(1)', enhancements: [injury] }]).charges;
    const [enhancement] = charge?.enhancements ?? [];
    expect([enhancement?.determinate, enhancement?.determinateDays, enhancement?.adds]).toEqual(['5y', 1800, false]);
    expect(enhancement?.steps[0]).toMatchObject({ operation: 'set', track: 'determinate', amount: 1800 });
  },
);

import { describe, expect, test } from 'vitest';
import { answerTo, prior, row, sumOf } from '../../case.fixture.ts';

const robbery = 'PC 211/212.5(c)';
const twenty = 7200;

test.for([
  ['great bodily injury', { crime: robbery, enhancements: ['PC 12022.7(a)'] }, 'indeterminate', twenty],
  ['found', { crime: robbery, findings: ['personal-gbi'] }, 'indeterminate', twenty],
  [
    'with another enhancement beside it',
    { crime: robbery, enhancements: ['PC 12022.5(a)', 'PC 12022.7(a)'] },
    'indeterminate',
    twenty,
  ],
  ['injury by a firearm', { crime: robbery, enhancements: ['PC 12022.53(d)'] }, 'indeterminate', twenty],
  ['a firearm alone', { crime: robbery, enhancements: ['PC 12022.53(b)'] }, 'principal', 1800],
  ['another finding', { crime: robbery, findings: ['personal-weapon-use'] }, 'principal', 1800],
  [
    'injury that was dismissed',
    { crime: robbery, enhancements: [{ crime: 'PC 12022.7(a)', status: 'Dismissed' }] },
    'principal',
    1800,
  ],
] as const)('PC 667.7 after two prior prison terms, %s', ([, charge, role, days]) => {
  const sentenced = answerTo([charge], { violentPriors: 2 });
  expect(row(sentenced, 'c1').slice(0, 2)).toEqual([role, days]);
  expect(sentenced.charges[0]?.steps[0]?.authority === 'PC 667.7(a)(1)').toBe(role === 'indeterminate');
});

test.for([
  [2, 'PC 667.7(a)(1)'],
  [3, 'PC 667.7(a)(2)'],
] as const)(
  'after %i the life term, which comes from the record, makes the felony no violent one: %s',
  ([violentPriors, authority]) => {
    const [charge] = answerTo([{ crime: 'PC 29800(a)(1)', findings: ['personal-gbi'] }], { violentPriors }).charges;
    // serious by the injury of his own hand, PC 1192.7(c)(8)
    expect(charge).toMatchObject({ serious: true, violent: false });
    expect(charge?.steps[0]?.authority).toBe(authority);
  },
);

describe('violent prior prison terms, PC 667.7 (R-B06)', () => {
  const injury = { crime: robbery, enhancements: ['PC 12022.7(a)'] };

  test('two make twenty years to life, the enhancement within', () => {
    const sentenced = answerTo([injury], { violentPriors: 2 });
    expect(row(sentenced, 'c1')).toEqual(['indeterminate', 7200, 'PC 669']);
    expect(sentenced.summary.totalDeterminate).toBe(0);
    expect(sentenced.charges[0]?.steps[0]?.authority).toBe('PC 667.7(a)(1)');
  });

  test.for([
    ['18y', 7560],
    ['21y', 8640],
  ] as const)('a longer term of %s is with its enhancements the minimum: %i days', ([upper, days]) => {
    const crime = { like: robbery, terms: { upper } };
    const sentenced = answerTo([{ ...injury, crime }], { violentPriors: 2 });
    expect(row(sentenced, 'c1')).toEqual(['indeterminate', days, 'PC 669']);
  });

  test('three make life without parole', () => {
    expect(answerTo([injury], { violentPriors: 3 }).summary).toMatchObject({ special: 'LWOP', totalDeterminate: 0 });
  });

  test.for([
    ['one prior', [injury], 1],
    ['no injury', [{ crime: robbery }], 3],
  ] as const)('%s changes nothing', ([, charges, violentPriors]) => {
    expect(answerTo([...charges], { violentPriors }).summary.totalIndeterminate).toBe(0);
  });
});

describe('enhancements within the minimum of PC 667.7 are not counted again', () => {
  test('in the third option of a third strike', () => {
    const injured = { crime: robbery, enhancements: ['PC 12022.7(a)'] };
    const { charges } = answerTo([injured], { violentPriors: 2, strikes: '2+' });
    expect(charges[0]?.dotson).toMatchObject({ option1: [0, 0, 3 * twenty], option3: [0, 0, twenty] });
  });

  test('but the life term of PC 12022.53(d) is: additional notwithstanding any other law', () => {
    const shot = { crime: robbery, enhancements: ['PC 12022.53(d)'] };
    const sentenced = answerTo([shot], { violentPriors: 2 });
    expect(row(sentenced, 'c1')).toEqual(['indeterminate', twenty, 'PC 669']);
    expect(row(sentenced, 'c1e1')).toEqual(['indeterminate', 9000, 'PC 669']);
    expect(sentenced.summary).toMatchObject({ totalIndeterminate: twenty + 9000, totalDeterminate: 0 });
  });
});

describe('the minimum of PC 667.7 holds the priors too: People v. Jenkins (1995) 10 Cal.4th 234', () => {
  const injured = (upper: string) => ({
    crime: { like: robbery, terms: { upper } },
    enhancements: ['PC 12022.7(a)'],
  });

  test.for([
    ['5y', 2, twenty],
    ['8y', 2, 7560],
    ['8y', 0, twenty],
  ] as const)(
    'a term of %s, three years of injury and %i priors of five years: %i days, and none besides',
    ([upper, times, days]) => {
      const caseEnhancements = times === 0 ? [] : prior('PC 667(a)(1)', { times });
      const { summary } = answerTo([injured(upper)], { violentPriors: 2, caseEnhancements });
      expect([summary.totalIndeterminate, summary.totalDeterminate]).toEqual([days, 0]);
    },
  );

  test('its step says why it is not added', () => {
    const sentenced = answerTo([injured('8y')], { violentPriors: 2, caseEnhancements: prior('PC 667(a)(1)') });
    expect(sumOf(sentenced, 's1').at(-1)).toEqual(['note', 'determinate', 0, 'PC 667.7(a)(1)']);
  });

  test('one that no longer counts is not in it', () => {
    const caseEnhancements = prior('PC 667(a)(1)', { times: 2, status: 'Dismissed' });
    const { summary } = answerTo([injured('8y')], { violentPriors: 2, caseEnhancements });
    expect(summary.totalIndeterminate).toBe(twenty);
  });

  test('another serious felony has it once more', () => {
    const charges = [injured('8y'), { crime: robbery }];
    const { summary } = answerTo(charges, { violentPriors: 2, caseEnhancements: prior('PC 667(a)(1)') });
    expect([summary.totalIndeterminate, summary.totalDeterminate]).toEqual([twenty, 1800 + 1800]);
  });

  test('a third strike has them besides, PC 667(e)', () => {
    const { summary } = answerTo([injured('8y')], {
      violentPriors: 2,
      strikes: '2+',
      caseEnhancements: prior('PC 667(a)(1)'),
    });
    expect([summary.totalIndeterminate, summary.totalDeterminate]).toEqual([3 * twenty, 1800]);
  });
});

describe('PC 667.7 alleged with the count', () => {
  const alleged = (section: string, crime = robbery) => ({
    crime,
    enhancements: [
      'PC 12022.7(a)',
      { crime: { statute: section, kind: 'substitution', severity: 'felony', terms: { upper: '20-life' } } } as const,
    ],
  });

  test.for([
    ['PC 667.7(a)(1)', null, twenty],
    ['PC 667.7(a)(2)', 'LWOP', 0],
  ] as const)('%s is sentenced as the prior terms of the case are', ([section, special, days]) => {
    const sentenced = answerTo([alleged(section)]);
    expect(sentenced.summary).toMatchObject({ special, totalIndeterminate: days, totalDeterminate: 0 });
    expect(sentenced.charges[0]?.steps[0]?.authority).toBe(section);
  });

  test('a graver term of the crime itself stands', () => {
    const crime = 'PC 187(a) first degree';
    expect(answerTo([alleged('PC 667.7(a)(1)', crime)]).summary.totalIndeterminate).toBe(9000);
  });
});

describe('a graver term than that of PC 667.7 stands', () => {
  const murder = (degree: 'first' | 'second', more: object = {}) => ({
    crime: `PC 187(a) ${degree} degree`,
    findings: ['personal-gbi'] as const,
    ...more,
  });
  const special = { enhancements: ['PC 190.2'] };

  test.for([
    ['fifteen years to life yields', murder('second'), 2, null, 7200, 'PC 667.7(a)(1)'],
    ['twenty-five years to life does not', murder('first'), 2, null, 9000, 'PC 187(a) first degree'],
    ['but to life without parole', murder('first'), 3, 'LWOP', 0, 'PC 667.7(a)(2)'],
    ['life without parole stands after two', murder('first', special), 2, 'LWOP', 0, 'PC 190.2'],
    ['and after three', murder('first', special), 3, 'LWOP', 0, 'PC 190.2'],
    ['death stands after two', murder('first', { ...special, death: true }), 2, 'DEATH', 0, 'PC 190.2'],
    ['and after three', murder('first', { ...special, death: true }), 3, 'DEATH', 0, 'PC 190.2'],
  ] as const)('%s', ([, charge, violentPriors, expected, totalIndeterminate, authority]) => {
    const sentenced = answerTo([charge], { violentPriors });
    expect(sentenced.summary).toMatchObject({ special: expected, totalIndeterminate });
    expect(sumOf(sentenced, 'c1')[0]?.at(-1)).toBe(authority);
  });
});

test.for([
  ['1981-12-31', 'principal'],
  ['1982-01-01', 'indeterminate'],
] as const)('two violent prison terms before an act of %s: %s, PC 667.7 by Stats. 1981, ch. 1108', ([date, role]) => {
  const charge = { crime: robbery, date, findings: ['personal-gbi'] } as const;
  expect(row(answerTo([charge], { violentPriors: 2 }), 'c1')[0]).toBe(role);
});

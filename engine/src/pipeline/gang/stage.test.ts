import { describe, expect, test } from 'vitest';
import { answerTo, codesOf, prior, row } from '../../case.fixture.ts';

const robbery = 'PC 211/212.5(c)';

describe('years added, PC 186.22(b)(1) (R-A18)', () => {
  test.for([
    ['PC 29800(a)(1)', 'lower', 720, 'PC 186.22(b)(1)(A)'],
    ['PC 29800(a)(1)', 'middle', 1080, 'PC 186.22(b)(1)(A)'],
    ['PC 29800(a)(1)', 'upper', 1440, 'PC 186.22(b)(1)(A)'],
    ['PC 245(a)(1)', 'middle', 1800, 'PC 186.22(b)(1)(B)'],
    [robbery, 'middle', 3600, 'PC 186.22(b)(1)(C)'],
  ] as const)('%s, %s term: %i', ([crime, term, days, authority]) => {
    const sentenced = answerTo([{ crime, term, gang: true }]);
    expect(row(sentenced, 'c1.gang').slice(0, 2)).toEqual(['principal', days]);
    expect(sentenced.charges[0]?.enhancements[0]?.steps[0]?.authority).toBe(authority);
  });

  test.for([
    ['2000-03-07', 1080],
    ['2000-03-08', 3600],
  ] as const)('a robbery of %s takes %i (Proposition 21)', ([date, days]) => {
    expect(row(answerTo([{ crime: robbery, date, gang: true }]), 'c1.gang')[1]).toBe(days);
  });

  test.for([robbery, 'PC 245(a)(1)', 'PC 29800(a)(1)'])('before 1988-09-26 there was no gang term: %s', (crime) => {
    const enhancements = (date: string) => answerTo([{ crime, date, gang: true }]).charges[0]?.enhancements;
    expect(enhancements('1988-09-25')).toEqual([]);
    expect(enhancements('1988-09-26')).toMatchObject([{ statute: 'PC 186.22(b)(1)', name: 'Criminal street gang' }]);
  });

  test('a dismissed count takes none', () => {
    expect(answerTo([{ crime: robbery, status: 'Dismissed', gang: true }]).charges[0]?.enhancements).toEqual([]);
  });

  test('the finding makes the felony serious, but not for its own step: People v. Briceno (2004) 34 Cal.4th 451', () => {
    const sentenced = answerTo([{ crime: 'PC 29800(a)(1)', term: 'middle', gang: true }]);
    expect(sentenced.charges[0]?.serious).toBe(true);
    expect(row(sentenced, 'c1.gang')[1]).toBe(1080);
  });

  test('finding and row together count once (J-38)', () => {
    const sentenced = answerTo([{ crime: robbery, gang: true, enhancements: ['PC 186.22(b)(1)(C)'] }]);
    expect(sentenced.summary.totalDeterminate).toBe(1800 + 3600);
  });

  test('a third of the years on a subordinate count', () => {
    const sentenced = answerTo([
      { crime: robbery },
      { crime: robbery, term: 'middle', gang: true },
      { crime: 'PC 215' },
    ]);
    expect(row(sentenced, 'c2.gang')[1]).toBe(3600);
    expect(
      row(
        answerTo([
          { crime: robbery, gang: true },
          { crime: robbery, gang: true },
        ]),
        'c2.gang',
      )[1],
    ).toBe(1200);
  });
});

describe('life terms, PC 186.22(b)(4), (5)', () => {
  test.for([
    ['PC 246', 5400],
    ['PC 215', 5400],
    ['PC 136.1(c)(1)', 2520],
  ] as const)('%s becomes life with %i', ([crime, minimum]) => {
    const sentenced = answerTo([{ crime, gang: true }]);
    expect(row(sentenced, 'c1')).toEqual(['indeterminate', minimum, 'PC 186.22(b)']);
    expect(sentenced.charges[0]).toMatchObject({ violent: true, isPrincipal: 2, ruleWords: ['GANG4', 'LIFE', 'CR15'] });
  });

  test.for(['PC 136.1(a)(2)', 'PC 136.1(b)(1)', 'PC 136.1(c)(2)'])('%s asks for no threat: gang years', (statute) => {
    const crime = { like: 'PC 136.1(c)(1)', statute, groups: [] } as const;
    const sentenced = answerTo([{ crime, gang: true }]);
    expect(row(sentenced, 'c1')).toEqual(['principal', 1440, 'PC 1170.1(a)']);
    expect(row(sentenced, 'c1.gang')[1]).toBe(1800);
    expect(sentenced.charges[0]).toMatchObject({ serious: true, violent: false });
  });

  test.for([
    ['2000-03-07', 'principal', 2520, 'PC 1170.1(a)'],
    ['2000-03-08', 'indeterminate', 5400, 'PC 186.22(b)'],
  ] as const)('a shooting of %s (Proposition 21)', ([date, role, days, authority]) => {
    expect(row(answerTo([{ crime: 'PC 246', date, gang: true }]), 'c1')).toEqual([role, days, authority]);
  });

  test.for([
    ['1988-09-25', 2520, 'PC 664(a)'],
    ['1988-09-26', 5400, 'former PC 186.22(b)(3)'],
    ['2000-03-07', 5400, 'former PC 186.22(b)(3)'],
    ['2000-03-08', 5400, 'PC 186.22(b)(5)'],
  ] as const)('a premeditated attempt of %s has a minimum of %i', ([date, minimum, authority]) => {
    const sentenced = answerTo([{ crime: 'PC 664/187(a) first degree', findings: ['premeditated'], date, gang: true }]);
    expect(row(sentenced, 'c1')[1]).toBe(minimum);
    expect(sentenced.charges[0]?.steps[0]?.authority).toBe(authority);
    expect(sentenced.charges[0]?.ruleWords.includes('GANG5')).toBe(authority !== 'PC 664(a)');
  });

  test('shooting from a vehicle makes fifteen years to life of any felony: PC 186.22(b)(4)(B)', () => {
    const terms = { lower: '5y', middle: '6y', upper: '10y' };
    const driveBy = { statute: 'PC 12022.55', kind: 'conduct', severity: 'felony', terms } as const;
    const life = (status: 'Convicted' | 'Dismissed') =>
      row(answerTo([{ crime: 'PC 245(a)(4)', gang: true, enhancements: [{ crime: driveBy, status }] }]), 'c1');
    expect(life('Convicted')).toEqual(['indeterminate', 5400, 'PC 186.22(b)']);
    expect(life('Dismissed')).toEqual(['principal', 1440, 'PC 1170.1(a)']);
  });

  test('life makes the felony serious and violent of itself: a prior adds its five years', () => {
    const crime = { like: 'PC 245(a)(4)', groups: ['GANG4_7'] } as const;
    const serious = { like: 'PC 667(a)(1)', appliesTo: 'SERIOUS' } as const;
    for (const earlier of ['PC 667(a)(1)', serious]) {
      const sentenced = answerTo([{ crime, gang: true }], { caseEnhancements: prior(earlier) });
      expect(sentenced.charges[0]).toMatchObject({ role: 'indeterminate', serious: true, violent: true });
      expect(row(sentenced, 's1')).toEqual(['status', 1800, 'PC 667(a)(1)']);
    }
  });

  test.for(['PC 215', 'PC 246'])('no years are added beside the alternate life term of %s', (crime) => {
    const years = answerTo([{ crime, enhancements: ['PC 186.22(b)(1)(C)'], gang: true }]);
    expect(row(years, 'c1e1')).toEqual(['stayed', 3600, 'PC 186.22(b)(4)']);
    expect(codesOf(years)).toContain('GANG_LIFE_NO_YEARS');
  });

  test('a row that does not attach keeps its reason beside it', () => {
    const years = answerTo([{ crime: 'PC 246', enhancements: ['PC 12022.8'], gang: true }]);
    expect(codesOf(years)).toContain('ENHANCEMENT_NO_MATCH');
  });

  test('life without parole stays what it is', () => {
    const sentenced = answerTo([{ crime: 'PC 187(a) first degree', gang: true, enhancements: ['PC 190.2'] }]);
    expect(sentenced.summary).toMatchObject({ special: 'LWOP', totalIndeterminate: 0 });
    expect(sentenced.charges[0]?.ruleWords).not.toContain('GANG5');
  });

  test('the felony’s own longer term is the minimum', () => {
    const crime = { like: 'PC 246', terms: { upper: '20y' } };
    expect(row(answerTo([{ crime, gang: true }]), 'c1')[1]).toBe(7200);
  });

  test('firearm years stand beside it: People v. Jones (2009) 47 Cal.4th 566', () => {
    const { summary } = answerTo([{ crime: 'PC 246', gang: true, enhancements: ['PC 12022.53(c)'] }]);
    expect([summary.totalDeterminate, summary.totalIndeterminate]).toEqual([7200, 5400]);
  });

  test('and beside the alternate term filed as a row of its own', () => {
    const alternate = {
      statute: 'PC 186.22(b)(4)(B)',
      kind: 'substitution',
      severity: 'felony',
      terms: { upper: '15-life' },
    } as const;
    const sentenced = answerTo([{ crime: 'PC 246', enhancements: ['PC 12022.53(c)', { crime: alternate }] }]);
    expect(row(sentenced, 'c1e1')).toEqual(['indeterminate', 7200, 'PC 669']);
    const { totalDeterminate, totalIndeterminate } = sentenced.summary;
    expect([totalDeterminate, totalIndeterminate]).toEqual([7200, 5400]);
  });

  test('without the finding the felony is not one punishable by life, and no such years attach to it', () => {
    const sentenced = answerTo([{ crime: 'PC 246', enhancements: ['PC 12022.53(c)'] }]);
    expect(row(sentenced, 'c1')).toEqual(['principal', 2520, 'PC 1170.1(a)']);
    expect(row(sentenced, 'c1e1')).toEqual(['stayed', 7200, 'PC 12022.53(c)']);
  });

  test('a life felony takes fifteen years and no added ones', () => {
    const sentenced = answerTo([
      { crime: 'PC 664/187(a) first degree', findings: ['premeditated'], enhancements: ['PC 186.22(b)(1)(C)'] },
    ]);
    expect(row(sentenced, 'c1')[1]).toBe(5400);
    expect(row(sentenced, 'c1e1')).toEqual(['stayed', 3600, 'PC 186.22(b)(5)']);
    expect(codesOf(sentenced)).toContain('GANG_LIFE_NO_YEARS');
  });

  test('a longer minimum stays: first degree murder', () => {
    const sentenced = answerTo([{ crime: 'PC 187(a) first degree', gang: true }]);
    expect(row(sentenced, 'c1')[1]).toBe(9000);
    expect(sentenced.charges[0]?.ruleWords).not.toContain('GANG5');
  });

  test('life that comes from an enhancement leaves the ten years: People v. Montes (2003) 31 Cal.4th 350', () => {
    const sentenced = answerTo([{ crime: robbery, gang: true, enhancements: ['PC 12022.53(d)'] }]);
    expect(row(sentenced, 'c1.gang')).toEqual(['principal', 3600, 'PC 1170.1(a)']);
  });

  test('a One Strike term takes the floor in place of years', () => {
    const sentenced = answerTo([{ crime: 'PC 261(a)(2)', gang: true, enhancements: ['PC 667.61(b)'] }]);
    expect([row(sentenced, 'c1')[1], row(sentenced, 'c1.gang')[0]]).toEqual([5400, 'stayed']);
  });

  test('the alternate life term does not reach conspiracy or attempt: People v. Lopez (2022) 12 Cal.5th 957', () => {
    const sentenced = answerTo([{ crime: 'PC 246', state: 'Conspiracy', gang: true }]);
    expect([row(sentenced, 'c1')[1], row(sentenced, 'c1.gang')[1]]).toEqual([2520, 1800]);
    expect(codesOf(sentenced)).toContain('GANG_CONSPIRACY_YEARS');
    expect(row(answerTo([{ crime: 'PC 215', state: 'Attempt', gang: true }]), 'c1')[0]).toBe('principal');
  });
});

describe('misdemeanors, PC 186.22(d)', () => {
  const crime = { like: 'PC 243(e)(1)', groups: ['GANG_D'] } as const;

  test('one, two or three years in prison', () => {
    const sentenced = answerTo([{ crime, gang: true }]);
    expect(row(sentenced, 'c1')).toEqual(['principal', 1080, 'PC 1170.1(a)']);
    expect(sentenced.charges[0]?.steps[0]?.authority).toBe('PC 186.22(d)');
    expect(sentenced.summary.place).toBe('prison');
    expect(sentenced.charges[0]?.serious).toBe(false);
  });

  test.for([
    [90, 180],
    [200, 200],
    [400, 364],
  ] as const)('%i jail days asked are %i', ([days, served]) => {
    expect(answerTo([{ crime, gang: true, days }]).summary.exposureDaysMisdemeanor).toBe(served);
  });
});

import { describe, expect, test } from 'vitest';
import { answerTo, codesOf, row, type TestCharge } from '../../case.fixture.ts';

const murder = 'PC 187(a) first degree';

describe('special circumstances, PC 190.2 (R-B04)', () => {
  test('life without parole, of which strikes change nothing', () => {
    const sentenced = answerTo([{ crime: murder, enhancements: ['PC 190.2'] }], { strikes: '2+' });
    expect(sentenced.summary).toMatchObject({
      special: 'LWOP',
      totalIndeterminate: 0,
      indeterminate: '',
      determinate: '',
    });
    expect(sentenced.charges[0]).toMatchObject({ special: 'LWOP', role: 'indeterminate', dotson: null });
  });

  test('death only where the charge says so (J-06)', () => {
    expect(answerTo([{ crime: murder, death: true, enhancements: ['PC 190.2'] }]).summary.special).toBe('DEATH');
    expect(answerTo([{ crime: murder, death: true, term: 'lower', enhancements: ['PC 190.2'] }]).summary.special).toBe(
      'LWOP',
    );
  });

  test('a crime that has no other punishment is punished with death, and a crime may lack the upper slot', () => {
    const crime = { like: murder, terms: { upper: 'DEATH' } };
    expect(answerTo([{ crime }]).summary.special).toBe('DEATH');
    expect(answerTo([{ crime: { like: murder, terms: { lower: 'LWOP', upper: 'DEATH' } } }]).summary.special).toBe(
      'LWOP',
    );
    const noUpper = { like: 'PC 422', terms: { lower: '16m', middle: '2y' } };
    expect(row(answerTo([{ crime: noUpper }]), 'c1')).toEqual(['principal', 720, 'PC 1170.1(a)']);
  });

  test('a minor: life without parole or twenty-five years to life, PC 190.5(b)', () => {
    const minor = { crime: murder, findings: ['under-18'], enhancements: ['PC 190.2'] } as const;
    expect(answerTo([minor]).summary.special).toBe('LWOP');
    expect(answerTo([{ ...minor, term: 'lower' }]).summary).toMatchObject({ special: null, totalIndeterminate: 9000 });
  });

  test('needs first degree murder', () => {
    const sentenced = answerTo([{ crime: 'PC 187(a) second degree', enhancements: ['PC 190.2'] }]);
    expect(sentenced.summary).toMatchObject({ special: null, totalIndeterminate: 5400 });
    expect(codesOf(sentenced)).toContain('ENHANCEMENT_NO_MATCH');
  });

  describe('one finding of multiple murder reaches every first degree murder of the case', () => {
    const finding = {
      statute: 'PC 190.2(a)(3)',
      kind: 'substitution',
      severity: 'felony',
      terms: { lower: 'LWOP', upper: 'DEATH' },
      attachesTo: ['MURDER1'],
    } as const;

    test.for([
      ['first degree', murder, 'Convicted', ['LWOP', 'LWOP'], 0],
      ['not one of second degree', 'PC 187(a) second degree', 'Convicted', ['LWOP', null], 5400],
      ['nor where it was not found', murder, 'Dismissed', [null, null], 18_000],
    ] as const)('%s', ([, crime, status, specials, days]) => {
      const found = { crime: murder, enhancements: [{ crime: finding, status }] };
      for (const charges of [
        [found, { crime }],
        [{ crime }, found],
      ]) {
        const sentenced = answerTo(charges);
        const answered = sentenced.charges.map(({ special }) => special);
        expect(charges[0] === found ? answered : answered.toReversed()).toEqual(specials);
        expect(sentenced.summary.totalIndeterminate).toBe(days);
      }
    });
  });

  test('two special circumstances are one term, by their own section', () => {
    const found = (statute: string) => ({ crime: { like: 'PC 190.2', statute } });
    const enhancements = [found('PC 190.2(a)(15)'), found('PC 190.2(a)(17)')];
    const sentenced = answerTo([{ crime: murder, enhancements }]);
    expect(row(sentenced, 'c1e2')).toEqual(['stayed', 0, 'PC 190.2(a)(15)']);
    expect(row(sentenced, 'c1e1')[0]).not.toBe('stayed');
  });

  test('multiple murder found on a count that was dismissed reaches no other', () => {
    const crime = { like: 'PC 190.2', statute: 'PC 190.2(a)(3)' };
    const found = { crime: murder, status: 'Dismissed', enhancements: [{ crime }] } as const;
    expect(answerTo([found, { crime: murder }]).charges.map(({ special }) => special)).toEqual([null, null]);
  });

  test('enhancements are imposed on it all the same', () => {
    const { summary } = answerTo([{ crime: murder, enhancements: ['PC 190.2', 'PC 12022.53(c)'] }]);
    expect(summary).toMatchObject({ special: 'LWOP', totalDeterminate: 7200 });
  });
});

describe('One Strike, PC 667.61', () => {
  test('the gravest of several alternate terms governs', () => {
    const sentenced = answerTo([{ crime: 'PC 261(a)(2)', enhancements: ['PC 667.61(b)', 'PC 667.61(a)'] }]);
    expect(row(sentenced, 'c1')).toEqual(['indeterminate', 9000, 'PC 669']);
    expect(row(sentenced, 'c1e1')).toEqual(['stayed', 0, 'PC 667.61(f)']);
    expect(sentenced.charges[0]?.enhancements[0]?.steps.at(-1)?.text).toBe(
      'PC 667.61(b) on count 1: stayed: a greater term governs the count.',
    );
    expect(codesOf(sentenced)).toContain('SUBSTITUTION_STAYED');
    expect(sentenced.charges[0]?.steps[0]?.authority).toBe('PC 667.61(a)');
    expect(sentenced.charges[0]?.ruleWords[0]).toBe('ONE25');
  });

  test.for([
    ['PC 667.61(a)', '25-life', 'ONE25', 9000, null],
    ['PC 667.61(b)', '15-life', 'ONE15', 5400, null],
    ['PC 667.61(j)(1)', 'LWOP', 'ONELWOP', 0, 'LWOP'],
    ['PC 667.71', '25-life', 'HAB66771', 9000, null],
  ] as const)('%s is named in the rule words', ([statute, upper, word, days, special]) => {
    const crime = { like: 'PC 667.61(a)', statute, terms: { upper } };
    const [charge] = answerTo([{ crime: 'PC 245(a)(4)', enhancements: [{ crime }] }]).charges;
    // priors alone make the life term of § 667.71: People v. Thomas (1999) 21 Cal.4th 1122
    const ofTheCrime = statute !== 'PC 667.71';
    expect(charge).toMatchObject({ indeterminateDays: days, special, serious: ofTheCrime, violent: ofTheCrime });
    expect([charge?.ruleWords[0], charge?.steps[0]?.authority]).toEqual([word, statute]);
  });

  test.for([
    ['PC 269(a)(1)', 'Completed', 'indeterminate'],
    ['PC 209(b)(1)', 'Completed', 'indeterminate'],
    ['PC 207(b)', 'Completed', 'indeterminate'],
    ['PC 286(c)(1)', 'Completed', 'indeterminate'],
    ['PC 289(j)', 'Completed', 'indeterminate'],
    ['PC 288(a)', 'Completed', 'indeterminate'],
    ['PC 288(a)', 'Attempt', 'stayed'],
    ['PC 288(c)(1)', 'Completed', 'stayed'],
    ['PC 207(a)', 'Completed', 'stayed'],
    ['PC 261(a)(3)', 'Completed', 'stayed'],
  ] as const)('PC 667.71(c) and %s, %s: %s', ([statute, state, role]) => {
    const crime = { like: 'PC 261(a)(2)', statute, groups: ['LEWD', 'SEX1STRIKE_C'] } as const;
    const habitual = { like: 'PC 667.61(a)', statute: 'PC 667.71(b)', attachesTo: ['LEWD', 'SEX1STRIKE_C'] } as const;
    expect(row(answerTo([{ crime, state, enhancements: [{ crime: habitual }] }]), 'c1e1')[0]).toBe(role);
  });

  test('the gravest governs wherever it stands: life without parole before any minimum', () => {
    const lwop = { like: 'PC 667.61(a)', statute: 'PC 667.61(j)(1)', terms: { upper: 'LWOP' } };
    const special = (...enhancements: NonNullable<TestCharge['enhancements']>) =>
      answerTo([{ crime: 'PC 261(a)(2)', enhancements }]).summary;
    expect(special({ crime: lwop }, 'PC 667.61(a)').special).toBe('LWOP');
    expect(special('PC 667.61(a)', { crime: lwop }).special).toBe('LWOP');
    expect(special('PC 667.61(a)', 'PC 667.61(b)').totalIndeterminate).toBe(9000);
  });

  test('is tripled by a third strike: People v. Acosta (2002) 29 Cal.4th 105', () => {
    const sentenced = answerTo([{ crime: 'PC 261(a)(2)', enhancements: ['PC 667.61(a)'] }], { strikes: '2+' });
    expect(row(sentenced, 'c1')[1]).toBe(27_000);
  });

  test('a minor is not sentenced to life without parole', () => {
    const lwop = { like: 'PC 667.61(a)', statute: 'PC 667.61(j)(1)', terms: { upper: 'LWOP' } };
    const charge = { crime: 'PC 261(a)(2)', enhancements: [{ crime: lwop }] };
    expect(answerTo([charge]).summary.special).toBe('LWOP');
    const fifteen = { ...charge, enhancements: ['PC 667.61(b)'], findings: ['under-18'] } as const;
    expect(answerTo([fifteen]).summary.totalIndeterminate).toBe(5400);
    expect(answerTo([{ ...charge, findings: ['under-18'] }]).summary).toMatchObject({
      special: null,
      totalIndeterminate: 9000,
    });
  });
});

describe('sex crimes under PC 667.6 and consecutive life terms (R-B05)', () => {
  const rape = 'PC 261(a)(2)';

  test.for([
    ['separate victims', { victim: 'A', occasion: '1' }, { victim: 'B', occasion: '1' }, 'PC 667.6(d)'],
    ['separate occasions', { victim: 'A', occasion: '1' }, { victim: 'A', occasion: '2' }, 'PC 667.6(d)'],
    ['one victim, one occasion', { victim: 'A', occasion: '1' }, { victim: 'A', occasion: '1' }, 'PC 1170.1(a)'],
    ['unknown', {}, {}, 'PC 1170.1(a)'],
  ] as const)('%s', ([, first, second, authority]) => {
    const sentenced = answerTo([
      { crime: rape, ...first },
      { crime: rape, ...second, run: 'concurrent' },
    ]);
    expect(sentenced.charges[0]?.authority).toBe(authority);
    expect(sentenced.charges[1]?.mandatoryConsecutive).toBe(authority === 'PC 667.6(d)');
  });

  test('unknown victims or occasions are asked for', () => {
    expect(codesOf(answerTo([{ crime: rape }, { crime: rape }]))).toContain('SEX_SENTENCING_NEEDS_FACTS');
    expect(codesOf(answerTo([{ crime: rape }]))).not.toContain('SEX_SENTENCING_NEEDS_FACTS');
  });

  test('the court may choose full terms for one victim on one occasion: PC 667.6(c)', () => {
    const sentenced = answerTo([{ crime: rape, scheme: 'own' }, { crime: rape }, { crime: rape }]);
    expect(row(sentenced, 'c1')).toEqual(['full-term', 2880, 'PC 667.6(c)']);
    expect(row(sentenced, 'c2')).toEqual(['principal', 2880, 'PC 1170.1(a)']);
    expect(row(sentenced, 'c3')).toEqual(['subordinate', 720, 'PC 1170.1(a)']);
    expect(sentenced.charges[0]?.isPrincipal).toBe(6);
  });

  test('an attempt is not listed', () => {
    const sentenced = answerTo([
      { crime: rape, victim: 'A' },
      { crime: rape, victim: 'B', state: 'Attempt' },
    ]);
    expect(row(sentenced, 'c2')[0]).toBe('subordinate');
  });

  test('enhancements are full', () => {
    const sentenced = answerTo([
      { crime: rape, victim: 'A' },
      { crime: rape, victim: 'B', enhancements: ['PC 12022.8'] },
    ]);
    expect(row(sentenced, 'c2e1')).toEqual(['full-term', 1800, 'PC 1170.1(h)']);
  });

  test('One Strike terms of separate victims are consecutive, for lewd acts they need not be', () => {
    const pair = (crime: string) =>
      answerTo([
        { crime, victim: 'A', enhancements: ['PC 667.61(b)'] },
        { crime, victim: 'B', run: 'concurrent', enhancements: ['PC 667.61(b)'] },
      ]);
    expect(pair(rape).summary.totalIndeterminate).toBe(10_800);
    expect(pair('PC 288(a)').summary.totalIndeterminate).toBe(5400);
  });
});

/** An alternate term whose lists do not say what it attaches to. */
const alternate = (statute: string, upper: string, more: object = {}) =>
  ({
    crime: { statute, kind: 'substitution', severity: 'felony', terms: { upper }, ...more },
  }) as const;

describe('an alternate term never makes a life term shorter', () => {
  test.for([
    ['PC 187(a) first degree', 'PC 190(d)', '20-life', 9000, ['stayed', 'PC 190(d)']],
    ['PC 187(a) second degree', 'PC 190(d)', '20-life', 7200, ['indeterminate', 'PC 1170.11']],
    ['PC 187(a) second degree', 'PC 190.05(a)', '15-life', 5400, ['indeterminate', 'PC 1170.11']],
  ] as const)('%s with %s, %s: %i', ([crime, statute, upper, days, [role, authority]]) => {
    const sentenced = answerTo([{ crime, enhancements: [alternate(statute, upper)] }]);
    expect(row(sentenced, 'c1')).toEqual(['indeterminate', days, 'PC 669']);
    expect(row(sentenced, 'c1e1')).toEqual([role, 0, authority]);
  });

  test('the gang floor of PC 186.22(b)(5) is for life felonies only', () => {
    const gang = alternate('PC 186.22(b)(5)', '15-life');
    const roles = (crime: string) => {
      const sentenced = answerTo([{ crime, enhancements: [gang] }]);
      return [row(sentenced, 'c1').slice(0, 2), row(sentenced, 'c1e1')[0]];
    };
    expect(roles('PC 459/460(b)')).toEqual([['principal', 1080], 'stayed']);
    expect(roles('PC 664/187(a) first degree')).toEqual([['principal', 3240], 'stayed']);
    expect(roles('PC 187(a) first degree')).toEqual([['indeterminate', 9000], 'stayed']);
    expect(roles('PC 236.1(c)(2)')).toEqual([['indeterminate', 5400], 'indeterminate']);
  });
});

describe('a misdemeanor with an alternate felony term', () => {
  const hate = alternate('PC 422.7', '3y', { place: 'jail1170h', severity: 'misdemeanor' });
  const resisting = { crime: 'PC 148(a)(1)', enhancements: [hate] };

  test('is the felony of it, PC 422.7', () => {
    const sentenced = answerTo([resisting]);
    expect(row(sentenced, 'c1')).toEqual(['principal', 1080, 'PC 1170.1(a)']);
    expect(sentenced.charges[0]?.steps[0]?.authority).toBe('PC 422.7');
    expect(sentenced.summary).toMatchObject({ place: 'jail1170h', exposureDaysMisdemeanor: 0 });
  });

  test('unless jail days are chosen', () => {
    const { summary } = answerTo([{ ...resisting, days: 200 }]);
    expect(summary).toMatchObject({ totalDeterminate: 0, exposureDaysMisdemeanor: 200 });
  });
});

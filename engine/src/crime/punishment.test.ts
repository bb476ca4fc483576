import { describe, expect, test } from 'vitest';
import { answerTo, row } from '../case.fixture.ts';
import type { ChargeFile, CrimeFacts } from '../case-file/case-file.ts';

const felony = (statute: string, lower: string, middle: string, upper: string): CrimeFacts => ({
  statute,
  kind: 'crime',
  severity: 'felony',
  terms: { lower, middle, upper },
});

const termOf = (charge: Pick<ChargeFile, 'crime' | 'state' | 'findings' | 'term'>) => {
  const [first] = answerTo([charge]).charges;
  return {
    triad: first?.triad,
    authority: first?.steps[0]?.authority,
    serious: first?.serious,
    violent: first?.violent,
  };
};

describe('attempt, PC 664 (R-A11)', () => {
  test.for([
    ['16m', '2y', '3y', [240, 360, 540]],
    ['2y', '3y', '4y', [360, 540, 720]],
    ['2y', '4y', '6y', [360, 720, 1080]],
    ['3y', '4y', '6y', [540, 720, 1080]],
    ['3y', '5y', '9y', [540, 900, 1620]],
    ['3y', '6y', '8y', [540, 1080, 1440]],
    ['3y', '6y', '11y', [540, 1080, 1980]],
  ] as const)('half of %s, %s, %s', ([lower, middle, upper, [a, b, c]]) => {
    expect(termOf({ crime: felony('PC 487(a)', lower, middle, upper), state: 'Attempt' })).toMatchObject({
      triad: { lower: a, middle: b, upper: c },
      authority: 'PC 664(a)',
    });
  });

  test('a misdemeanor is halved too', () => {
    const { summary, steps } = answerTo([{ crime: 'PC 148(a)(1)', state: 'Attempt' }]);
    expect(summary.exposureDaysMisdemeanor).toBe(182);
    expect(steps[0]?.authority).toBe('PC 664(b)');
  });

  test.for([
    ['unpremeditated murder', [], { lower: 1800, middle: 2520, upper: 3240 }, 'PC 664(a)'],
    ['premeditated murder', ['premeditated'], { lower: null, middle: null, upper: 2520 }, 'PC 664(a)'],
    ['murder of a peace officer', ['peace-officer'], { lower: null, middle: null, upper: 2520 }, 'PC 664(e)'],
    [
      'premeditated, of a peace officer',
      ['premeditated', 'peace-officer'],
      { lower: null, middle: null, upper: 5400 },
      'PC 664(f)',
    ],
  ] as const)('%s', ([, findings, triad, authority]) => {
    expect(termOf({ crime: 'PC 187(a) first degree', state: 'Attempt', findings })).toEqual({
      triad,
      authority,
      serious: true,
      violent: true,
    });
  });

  test.for([
    ['1986-12-31', ['premeditated'], 3240, 'PC 664(a)'],
    ['1987-01-01', ['premeditated'], 2520, 'PC 664(a)'],
    ['1986-12-31', ['peace-officer'], 3240, 'PC 664(a)'],
    ['1994-12-31', ['peace-officer'], 3240, 'PC 664(a)'],
    ['1995-01-01', ['peace-officer'], 2520, 'PC 664(e)'],
    ['1997-12-31', ['premeditated', 'peace-officer'], 2520, 'PC 664(a)'],
    ['1998-01-01', ['premeditated', 'peace-officer'], 5400, 'PC 664(f)'],
  ] as const)('murder attempted on %s, found %j: %i days under %s', ([date, findings, days, authority]) => {
    const crime = 'PC 187(a) first degree';
    const { charges } = answerTo([{ crime, state: 'Attempt', findings, date }]);
    expect([charges[0]?.triad.upper, charges[0]?.steps[0]?.authority]).toEqual([days, authority]);
  });

  const ofOfficer = {
    ...felony('PC 664/187(a)', '5y', '7y', '9y'),
    terms: { upper: '7-life' },
    groups: ['GBI_OK'],
  } as const;
  test.for([
    [['GBI_OK'], [], 2520, 'PC 664(e)'],
    [['GBI_OK'], ['peace-officer'], 2520, 'PC 664(e)'],
    [['GBI_OK'], ['premeditated'], 5400, 'PC 664(f)'],
    [['ATTEMPT_PREMED'], [], 2520, 'PC 664(a)'],
    [['ATTEMPT_PREMED'], ['peace-officer'], 5400, 'PC 664(f)'],
  ] as const)(
    'a row of attempted murder with the groups %j, found %j: %i days under %s',
    ([groups, findings, days, authority]) => {
      const crime = { ...ofOfficer, groups, attempt: { special: 1 } } as const;
      expect(termOf({ crime, findings })).toMatchObject({ triad: { upper: days }, authority });
    },
  );

  test('special 1 and 2 of facts say the same', () => {
    const facts = felony('PC 187', '15y', '20y', '25y');
    expect(termOf({ crime: { ...facts, attempt: { special: 1 } }, state: 'Attempt' }).triad?.upper).toBe(2520);
    expect(termOf({ crime: { ...facts, attempt: { special: 2 } }, state: 'Attempt' }).triad?.upper).toBe(5400);
  });

  test('special attempts of other sections are life too', () => {
    const facts = felony('PC 18745', '5y', '7y', '9y');
    expect(termOf({ crime: { ...facts, attempt: { special: 1 } }, state: 'Attempt' }).triad?.upper).toBe(2520);
    expect(termOf({ crime: { ...facts, attempt: { special: 2 } }, state: 'Attempt' }).triad?.upper).toBe(5400);
  });

  test('injury may be added to attempted murder, not to murder', () => {
    const injured = (crime: string) =>
      row(answerTo([{ crime, findings: ['premeditated'], enhancements: ['PC 12022.7(a)'] }]), 'c1e1')[0];
    expect(injured('PC 664/187(a) first degree')).toBe('indeterminate');
    expect(injured('PC 187(a) first degree')).toBe('stayed');
  });

  test('so it may to the attempt of any felony: injury is no element of it, PC 12022.7(g)', () => {
    const injury = (attachesTo: 'GBI_OK' | 'GBI_DV_OK') => {
      const facts = { kind: 'conduct', severity: 'felony', terms: { upper: '3y' } } as const;
      return { crime: { ...facts, statute: 'PC 12022.7', attachesTo: [attachesTo] } };
    };
    const manslaughter = (crime: string) =>
      answerTo([{ crime, enhancements: [injury('GBI_OK'), injury('GBI_DV_OK')] }]).charges[0]?.enhancements;
    // 12022.7 and 12022.7 on one victim: one of them stands
    expect(manslaughter('PC 664/192(a)')?.map(({ role, authority }) => [role, authority])).toEqual([
      ['principal', 'PC 1170.1(a)'],
      ['stayed', 'PC 1170.1(g)'],
    ]);
    expect(manslaughter('PC 192(a)')?.map(({ role }) => role)).toEqual(['stayed', 'stayed']);
  });

  test('rules for the completed crime leave its attempt: one third, not a full term', () => {
    const second = (crime: string) =>
      row(answerTo([{ crime: 'PC 215' }, { crime, victim: 'A' }, { crime: 'PC 422', victim: 'A' }]), 'c2');
    expect(second('PC 192(a)')).toEqual(['principal', 3960, 'PC 1170.1(a)']);
    expect(second('PC 664/192(a)')).toEqual(['subordinate', 360, 'PC 1170.1(a)']);
    expect(second('PC 664/136.1(b)(1)')).toEqual(['full-term', 720, 'PC 1170.15']);
  });

  test('another life crime is five, seven or nine years, and not violent for that', () => {
    const crime = { ...felony('PC 206.1', '7y', '7y', '7y'), terms: { upper: '7-life' }, serious: true, violent: true };
    expect(termOf({ crime, state: 'Attempt' })).toEqual({
      triad: { lower: 1800, middle: 2520, upper: 3240 },
      authority: 'PC 664(a)',
      serious: true,
      violent: false,
    });
  });

  test.for([
    ['PC 211', '2y', { lower: '16m', middle: '2y', upper: '3y' }, 1080, 'PC 213(b)'],
    ['PC 451(b)', '3y', { lower: '16m', middle: '2y', upper: '3y' }, 1080, 'PC 455'],
    ['PC 209(b)(1)', '7-life', { lower: '5y', middle: '7y', upper: '9y' }, 3240, 'PC 664(a)'],
    ['PC 187(a)', '15-life', { lower: '5y', middle: '7y', upper: '9y' }, 3240, 'PC 664(a)'],
    ['PC 209(b)(1)', '7-life', { lower: '5y', middle: '7y', upper: '8y' }, 2880, 'PC 209(b)(1)'],
    ['PC 9999', '8y', { lower: '5y', middle: '7y', upper: '9y' }, 3240, 'PC 9999'],
  ] as const)('%s of %s, its attempt stated as %j: %i days under %s', ([statute, upper, terms, days, authority]) => {
    const crime = { statute, kind: 'crime', severity: 'felony', terms: { upper }, attempt: { terms } } as const;
    const attempt = termOf({ crime, state: 'Attempt' });
    expect([attempt.triad?.upper, attempt.authority]).toEqual([days, authority]);
  });

  test('the statute’s own attempt goes before the half; given terms are the completed crime’s', () => {
    expect(termOf({ crime: 'PC 664/211/212.5(c)' }).triad).toEqual({ lower: 480, middle: 720, upper: 1080 });
    const like = { like: 'PC 211/212.5(c)', terms: { lower: '2y', middle: '3y', upper: '5y' } };
    expect(termOf({ crime: like, state: 'Attempt' }).triad).toEqual({ lower: 360, middle: 540, upper: 900 });
  });

  test('an attempted robbery is serious, not violent; an attempted assault is neither', () => {
    expect(termOf({ crime: 'PC 664/211/212.5(c)' })).toMatchObject({ serious: true, violent: false });
    expect(termOf({ crime: 'PC 245(a)(1)', state: 'Attempt' })).toMatchObject({ serious: false, violent: false });
  });

  test('a section that punishes its attempt keeps its term', () => {
    expect(termOf({ crime: 'PC 136.1(b)(1)', state: 'Attempt' }).triad).toEqual({
      lower: 480,
      middle: 720,
      upper: 1080,
    });
  });

  test.for([
    [0, 15],
    [15, 50],
    [50, 50],
  ] as const)('credit of %i becomes %i (J-15)', ([before, after]) => {
    const crime = { ...felony('PC 487(a)', '16m', '2y', '3y'), credit: { jail: before, prison: before } };
    expect(answerTo([{ crime, state: 'Attempt' }]).credits.byCount[0]?.prisonCredit).toBe(after);
  });
});

test.for([
  ['PC 211/212.5(c)', 'Attempt', 'PC 12022.53(b)', 'principal'],
  ['PC 246', 'Attempt', 'PC 12022.53(d)', 'stayed'],
  ['PC 246', 'Completed', 'PC 12022.53(d)', 'principal'],
  ['PC 187(a) second degree', 'Attempt', 'PC 12022.53(d)', 'principal'],
  ['PC 211/212.5(c)', 'Conspiracy', 'PC 12022.53(b)', 'stayed'],
  ['PC 187(a) first degree', 'Conspiracy', 'PC 12022.53(d)', 'indeterminate'],
] as const)('%s, %s: the list of firearm crimes, %s is %s (R-A17)', ([crime, state, enhancement, role]) => {
  expect(row(answerTo([{ crime, state, enhancements: [enhancement] }]), 'c1e1')[0]).toBe(role);
});

test('an attempted assault is not in the list of firearm crimes: PC 12022.53(a)(18)', () => {
  const crime = { like: 'PC 211/212.5(c)', statute: 'PC 245(d)(1)' } as const;
  const roles = (['Completed', 'Attempt'] as const).map(
    (state) => row(answerTo([{ crime, state, enhancements: ['PC 12022.53(b)'] }]), 'c1e1')[0],
  );
  expect(roles).toEqual(['principal', 'stayed']);
});

test.for([
  ['1y', 364],
  ['12m', 364],
  ['365d', 364],
  ['364d', 364],
  ['360d', 360],
  ['6m', 180],
] as const)('a misdemeanor of %s is %i days in jail: PC 18.5 (J-07)', ([upper, days]) => {
  const crime = { statute: 'PC 243(e)(1)', kind: 'crime', severity: 'misdemeanor', terms: { upper } } as const;
  expect(answerTo([{ crime }]).summary.exposureDaysMisdemeanor).toBe(days);
});

test('a felony’s year stays one: PC 18.5 is of the county jail', () => {
  expect(row(answerTo([{ crime: felony('PC 288(c)(1)', '1y', '2y', '3y'), term: 'lower' }]), 'c1')[1]).toBe(360);
});

describe('conspiracy, PC 182 (R-A12)', () => {
  test('has the punishment of its target and is not violent', () => {
    expect(termOf({ crime: 'PC 182/211/212.5(c)' })).toEqual({
      triad: { lower: 720, middle: 1080, upper: 1800 },
      authority: 'PC 182(a)',
      serious: true,
      violent: false,
    });
  });

  test('to murder is first degree murder, and violent as a life felony', () => {
    expect(termOf({ crime: 'PC 187(a) second degree', state: 'Conspiracy' })).toMatchObject({
      triad: { lower: null, middle: null, upper: 9000 },
      violent: true,
    });
  });

  test('to a misdemeanor is a felony under PC 1170(h)', () => {
    const sentenced = answerTo([{ crime: 'PC 148(a)(1)', state: 'Conspiracy' }]);
    expect(row(sentenced, 'c1')).toEqual(['principal', 1080, 'PC 1170.1(a)']);
    expect(sentenced.summary.place).toBe('jail1170h');
  });
});

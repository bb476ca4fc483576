import { describe, expect, test } from 'vitest';
import { answerTo, codesOf, prior, type TestCharge } from '../../case.fixture.ts';
import type { CaseFile } from '../../case-file/case-file.ts';

const robbery = 'PC 211/212.5(c)';
/** The row of the attempt itself, with a term of its own. */
const attemptedRobbery = {
  like: robbery,
  statute: 'PC 213(b)',
  terms: { lower: '16m', middle: '2y', upper: '3y' },
} as const;
const burglary = 'PC 459/460(b)';
const possession = 'PC 29800(a)(1)';
const firearm = 'PC 12022.53(b)';

/** A finding of § 12022.53 comes within its own bar and, where the act is one’s own, that of § 1203.06(a)(1). */
const bothBars = [
  ['PC 12022.53(g)', 'c1e1'],
  ['PC 1203.06(a)(1)', 'c1e1'],
] as const;

const bars = (charges: readonly TestCharge[], more: Partial<CaseFile> = {}) =>
  answerTo(charges, more).probation.reasons.map((reason) => [reason.authority, ...reason.charges]);

describe('what the rows of a case bring to probation (part E)', () => {
  test.for([
    ['found', { crime: firearm }, 'Convicted', bothBars],
    ['dismissed', { crime: firearm, status: 'Dismissed' }, 'Convicted', []],
    ['not found', { crime: firearm, status: 'Acquitted' }, 'Convicted', []],
    ['on a count stayed under section 654 (J-19)', { crime: firearm }, 'Stayed654', bothBars],
    ['of another', { crime: firearm, findings: ['vicarious-firearm'] }, 'Convicted', [['PC 12022.53(g)', 'c1e1']]],
    ['on a count dismissed', { crime: firearm }, 'Dismissed', []],
  ] as const)('a firearm finding %s', ([, enhancement, status, expected]) => {
    expect(bars([{ crime: robbery, status, enhancements: [enhancement] }])).toEqual(expected);
  });

  test.for([
    [robbery, 'PC 12022.5(a)', 'Completed', ['PC 1203.06(a)(1)']],
    [robbery, 'PC 12022.5(a)', 'Attempt', ['PC 1203.06(a)(1)']],
    ['PC 245(a)(2)', 'PC 12022.5(a)', 'Completed', ['PC 1203(e)(2)']],
    [robbery, 'PC 12022.7(a)', 'Completed', ['PC 1203.075']],
    [robbery, 'PC 12022.7(a)', 'Attempt', ['PC 1203.075']],
    [attemptedRobbery, 'PC 12022.7(a)', 'Completed', ['PC 1203.075']],
    [attemptedRobbery, 'PC 12022.5(a)', 'Completed', ['PC 1203.06(a)(1)']],
    [robbery, 'PC 12022.7(a)', 'Conspiracy', ['PC 1203(e)(3)']],
    ['PC 245(a)(4)', 'PC 12022.7(a)', 'Completed', ['PC 1203(e)(3)']],
    [robbery, 'PC 12022(b)(1)', 'Completed', []],
  ] as const)('%s with %s, %s: barred by %j', ([crime, finding, state, expected]) => {
    const barred = bars([{ crime, state, enhancements: [finding] }]);
    expect(barred.map(([authority]) => authority)).toEqual(expected);
  });

  test('a finding that the engine stays, because it cannot attach, bars nothing', () => {
    expect(bars([{ crime: possession, enhancements: [firearm] }])).toEqual([]);
  });

  test.for([
    ['Attempt', bothBars],
    ['Conspiracy', []],
  ] as const)('a firearm finding attaches to no conspiracy to rob and bars nothing there: %s', ([state, expected]) => {
    expect(bars([{ crime: robbery, state, enhancements: [firearm] }])).toEqual(expected);
  });

  test.for([
    ['stayed by the court', { crime: 'PC 12022.7(a)', status: 'Stayed' }, [['PC 1203.075', 'c1e1']]],
    ['stayed under section 654', { crime: 'PC 12022.7(a)', status: 'Stayed654' }, [['PC 1203.075', 'c1e1']]],
    ['dismissed', { crime: 'PC 12022.7(a)', status: 'Dismissed' }, []],
  ] as const)('an injury finding %s: its bar cannot be stricken, PC 1203.075(a)', ([, enhancement, expected]) => {
    expect(bars([{ crime: robbery, enhancements: [enhancement] }])).toEqual(expected);
  });

  test('a finding whose term gives way to a greater one still bars, PC 12022.53(f), (g)', () => {
    const both = { crime: robbery, enhancements: [firearm, 'PC 12022.53(c)'] };
    expect(bars([both])).toContainEqual(['PC 12022.53(g)', 'c1e1']);
  });

  test.for([
    [robbery, 'personal-firearm-use', [['PC 1203.06(a)(1)', 'c1']]],
    [robbery, 'personal-gbi', [['PC 1203.075', 'c1']]],
    [robbery, 'personal-weapon-use', [['PC 1203(e)(2)', 'c1']]],
    ['PC 288(a)', 'personal-weapon-use', [['PC 1203.066(a)(4)', 'c1']]],
    [possession, 'personal-firearm-use', [['PC 1203(e)(2)', 'c1']]],
    ['PC 136.1(b)(1)', 'personal-firearm-use', [['PC 1203.06(a)(1)', 'c1']]],
    [{ like: 'PC 148(a)(1)', statute: 'PC 136.1(a)(1)' }, 'personal-firearm-use', []],
  ] as const)('%s with the finding %s on the count: %j', ([crime, finding, expected]) => {
    expect(bars([{ crime, findings: [finding] }])).toEqual(expected);
  });

  test.for([
    // a firearm is the bar of its own section, which names § 288
    ['PC 12022.3(a)', ['PC 1203.06(a)(1)']],
    ['PC 12022(b)(1)', ['PC 1203.066(a)(4)']],
    ['PC 12022.5(a)', ['PC 1203.06(a)(1)']],
    ['PC 12022.7(a)', ['PC 1203.075']],
  ] as const)('a lewd act with %s: %j', ([finding, expected]) => {
    const groups = ['LEWD', 'SEX6676', 'GBI_OK', 'FEL_NO_WEAPON_ELEMENT'] as const;
    const barred = bars([{ crime: { like: 'PC 288(a)', groups }, enhancements: [finding] }]);
    expect(barred.map(([authority]) => authority)).toEqual(expected);
  });

  test.for([
    ['PC 220(a)(1)/261', ['PC 1203.06(a)(1)']],
    ['PC 220(a)(1)/203', ['PC 1203(e)(2)']],
  ] as const)('%s with a firearm, PC 1203.06(a)(1)(G), of sex offenses only: %j', ([statute, expected]) => {
    const crime = { like: robbery, statute };
    const barred = bars([{ crime, enhancements: ['PC 12022.5(a)'] }]);
    expect(barred.map(([authority]) => authority)).toEqual(expected);
  });

  test.for([
    ['PC 1203.06(a)(1)', 'Completed', [['PC 1203.06(a)(1)', 'c1e1']]],
    ['PC 1203.06(a)(1)', 'Attempt', [['PC 1203.06(a)(1)', 'c1e1']]],
    ['PC 1203.09(a)', 'Attempt', [['PC 1203.09(a)', 'c1e1']]],
    ['PC 1203.09(f)', 'Attempt', []],
    ['PC 1203.066(a)(8)', 'Attempt', []],
    ['PC 1203.08(a)', 'Completed', [['PC 1203.08', 'c1e1']]],
    ['PC 1203(e)(4)', 'Attempt', [['PC 1203(e)(4)', 'c1e1']]],
  ] as const)('the allegation %s, found true of an %s: %j', ([statute, state, expected]) => {
    const allegation = { statute, kind: 'probation', severity: 'felony', terms: {} } as const;
    expect(bars([{ crime: robbery, state, enhancements: [{ crime: allegation }] }])).toEqual(expected);
  });

  test('an allegation that was dismissed bars nothing', () => {
    const allegation = { statute: 'PC 1203.06(a)(1)', kind: 'probation', severity: 'felony', terms: {} } as const;
    expect(bars([{ crime: robbery, enhancements: [{ crime: allegation, status: 'Dismissed' }] }])).toEqual([]);
  });

  test('a limitation of the case bars, one stayed does not', () => {
    const charges = [{ crime: possession }];
    expect(bars(charges, { limitations: [{ id: 'PC 1203(k)', true: true }] })).toEqual([['PC 1203(k)']]);
    expect(bars(charges, { caseEnhancements: prior('PC 1203.08') })).toEqual([['PC 1203.08', 's1']]);
    expect(bars(charges, { caseEnhancements: prior('PC 1203.08', { status: 'Dismissed' }) })).toEqual([]);
    expect(bars(charges, { caseEnhancements: prior(firearm) })).toEqual([]);
  });

  test('an allegation that is filed need not be suggested (LIMITATION_NOT_PLED)', () => {
    const limitations = [{ id: 'PC 1203.08', true: true }];
    const open = answerTo([{ crime: possession }], { limitations });
    expect(open.probation.suggestions.map(({ statute }) => statute)).toEqual(['PC 1203.08']);
    expect(codesOf(open)).toContain('LIMITATION_NOT_PLED');
    const filed = answerTo([{ crime: possession }], { limitations, caseEnhancements: prior('PC 1203.08') });
    expect(filed.probation.suggestions).toEqual([]);
    expect(codesOf(filed)).not.toContain('LIMITATION_NOT_PLED');
  });

  test('a strike on a felony bars', () => {
    expect(bars([{ crime: burglary }], { strikes: '1' })).toEqual([['PC 667(c)(2); PC 1170.12(a)(2)', 'c1']]);
  });
});

describe('what a grant may be', () => {
  const lengthOf = (charge: TestCharge) => {
    const [length] = answerTo([charge]).probation.lengths;
    return [length?.text, length?.authority];
  };
  const jailOf = (charge: TestCharge) => answerTo([charge]).probation.jail[0];

  test.for([
    ['PC 29800(a)(1)', 'Up to 2 years.', 'PC 1203.1(a)'],
    ['PC 148(a)(1)', 'Up to 1 year.', 'PC 1203a(a)'],
  ] as const)('%s: %s under %s', ([crime, text, authority]) => {
    expect(lengthOf({ crime })).toEqual([text, authority]);
  });

  test.for([
    ['PC 422', 'Up to 2 years.', 'PC 1203.1(a)'],
    ['PC 211/212.5(c)', 'Up to the greatest term of the crime.', 'PC 1203.1(l)(1)'],
  ] as const)('%s: %s, at least 36 months where the victim is related', ([crime, text, authority]) => {
    expect(lengthOf({ crime })).toEqual([
      `${text} At least 36 months where the victim is a spouse, partner or relative (Family Code, § 6211).`,
      `${authority}; PC 1203.097(a)(1)`,
    ]);
  });

  test.for([
    ['180d', 180],
    ['364d', 364],
    ['2y', 364],
  ] as const)('a misdemeanor of %s brings at most %i days of jail', ([upper, maximumDays]) => {
    expect(jailOf({ crime: { like: 'PC 148(a)(1)', terms: { upper } } })).toEqual({
      charge: 'c1',
      minimumDays: 0,
      maximumDays,
      authority: 'PC 19.2',
    });
  });

  test.for([
    [{ crime: possession, gang: true }, 180, 'PC 186.22(c); PC 19.2'],
    [{ crime: 'PC 245(a)(4)', enhancements: ['PC 186.22(b)(1)(C)', 'PC 12022.7(a)'] }, 180, 'PC 186.22(c); PC 19.2'],
    [{ crime: 'PC 245(a)(4)', enhancements: ['PC 12022.7(a)'] }, 0, 'PC 19.2'],
    [{ crime: possession }, 0, 'PC 19.2'],
    [{ crime: { like: possession, statute: 'PC 290.018(b)' } }, 90, 'PC 290.018(c); PC 19.2'],
    [{ crime: { like: possession, statute: 'PC 463(b)(4)' } }, 90, 'PC 463(d)(3); PC 19.2'],
    [{ crime: { like: possession, statute: 'PC 463(c)(1)' } }, 180, 'PC 463(d)(1); PC 19.2'],
    [{ crime: { like: possession, statute: 'PC 463(c)' } }, 90, 'former PC 463(c); PC 19.2'],
  ] as const)('%j: at least %i days under %s', ([charge, minimumDays, authority]) => {
    expect(jailOf(charge)).toMatchObject({ minimumDays, authority });
  });

  test('a row that sets bounds of its own', () => {
    const bounded = jailOf({ crime: { like: 'PC 246', statute: 'PC 9999' } });
    expect(bounded).toEqual({ charge: 'c1', minimumDays: 180, maximumDays: 365, authority: 'PC 9999; PC 19.2' });
  });

  test.for([
    [{ granted: true, jailDays: 365 }, []],
    [{ granted: true, jailDays: 366 }, ['PROBATION_JAIL_BOUNDS']],
  ] as const)('a grant of %j: notices %j', ([probation, notices]) => {
    const codes = codesOf(answerTo([{ crime: possession, probation }]));
    expect(codes.filter((code) => code === 'PROBATION_JAIL_BOUNDS')).toEqual(notices);
  });
});

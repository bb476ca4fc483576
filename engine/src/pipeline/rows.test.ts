import { describe, expect, test } from 'vitest';
import { answer, answerTo, caseOf, prior, row, rowsOf } from '../case.fixture.ts';

const robbery = 'PC 211/212.5(c)';

describe('order (R-B01)', () => {
  test('counts ascend, ties go by id; enhancements before alternate terms, then by id; priors by id', () => {
    const file = caseOf([{ crime: 'PC 261(a)(2)', enhancements: ['PC 667.61(b)', 'PC 12022.8', 'PC 12022.3(a)'] }]);
    const [charge] = file.charges;
    if (charge === undefined) throw new Error('no charge');
    const sorted = answer({
      ...file,
      charges: [
        { ...charge, id: 'z', count: 2, enhancements: [] },
        { ...charge, id: 'b', count: 1, enhancements: [] },
        charge,
        { ...charge, id: 'a', count: 1, enhancements: [] },
      ],
      caseEnhancements: [
        { id: 's2', crime: 'PC 667(a)(1)' },
        { id: 's1', crime: 'PC 12022.1' },
      ],
    });
    expect(rowsOf(sorted).map(({ id }) => id)).toEqual(['a', 'b', 'c1', 'c1e2', 'c1e3', 'c1e1', 'z', 's1', 's2']);
  });
});

describe('alternate terms stand last', () => {
  test('whatever their ids', () => {
    const file = caseOf([{ crime: 'PC 261(a)(2)' }]);
    const sorted = answer({
      ...file,
      charges: file.charges.map((charge) => ({
        ...charge,
        enhancements: [
          { id: 'y', crime: 'PC 12022.8' },
          { id: 'x', crime: 'PC 667.61(b)' },
          { id: 'z', crime: 'PC 12022.3(a)' },
        ],
      })),
    });
    expect(rowsOf(sorted).map(({ id }) => id)).toEqual(['c1', 'y', 'z', 'x']);
  });
});

describe('the totals object (R-C01)', () => {
  test('of a determinate case', () => {
    const { summary } = answerTo(
      [
        { crime: robbery, enhancements: ['PC 12022.53(b)'] },
        { crime: robbery, term: 'middle', enhancements: ['PC 12022.53(b)'] },
        { crime: 'PC 29800(a)(1)', term: 'middle' },
        { crime: 'PC 148(a)(1)', days: 30 },
      ],
      { caseEnhancements: prior('PC 667(a)(1)') },
    );
    expect(summary).toEqual({
      totalDeterminate: 9000,
      totalIndeterminate: 0,
      special: null,
      basePrincipalTerm: 1800,
      conductPrincipalTerm: 3600,
      inPrisonPrincipalTerm: 0,
      inPrisonPrincipalEnhancements: 0,
      separateTerms: 0,
      separateTermEnhancements: 0,
      subordinateTermBases: 600,
      subordinateTermEnhancements: 1200,
      statusEnhancements: 1800,
      totalConductEnhancements: 4800,
      exposureDaysMisdemeanor: 30,
      jailDays: 30,
      probationJailDays: 0,
      determinate: '25y',
      indeterminate: '',
      life: false,
      beside: [],
      place: 'prison',
    });
  });

  test('of a life case: enhancements of its counts stand in the conduct total alone', () => {
    const { summary } = answerTo([{ crime: 'PC 187(a) second degree', enhancements: ['PC 12022.53(c)'] }]);
    expect(summary).toMatchObject({
      totalDeterminate: 7200,
      totalIndeterminate: 5400,
      basePrincipalTerm: 0,
      conductPrincipalTerm: 0,
      subordinateTermEnhancements: 0,
      totalConductEnhancements: 7200,
      determinate: '20y',
      indeterminate: '15 - L',
    });
  });

  test('death before life without parole; a stayed or dismissed one does not speak', () => {
    const murder = { crime: 'PC 187(a) first degree', enhancements: ['PC 190.2'] } as const;
    expect(answerTo([murder, { ...murder, death: true }]).summary.special).toBe('DEATH');
    expect(answerTo([{ ...murder, status: 'Stayed' }]).summary.special).toBeNull();
    expect(answerTo([{ ...murder, status: 'Dismissed' }]).summary.special).toBeNull();
    expect(answerTo([{ crime: robbery }, murder]).summary.special).toBe('LWOP');
    const endless = { like: robbery, terms: { upper: 'LWOP' } } as const;
    expect(answerTo([{ crime: endless }]).summary.special).toBe('LWOP');
    expect(answerTo([{ crime: endless, status: 'Dismissed' }]).summary.special).toBeNull();
  });
});

describe('what a row says of itself', () => {
  test.for([
    ['principal', 'c1', 1, 'Full Selected Term', '5y', true],
    ['its enhancement', 'c1e1', 1, 'Full Selected Term', '10y', true],
    ['subordinate', 'c2', 0, '1/3 Middle', '8m', true],
    ['concurrent', 'c3', 0, 'Full Selected Term', '3y', false],
    ['life', 'c4', 2, 'Indeterminate', '', true],
    ['alternate term', 'c4e1', 2, 'Alternate Term', '', false],
    ['misdemeanor', 'c5', 4, 'Selected Length', '364d', true],
    ['prior', 's1', 3, 'Full Term', '5y', true],
    ['prior dismissed', 's2', 3, 'Full Term', '3y', false],
  ] as const)('%s', ([, id, isPrincipal, scheme, determinate, adds]) => {
    const sentenced = answerTo(
      [
        { crime: robbery, enhancements: ['PC 12022.53(b)'] },
        { crime: 'PC 422' },
        { crime: 'PC 422', run: 'concurrent' },
        { crime: 'PC 261(a)(2)', enhancements: ['PC 667.61(a)'] },
        { crime: 'PC 148(a)(1)' },
      ],
      {
        caseEnhancements: [
          { id: 's1', crime: 'PC 667(a)(1)' },
          { id: 's2', crime: 'PC 667.5(a)', status: 'Dismissed' },
        ],
      },
    );
    const found = rowsOf(sentenced).find((each) => each.id === id);
    expect(found).toMatchObject({ isPrincipal, scheme, determinate, adds });
  });

  test('a prior that only a concurrent term triggers is added all the same', () => {
    const sentenced = answerTo(
      [
        { crime: 'PC 187(a) first degree', strikes: '0' },
        { crime: 'PC 288(a)', run: 'concurrent' },
      ],
      { caseEnhancements: prior({ like: 'PC 667.5(a)', appliesTo: 'LEWD' }) },
    );
    expect(sentenced.caseEnhancements[0]).toMatchObject({ role: 'status', adds: true, determinateDays: 1080 });
    expect(sentenced.summary.statusEnhancements).toBe(1080);
  });

  test('a dismissed prior and one the user stayed keep their lengths and add nothing', () => {
    const roles = (['Dismissed', 'Acquitted', 'Stayed'] as const).map((status) =>
      row(answerTo([{ crime: robbery }], { caseEnhancements: prior('PC 667(a)(1)', { status }) }), 's1'),
    );
    expect(roles.map(([role, days]) => [role, days])).toEqual([
      ['inactive', 1800],
      ['inactive', 1800],
      ['stayed', 1800],
    ]);
  });
});

describe('habitual offenders, PC 667.7, beside other life terms', () => {
  test('a longer life term stays, a shorter one yields', () => {
    const injured = (crime: string) => ({ crime, findings: ['personal-gbi'] as const });
    const minimum = (crime: string) => row(answerTo([injured(crime)], { violentPriors: 2 }), 'c1')[1];
    expect([minimum('PC 187(a) first degree'), minimum('PC 187(a) second degree')]).toEqual([9000, 7200]);
  });

  test('a stayed count is not made one', () => {
    const sentenced = answerTo([{ crime: robbery, status: 'Stayed654', enhancements: ['PC 12022.7(a)'] }], {
      violentPriors: 3,
    });
    expect(sentenced.charges[0]).toMatchObject({ special: null, determinateDays: 1800 });
  });
});

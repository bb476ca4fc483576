import { describe, expect, test } from 'vitest';
import { answerTo, codesOf, prior, row, type TestCharge } from '../../case.fixture.ts';

const robbery = 'PC 211/212.5(c)';
const burglary = 'PC 459/460(a)';
const conduct = (statute: string) =>
  ({ statute, kind: 'conduct', severity: 'felony', terms: { upper: '1y' } }) as const;

describe('second strike, PC 667(e)(1) (R-B07)', () => {
  test('doubles the base, never an enhancement', () => {
    const sentenced = answerTo([{ crime: robbery, enhancements: ['PC 12022.53(b)'] }], { strikes: '1' });
    expect(row(sentenced, 'c1')[1]).toBe(3600);
    expect(row(sentenced, 'c1e1')[1]).toBe(3600);
    expect(sentenced.charges[0]).toMatchObject({
      triad: { lower: 1440, middle: 2160, upper: 3600 },
      ruleWords: ['X2', 'PRIN', 'CR15'],
    });
  });

  test('a third of the middle term, then doubled: People v. Nguyen (1999) 21 Cal.4th 197', () => {
    const sentenced = answerTo([{ crime: burglary }, { crime: burglary }], { strikes: '1' });
    expect(sentenced.charges[1]?.steps.map(({ operation, amount }) => [operation, amount])).toEqual([
      ['set', 1440],
      ['divide', 3],
      ['multiply', 2],
      ['add', 960],
    ]);
  });

  test('a life minimum doubles: People v. Jefferson (1999) 21 Cal.4th 86', () => {
    const charge = { crime: 'PC 664/187(a) first degree', findings: ['premeditated'] } as const;
    expect(row(answerTo([charge], { strikes: '1' }), 'c1')[1]).toBe(5040);
  });

  test('misdemeanors and crimes before 1994-03-07 are left alone', () => {
    expect(answerTo([{ crime: 'PC 148(a)(1)' }], { strikes: '1' }).summary.exposureDaysMisdemeanor).toBe(364);
    const old = answerTo([{ crime: robbery, date: '1994-03-06' }], { strikes: '1' });
    expect(old.summary.totalDeterminate).toBe(1800);
    expect(codesOf(old)).toContain('STRIKES_BEFORE_LAW');
    expect(answerTo([{ crime: robbery, date: '1994-03-07' }], { strikes: '1' }).summary.totalDeterminate).toBe(3600);
  });

  test('a stayed count shows its doubled length and adds nothing', () => {
    const sentenced = answerTo([{ crime: robbery }, { crime: 'PC 422', status: 'Stayed654' }], { strikes: '1' });
    expect(row(sentenced, 'c2')).toEqual(['stayed', 2160, 'PC 654']);
  });

  test('a charge’s own level goes before the case’s', () => {
    expect(row(answerTo([{ crime: robbery, strikes: '0' }], { strikes: '1' }), 'c1')[1]).toBe(1800);
  });
});

describe('third strike, PC 667(e)(2)(A)', () => {
  const third = (charge: TestCharge, more = {}) => answerTo([charge], { strikes: '2+', ...more });

  test.for([
    ['three times the term', { crime: 'PC 187(a) second degree' }, 16_200, 'PC 667(e)(2)(A)(i)', ['1:upper']],
    ['twenty-five years', { crime: robbery, term: 'middle' }, 9000, 'PC 667(e)(2)(A)(ii)', ['2:middle']],
  ] as const)('%s', ([, charge, minimum, authority, operative]) => {
    const sentenced = third(charge);
    expect(row(sentenced, 'c1')[1]).toBe(minimum);
    expect(sentenced.charges[0]?.steps[0]?.authority).toBe(authority);
    expect(sentenced.charges[0]?.dotson?.operative).toEqual(expect.arrayContaining([...operative]));
  });

  test('the term with its enhancements, which are added again: People v. Dotson (1997) 16 Cal.4th 547', () => {
    const sentenced = third({ crime: burglary }, { caseEnhancements: prior('PC 667(a)(1)', { times: 4 }) });
    expect(sentenced.charges[0]?.dotson).toEqual({
      option1: [2160, 4320, 6480],
      option2: 9000,
      option3: [7920, 8640, 9360],
      operative: ['2:lower', '2:middle', '3:upper'],
    });
    expect(sentenced.charges[0]?.steps[0]?.authority).toBe('PC 667(e)(2)(A)(iii)');
    expect(sentenced.summary).toMatchObject({
      totalIndeterminate: 9360,
      totalDeterminate: 7200,
      indeterminate: '26 - L',
    });
  });

  test('options that tie at twenty-five years are both marked (J-25)', () => {
    const sentenced = third(
      { crime: robbery, enhancements: ['PC 12022.53(b)'] },
      { caseEnhancements: prior('PC 667(a)(1)', { times: 2 }) },
    );
    expect(sentenced.charges[0]?.dotson?.operative).toContain('3:upper');
    expect(sentenced.charges[0]?.dotson?.operative).toContain('2:upper');
    expect(sentenced.charges[0]?.steps[0]?.authority).toBe('PC 667(e)(2)(A)(ii)');
  });

  test('a prior that is stayed, dismissed or not triggered is no part of the third option', () => {
    const priors = [
      { id: 's1', crime: 'PC 667(a)(1)', times: 4, status: 'Dismissed' },
      { id: 's2', crime: 'PC 667.5(b)', times: 9 },
      { id: 's3', crime: 'PC 667.5(a)', times: 9 },
    ] as const;
    const sentenced = third({ crime: burglary }, { caseEnhancements: priors });
    expect(sentenced.charges[0]?.dotson?.option3).toEqual([720, 1440, 2160]);
  });

  test('first and third option equal: both are operative, the first is named', () => {
    const long = { statute: 'PC 1', kind: 'conduct', severity: 'felony', terms: { upper: '18y' } } as const;
    const [charge] = third({ crime: 'PC 215', enhancements: [{ crime: long }] }).charges;
    expect(charge?.dotson?.operative).toEqual(['2:lower', '2:middle', '1:upper', '3:upper']);
    expect(charge?.steps[0]).toMatchObject({ amount: 9720, authority: 'PC 667(e)(2)(A)(i)' });
  });

  test('a single term has one column', () => {
    expect(third({ crime: 'PC 187(a) second degree' }).charges[0]?.dotson).toMatchObject({
      option1: [0, 0, 16_200],
      operative: ['1:upper'],
    });
  });

  test('a life enhancement stays outside the third option and is added', () => {
    const { summary } = third({ crime: robbery, enhancements: ['PC 12022.53(d)'] });
    expect([summary.totalIndeterminate, summary.totalDeterminate]).toEqual([18_000, 0]);
  });

  test('premeditated attempted murder: twenty-one years yield to twenty-five', () => {
    expect(row(third({ crime: 'PC 664/187(a) first degree', findings: ['premeditated'] }), 'c1')[1]).toBe(9000);
  });

  test('a felony that is no trigger is doubled (J-22)', () => {
    expect(row(third({ crime: 'VC 10851(a)' }), 'c1')).toEqual(['principal', 2160, 'PC 1170.1(a)']);
  });

  test.for([
    ['a super strike', { crime: 'VC 10851(a)', strikes: '2+!' }],
    ['armed', { crime: 'VC 10851(a)', findings: ['armed'] }],
    ['a weapon enhancement', { crime: 'PC 459/460(b)', enhancements: ['PC 12022(b)(1)'] }],
    ['drug weight', { crime: 'HS 11378', findings: ['drug-weight'] }],
    ['a drug weight enhancement', { crime: 'HS 11378', enhancements: [{ crime: conduct('HS 11370.4(b)') }] }],
    ['arming', { crime: 'HS 11378', enhancements: [{ crime: conduct('PC 12022(a)(1)') }] }],
    ['PC 261.5(d)', { crime: { like: 'VC 10851(a)', statute: 'PC 261.5(d)' } }],
    ['registration', { crime: { like: 'VC 10851(a)', statute: 'PC 647.6(b)' } }],
  ] as const)('%s makes the third strike', ([, charge]) => {
    expect(row(third(charge), 'c1').slice(0, 2)).toEqual(['indeterminate', 9000]);
  });

  test('the value taken makes none', () => {
    const charge = { crime: 'VC 10851(a)', enhancements: [{ crime: conduct('PC 12022.6(a)(1)') }] };
    expect(row(third(charge), 'c1')).toEqual(['principal', 2160, 'PC 1170.1(a)']);
  });

  test.for(['PC 314', 'PC 311.11(a)', 'PC 287(e)', 'PC 288a(e)', 'PC 286(b)(1)', 'PC 285', 'PC 261.5(c)'])(
    '%s, though registrable, is doubled',
    (statute) => {
      const crime = { like: 'VC 10851(a)', statute, groups: ['REG290'] } as const;
      expect(row(third({ crime }), 'c1')[0]).toBe('principal');
    },
  );

  test.for([
    ['2012-11-06', 'indeterminate'],
    ['2012-11-07', 'principal'],
  ] as const)('sentenced on %s a car theft is %s (Reform Act)', ([sentencingDate, role]) => {
    const sentenced = answerTo([{ crime: 'VC 10851(a)', date: '2010-01-01' }], { strikes: '2+', sentencingDate });
    expect(row(sentenced, 'c1')[0]).toBe(role);
  });

  test('a serious prior is not added to a third strike that is not serious (J-47)', () => {
    const sentenced = answerTo(
      [
        { crime: 'VC 10851(a)', strikes: '2+!' },
        { crime: robbery, strikes: '2+' },
      ],
      {
        caseEnhancements: prior('PC 667(a)(1)'),
      },
    );
    expect(row(sentenced, 's1')[1]).toBe(1800);
  });

  test('mixed: status rows once on the determinate and once on the life part, People v. Misa (2006) 140 Cal.App.4th 837', () => {
    const sentenced = answerTo(
      [{ crime: robbery }, { crime: 'PC 664/187(a) first degree', findings: ['premeditated'] }],
      {
        strikes: '1',
        caseEnhancements: prior('PC 667(a)(1)'),
      },
    );
    expect(sentenced.summary.statusEnhancements).toBe(3600);
  });

  test('a status row is not added to a life term that runs concurrently', () => {
    const sentenced = answerTo([{ crime: robbery }, { crime: robbery, run: 'concurrent' }], {
      strikes: '2+',
      caseEnhancements: prior('PC 667(a)(1)'),
    });
    expect(sentenced.summary.statusEnhancements).toBe(1800);
  });
});

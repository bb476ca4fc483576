import { describe, expect, test } from 'vitest';
import { answerTo, prior, type TestCharge } from '../case.fixture.ts';

const robbery = 'PC 211/212.5(c)';
const burglary = 'PC 459/460(b)';

describe('totals (R-C01)', () => {
  test('full terms outside section 1170.1 stand apart', () => {
    const rape = { crime: 'PC 261(a)(2)', enhancements: ['PC 12022.8'] };
    const { summary } = answerTo([
      { ...rape, victim: 'A' },
      { ...rape, victim: 'B' },
    ]);
    expect(summary).toMatchObject({
      totalDeterminate: 2 * (2880 + 1800),
      basePrincipalTerm: 0,
      separateTerms: 2 * 2880,
      separateTermEnhancements: 2 * 1800,
      subordinateTermBases: 0,
      subordinateTermEnhancements: 0,
    });
  });

  test.for([
    ['a life term alone has no years', [{ crime: 'PC 187(a) second degree' }], '', '15 - L'],
    ['nothing at all is no time', [], '0d', ''],
    ['a dismissed life term neither', [{ crime: 'PC 187(a) second degree', status: 'Dismissed' }], '0d', ''],
  ] as const)('%s', ([, charges, determinate, indeterminate]) => {
    expect(answerTo([...charges]).summary).toMatchObject({ determinate, indeterminate });
  });
});

describe('a second strike doubles every slot, of a life term the minimum (R-B07)', () => {
  test.for([
    ['PC 211/212.5(c)', { lower: 1440, middle: 2160, upper: 3600 }],
    ['PC 187(a) second degree', { lower: null, middle: null, upper: 10_800 }],
  ] as const)('%s', ([crime, triad]) => {
    const [charge] = answerTo([{ crime }], { strikes: '1' }).charges;
    expect(charge?.triad).toEqual(triad);
  });
});

describe('place (R-A04)', () => {
  test.for([
    [
      'a serious prior acquitted',
      [{ crime: burglary }],
      { caseEnhancements: prior('PC 667(a)(1)', { status: 'Acquitted' }) },
      'jail1170h',
    ],
    [
      'a prison felony dismissed beside it',
      [{ crime: burglary }, { crime: robbery, status: 'Dismissed' }],
      {},
      'jail1170h',
    ],
    ['an enhancement that bars nothing', [{ crime: 'HS 11351', enhancements: ['PC 12022.5(a)'] }], {}, 'prison'],
    [
      'a fraud enhancement dismissed',
      [
        {
          crime: burglary,
          enhancements: [
            {
              crime: { statute: 'PC 186.11', kind: 'conduct', severity: 'felony', terms: { upper: '5y' } },
              status: 'Dismissed',
            },
          ],
        },
      ],
      {},
      'jail1170h',
    ],
    [
      'excessive taking',
      [
        {
          crime: burglary,
          enhancements: [
            { crime: { statute: 'PC 12022.6', kind: 'conduct', severity: 'felony', terms: { upper: '1y' } } },
          ],
        },
      ],
      {},
      'jail1170h',
    ],
    [
      'a misdemeanor beside a dismissed felony',
      [{ crime: 'PC 148(a)(1)' }, { crime: robbery, status: 'Dismissed' }],
      {},
      'jail',
    ],
  ] as const)('%s', ([, charges, more, place]) => {
    expect(answerTo(charges as readonly TestCharge[], more).summary.place).toBe(place);
  });
});

describe('conspiracy (R-A12)', () => {
  test.for([
    ['PC 211/212.5(c)', 15, 50],
    ['PC 187(a) first degree', 0, 0],
  ] as const)('%s earns %i completed and %i conspired', ([crime, completed, conspired]) => {
    const rate = (state: 'Completed' | 'Conspiracy') => answerTo([{ crime, state }]).credits.byCount[0]?.prisonCredit;
    expect([rate('Completed'), rate('Conspiracy')]).toEqual([completed, conspired]);
  });

  test.for([
    ['Completed', '0', 0, 'PC 2933.2(a), (c)'],
    ['Conspiracy', '15', 15, 'PC 2933.1(c)'],
  ] as const)(
    'murder, %s, earns before sentence at %s: %i of 100 days under %s',
    ([state, rate, conduct, authority]) => {
      const custody = [{ in: '2026-01-01', out: '2026-04-10', rate: 'auto' }] as const;
      const { credits } = answerTo([{ crime: 'PC 187(a) first degree', state }], { custody });
      expect(credits).toMatchObject({ actual: 100, rate, conduct, groups: [{ authority }] });
    },
  );

  test('is served where its target is, of a misdemeanor under PC 1170(h)', () => {
    const conspired = (crime: string) => ({ crime, state: 'Conspiracy' }) as const;
    expect(answerTo([conspired('PC 29800(a)(1)')]).summary.place).toBe('prison');
    expect(answerTo([conspired('PC 459/460(b)')]).summary.place).toBe('jail1170h');
    const barred = answerTo([conspired('PC 148(a)(1)'), { crime: robbery }]);
    expect(barred.notices.find(({ code }) => code === 'PRISON_BAR_1170H3')?.charges).toEqual(['c1']);
  });

  test('is named in the rule words of its count', () => {
    expect(answerTo([{ crime: robbery, state: 'Conspiracy' }]).charges[0]?.ruleWords).toContain('CONSP');
  });
});

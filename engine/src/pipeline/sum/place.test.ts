import { describe, expect, test } from 'vitest';
import { answerTo, codesOf, prior } from '../../case.fixture.ts';

const burglary = 'PC 459/460(b)';

describe('where the time is served, PC 1170(h) (R-A04)', () => {
  const place = (charges: Parameters<typeof answerTo>[0], more = {}) => answerTo(charges, more).summary.place;

  test.for([
    ['a jail felony', [{ crime: burglary }], {}, 'jail1170h'],
    ['beside a prison felony', [{ crime: burglary }, { crime: 'PC 29800(a)(1)' }], {}, 'prison'],
    ['made serious by a weapon', [{ crime: burglary, enhancements: ['PC 12022(b)(1)'] }], {}, 'prison'],
    ['with a prior strike', [{ crime: burglary }], { strikes: '1' }, 'prison'],
    [
      'with a serious prior that adds nothing',
      [{ crime: burglary }],
      { caseEnhancements: prior('PC 667(a)(1)') },
      'prison',
    ],
    [
      'with a serious prior dismissed',
      [{ crime: burglary }],
      { caseEnhancements: prior('PC 667(a)(1)', { status: 'Dismissed' }) },
      'jail1170h',
    ],
    [
      'with a prison prior',
      [{ crime: burglary, date: '2019-01-01' }],
      { caseEnhancements: prior('PC 667.5(b)'), sentencingDate: '2019-06-01' },
      'jail1170h',
    ],
    [
      'with a prison prior for a sexually violent offense',
      [{ crime: burglary }],
      { caseEnhancements: prior('PC 667.5(b)', { findings: ['sexually-violent-prior'] }) },
      'prison',
    ],
    ['after a prison term for a violent felony, PC 667.7(a)', [{ crime: burglary }], { violentPriors: 1 }, 'prison'],
    ['that must register', [{ crime: { like: burglary, groups: ['REG290'] } }], {}, 'prison'],
    [
      'beside a misdemeanor that must register',
      [{ crime: burglary }, { crime: { like: 'PC 148(a)(1)', statute: 'PC 314(1)', groups: ['REG290'] } }],
      {},
      'prison',
    ],
    [
      'beside a misdemeanor of a registrant',
      [{ crime: burglary }, { crime: { like: 'PC 148(a)(1)', statute: 'PC 290.018(a)' } }],
      {},
      'prison',
    ],
    [
      'beside a misdemeanor whose registration hangs on the ages',
      [{ crime: burglary }, { crime: { like: 'PC 148(a)(1)', statute: 'PC 286(b)(1)', groups: ['REG290'] } }],
      {},
      'jail1170h',
    ],
    ['beside a serious felony stayed', [{ crime: burglary }, { crime: 'PC 422', status: 'Stayed654' }], {}, 'prison'],
    [
      'beside a serious felony dismissed',
      [{ crime: burglary }, { crime: 'PC 422', status: 'Dismissed' }],
      {},
      'jail1170h',
    ],
    [
      'beside a prison felony stayed that bars nothing',
      [{ crime: burglary }, { crime: 'PC 29800(a)(1)', status: 'Stayed654' }],
      {},
      'jail1170h',
    ],
    [
      'the day before realignment',
      [{ crime: burglary, date: '2011-01-01' }],
      { sentencingDate: '2011-09-30' },
      'prison',
    ],
    [
      'the first day of realignment',
      [{ crime: burglary, date: '2011-01-01' }],
      { sentencingDate: '2011-10-01' },
      'jail1170h',
    ],
    ['a misdemeanor', [{ crime: 'PC 148(a)(1)' }], {}, 'jail'],
    ['a misdemeanor dismissed', [{ crime: 'PC 148(a)(1)', status: 'Dismissed' }], {}, 'none'],
    ['nothing', [], {}, 'none'],
  ] as const)('%s', ([, charges, more, expected]) => {
    expect(place(charges, more)).toBe(expected);
  });

  const drugs = (enhancement: string, date: string) => {
    const crime = { statute: enhancement, kind: 'conduct', severity: 'felony', terms: { upper: '5y' } } as const;
    return answerTo([{ crime: 'HS 11351', date, enhancements: [{ crime }] }]);
  };

  test.for([
    ['PC 12022(c)', '2024-12-17', 'jail1170h'],
    ['PC 12022(c)', '2024-12-18', 'prison'],
    ['HS 11370.4(a)(1)(A)', '2024-12-17', 'jail1170h'],
    ['HS 11370.4(a)(1)(A)', '2024-12-18', 'prison'],
    ['HS 11379.8(a)(1)', '2024-12-18', 'jail1170h'],
  ] as const)('drugs with %s on %s: %s (Proposition 36 of 2024)', ([enhancement, date, expected]) => {
    const sentenced = drugs(enhancement, date);
    expect(sentenced.summary.place).toBe(expected);
    expect(codesOf(sentenced).includes('PRISON_BAR_1170H3')).toBe(expected === 'prison');
  });

  test('theft in a pattern, PC 186.11, brings prison whatever its day: PC 1170(h)(3)(D)', () => {
    const crime = { statute: 'PC 186.11(a)(3)', kind: 'conduct', severity: 'felony', terms: { upper: '2y' } } as const;
    const theft = { crime: 'VC 10851(a)', date: '2012-01-01', enhancements: [{ crime }] };
    const other = { ...theft, enhancements: [] };
    expect(answerTo([theft, other]).summary.place).toBe('prison');
    expect(answerTo([other]).summary.place).toBe('jail1170h');
  });

  test('no bar is spoken of before realignment', () => {
    const sentenced = answerTo([{ crime: burglary, date: '2011-01-01' }], { sentencingDate: '2011-09-30' });
    expect(codesOf(sentenced)).not.toContain('PRISON_BAR_1170H3');
  });
});

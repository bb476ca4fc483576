import { describe, expect, test } from 'vitest';
import { answerTo, codesOf, prior, row } from '../../case.fixture.ts';

const robbery = 'PC 211/212.5(c)';
const burglary = 'PC 459/460(b)';

describe('status rows (R-B02.5)', () => {
  test('a prior counts while a current conviction triggers it', () => {
    const serious = prior('PC 667(a)(1)');
    const without = answerTo([{ crime: burglary }], { caseEnhancements: serious });
    expect(row(without, 's1')).toEqual(['stayed', 1800, 'PC 667(a)(1)']);
    expect(codesOf(without)).toContain('STATUS_STAYED');
    const withRobbery = answerTo([{ crime: burglary }, { crime: robbery }], { caseEnhancements: serious });
    expect(row(withRobbery, 's1')).toEqual(['status', 1800, 'PC 667(a)(1)']);
  });

  test.for([
    ['PC 451(d)', 'PC 451.1', 'stayed'],
    ['PC 452(b)', 'PC 452.1', 'status'],
  ] as const)(
    'a prior beside another circumstance of %s: one term of § 451.1, one for each of § 452.1',
    ([statute, section, role]) => {
      const of = (named: string, kind: 'conduct' | 'status' | 'crime') =>
        ({ statute: named, kind, severity: 'felony', terms: { upper: '3y' } }) as const;
      const crime = of(statute, 'crime');
      const enhancements = [{ crime: of(`${section}(a)`, 'conduct') }];
      const more = { caseEnhancements: prior(of(`${section}(a)(1)`, 'status')) };
      expect(row(answerTo([{ crime, enhancements }], more), 's1')[0]).toBe(role);
      expect(row(answerTo([{ crime, enhancements }, { crime }], more), 's1')[0]).toBe('status');
    },
  );

  test.for([
    ['the day before the act', '2026-02-28', 'status'],
    ['the day of the act', '2026-03-01', 'status'],
    ['the day after the act', '2026-03-02', 'stayed'],
  ] as const)('a conviction of %s, People v. Rojas (1988) 206 Cal.App.3d 795', ([, priorDate, role]) => {
    const sentenced = answerTo([{ crime: robbery, date: '2026-03-01' }], {
      caseEnhancements: prior('PC 667(a)(1)', { priorDate }),
    });
    expect(row(sentenced, 's1')[0]).toBe(role);
    const words = 'the conviction is later than the act';
    expect(sentenced.caseEnhancements[0]?.steps.some((step) => step.words.includes(words))).toBe(role === 'stayed');
  });

  test('a later count that comes after the conviction makes it count', () => {
    const sentenced = answerTo(
      [
        { crime: robbery, date: '2026-03-01' },
        { crime: robbery, date: '2026-06-01' },
      ],
      { caseEnhancements: prior('PC 667(a)(1)', { priorDate: '2026-05-01' }) },
    );
    expect(row(sentenced, 's1')).toEqual(['status', 1800, 'PC 667(a)(1)']);
  });

  test.for([
    ['an earlier act', '2026-02-28', 'c1', 'status'],
    ['an act of the same day', '2026-03-01', 'c1', 'status'],
    ['a later act', '2026-03-02', 'c1', 'stayed'],
    ['the same act', '2026-02-28', 'c2', 'stayed'],
  ] as const)('release from %s, PC 12022.1(a)', ([, date, primary, role]) => {
    const sentenced = answerTo([
      { crime: robbery, date },
      { crime: burglary, date: '2026-03-01', enhancements: [{ crime: 'PC 12022.1', primary }] },
    ]);
    expect(row(sentenced, 'c2e1')[0]).toBe(role);
  });

  test('probation granted leaves no trigger', () => {
    const sentenced = answerTo([{ crime: robbery, probation: { granted: true } }], {
      caseEnhancements: prior('PC 667(a)(1)'),
    });
    expect(row(sentenced, 's1')[0]).toBe('stayed');
  });

  test.for([
    ['2019-12-31', [], 'status'],
    ['2020-01-01', [], 'stayed'],
    ['2020-01-01', ['sexually-violent-prior'], 'status'],
  ] as const)('a prison prior sentenced on %s with %j is %s (SB 136)', ([sentencingDate, findings, role]) => {
    const sentenced = answerTo([{ crime: robbery, date: '2016-01-01' }], {
      sentencingDate,
      caseEnhancements: prior('PC 667.5(b)', { findings }),
    });
    expect(row(sentenced, 's1')[0]).toBe(role);
    expect(sentenced.caseEnhancements[0]?.steps.at(-1)?.authority).toBe(
      role === 'status' ? 'PC 1170.1(a)' : 'PC 1172.75',
    );
    expect(codesOf(sentenced).includes('PRIOR_VOID')).toBe(role === 'stayed');
    expect(sentenced.caseEnhancements[0]?.ruleWords).toEqual([role === 'status' ? 'STATUS1' : 'STAY']);
  });

  test.for([
    ['2017-12-31', [], 'status'],
    ['2018-01-01', [], 'stayed'],
    ['2018-01-01', ['prior-11380'], 'status'],
  ] as const)('a drug prior sentenced on %s with %j is %s (SB 180)', ([sentencingDate, findings, role]) => {
    const sentenced = answerTo([{ crime: 'HS 11378', date: '2016-01-01' }], {
      sentencingDate,
      caseEnhancements: prior('HS 11370.2', { findings }),
    });
    expect(row(sentenced, 's1')[0]).toBe(role);
  });

  test('one prior conviction counts once, for the greater term: People v. Jones (1993) 5 Cal.4th 1142', () => {
    const priors = (second: string) => [
      { id: 's1', crime: 'PC 667(a)(1)', priorDate: '2015-05-05' },
      { id: 's2', crime: 'PC 667.5(a)', priorDate: second },
    ];
    const same = answerTo([{ crime: robbery }], { caseEnhancements: priors('2015-05-05') });
    expect(same.summary.statusEnhancements).toBe(1800);
    expect(row(same, 's2')).toEqual(['stayed', 1080, 'PC 667.5(a)']);
    const other = answerTo([{ crime: robbery }], { caseEnhancements: priors('2010-05-05') });
    expect(other.summary.statusEnhancements).toBe(2880);
  });

  test('a prior given by facts is triggered as its section says', () => {
    const lewd = { statute: 'PC 667.51(a)', kind: 'status', severity: 'felony', terms: { upper: '5y' } } as const;
    const roleWith = (crime: string) => row(answerTo([{ crime }], { caseEnhancements: prior(lewd) }), 's1')[0];
    expect([roleWith('PC 288(a)'), roleWith(robbery), roleWith('PC 148(a)(1)')]).toEqual([
      'status',
      'stayed',
      'stayed',
    ]);
    const full = (statute: string) => ({ ...lewd, statute, kind: 'crime' }) as const;
    const drug = prior('HS 11370.2', { findings: ['prior-11380'] });
    const roleBeside = (statute: string) =>
      row(answerTo([{ crime: full(statute) }], { caseEnhancements: drug }), 's1')[0];
    expect([roleBeside('HS 11352(a)'), roleBeside('PC 211')]).toEqual(['status', 'stayed']);
    const serious = { ...lewd, statute: 'PC 667(a)(1)' };
    expect(row(answerTo([{ crime: burglary }], { caseEnhancements: prior(serious) }), 's1')[0]).toBe('stayed');
  });

  test('only a prison prior yields, only to a greater one that stands', () => {
    const date = '2015-05-05';
    const pair = (first: object, second: object) =>
      answerTo([{ crime: robbery }], {
        sentencingDate: '2019-01-01',
        caseEnhancements: [
          { id: 's1', crime: 'PC 667(a)(1)', priorDate: date, ...first },
          { id: 's2', crime: 'PC 667.5(b)', priorDate: date, ...second },
        ],
      }).caseEnhancements.map(({ role }) => role);
    expect(pair({}, {})).toEqual(['status', 'stayed']);
    expect(pair({ status: 'Dismissed' }, {})).toEqual(['inactive', 'status']);
    expect(pair({ crime: 'PC 12022.1' }, {})).toEqual(['status', 'status']);
    expect(pair({ crime: 'PC 667.5(a)' }, {})).toEqual(['status', 'stayed']);
    expect(pair({}, { crime: 'PC 12022.1' })).toEqual(['status', 'status']);
  });

  test('a prison prior stands beside five years that no serious felony brings', () => {
    const priorDate = '2015-05-05';
    const sentenced = answerTo([{ crime: burglary }], {
      sentencingDate: '2019-01-01',
      caseEnhancements: [
        { id: 's1', crime: 'PC 667(a)(1)', priorDate },
        { id: 's2', crime: 'PC 667.5(b)', priorDate },
      ],
    });
    expect(row(sentenced, 's1')[0]).toBe('stayed');
    expect(row(sentenced, 's2')).toEqual(['status', 360, 'PC 667.5(b)']);
  });

  test.for([
    ['priors of no known day are not taken for the same', ['PC 667(a)(1)', 'PC 667.5(a)'], undefined, 'status'],
    ['prison terms of no known day are two', ['PC 667.5(a)', 'PC 667.5(a)'], undefined, 'status'],
    ['of one day they are one, PC 667.5(g)', ['PC 667.5(a)', 'PC 667.5(a)'], '2015-05-05', 'stayed'],
    ['serious felonies of one day may be two', ['PC 667(a)(1)', 'PC 667(a)(1)'], '2015-05-05', 'status'],
  ] as const)('%s', ([, crimes, day, second]) => {
    const priors = crimes.map((crime, index) => ({ id: `s${index}`, crime, ...(day && { priorDate: day }) }));
    const { caseEnhancements } = answerTo([{ crime: robbery }], { caseEnhancements: priors });
    expect(caseEnhancements.map(({ role }) => role)).toEqual(['status', second]);
  });

  test.for([
    [1, 'stayed', 0],
    [2, 'status', 7200],
    [3, 'status', 10800],
  ] as const)('%i prior prison terms of PC 667.6(b), which asks for two: %s, %i days', ([times, role, days]) => {
    const rape = [{ crime: 'PC 261(a)(2)' }];
    const terms = { statute: 'PC 667.6(b)', kind: 'status', severity: 'felony', terms: { upper: '10y' } } as const;
    const sentenced = answerTo(rape, { caseEnhancements: prior(terms, { times }) });
    expect([row(sentenced, 's1')[0], sentenced.summary.statusEnhancements]).toEqual([role, days]);
    expect(sentenced.notices.filter(({ authority }) => authority === 'PC 667.6(b)')).toHaveLength(times === 1 ? 1 : 0);
  });

  test('two rows of PC 667.6(b) are two prison terms', () => {
    const terms = { statute: 'PC 667.6(b)', kind: 'status', severity: 'felony', terms: { upper: '10y' } } as const;
    const caseEnhancements = [
      { id: 's1', crime: terms },
      { id: 's2', crime: terms },
    ];
    expect(answerTo([{ crime: 'PC 261(a)(2)' }], { caseEnhancements }).summary.statusEnhancements).toBe(7200);
  });

  test('one of two dismissed leaves a single one, and another prior beside it does not make two', () => {
    const terms = { statute: 'PC 667.6(b)', kind: 'status', severity: 'felony', terms: { upper: '10y' } } as const;
    const roleBeside = (other: object) =>
      row(
        answerTo([{ crime: 'PC 261(a)(2)' }], {
          caseEnhancements: [
            { id: 's1', crime: terms },
            { id: 's2', crime: 'PC 667(a)(1)', ...other },
          ],
        }),
        's1',
      )[0];
    expect([roleBeside({ crime: terms, status: 'Dismissed' }), roleBeside({})]).toEqual(['stayed', 'stayed']);
  });

  test.for([
    ['PC 220(a)(1)/261', 'stayed'],
    ['PC 288(b)(1)', 'status'],
  ] as const)(
    'PC 667.6(a) and a present %s: %s, for (e)(9) names assault under (c) and (d) alone',
    ([statute, role]) => {
      const crime = { like: 'PC 261(a)(2)', statute };
      const five = { statute: 'PC 667.6(a)', kind: 'status', severity: 'felony', terms: { upper: '5y' } } as const;
      expect(row(answerTo([{ crime }], { caseEnhancements: prior(five) }), 's1')[0]).toBe(role);
    },
  );

  const lewd = { statute: 'PC 667.51(a)', kind: 'status', severity: 'felony', terms: { upper: '5y' } } as const;
  test.for([
    [prior(lewd), 1800, false],
    [prior(lewd, { times: 2 }), 1800, true],
    [
      [
        { id: 's1', crime: lewd },
        { id: 's2', crime: lewd },
      ],
      1800,
      true,
    ],
    [
      [
        { id: 's1', crime: lewd, status: 'Dismissed' },
        { id: 's2', crime: lewd },
      ],
      1800,
      false,
    ],
    [
      [
        { id: 's1', crime: 'PC 667(a)(1)' },
        { id: 's2', crime: lewd },
      ],
      3600,
      false,
    ],
  ] as const)('PC 667.51(a) is five years for a prior, case %#: %i days', ([caseEnhancements, days, twice]) => {
    const sentenced = answerTo([{ crime: 'PC 288(a)' }], { caseEnhancements: [...caseEnhancements] });
    expect(sentenced.summary.statusEnhancements).toBe(days);
    const notice = sentenced.notices.find(({ code }) => code === 'LEWD_PRIORS_MAKE_LIFE');
    expect(notice?.authority).toBe(twice ? 'PC 667.51(c)' : undefined);
  });

  test('a sex prior yields to the same conviction under PC 667(a): People v. Jones (1993) 5 Cal.4th 1142', () => {
    const date = '2015-05-05';
    const roles = answerTo([{ crime: 'PC 288(a)' }], {
      caseEnhancements: [
        { id: 's1', crime: lewd, priorDate: date },
        { id: 's2', crime: 'PC 667(a)(1)', priorDate: date },
      ],
    }).caseEnhancements.map(({ role }) => role);
    expect(roles).toEqual(['stayed', 'status']);
  });

  test('a misdemeanor triggers nothing', () => {
    const sentenced = answerTo([{ crime: 'PC 148(a)(1)' }], { caseEnhancements: prior('PC 12022.1') });
    expect(row(sentenced, 's1')).toEqual(['stayed', 720, 'PC 12022.1']);
  });

  test('a prior that bears on probation alone is not stayed', () => {
    const limitation = { statute: 'PC 1203(e)(4)', kind: 'probation', severity: 'felony', terms: {} } as const;
    const sentenced = answerTo([{ crime: robbery }], { caseEnhancements: prior(limitation) });
    expect(codesOf(sentenced)).not.toContain('ENHANCEMENT_NO_COUNT');
    expect(sentenced.caseEnhancements[0]?.status).toBe('Convicted');
  });

  test('a conduct enhancement of the case has no count to stand on', () => {
    const sentenced = answerTo([{ crime: robbery }], { caseEnhancements: prior('PC 12022.53(b)') });
    expect(sentenced.summary.totalDeterminate).toBe(1800);
    expect(codesOf(sentenced)).toContain('ENHANCEMENT_NO_COUNT');
  });

  test('a status row among a count’s enhancements counts for the case', () => {
    const sentenced = answerTo([{ crime: robbery }, { crime: robbery, enhancements: ['PC 12022.1'] }]);
    expect(row(sentenced, 'c2e1')).toEqual(['status', 720, 'PC 12022.1']);
    expect(sentenced.summary.totalDeterminate).toBe(1800 + 360 + 720);
  });
});

test.for([
  ['1982-06-08', 'stayed', 0],
  ['1982-06-09', 'status', 1800],
] as const)('a serious prior beside a robbery of %s: %s, PC 667(a) by Proposition 8', ([date, role, adds]) => {
  const sentenced = answerTo([{ crime: robbery, date }, { crime: burglary }], {
    caseEnhancements: prior('PC 667(a)(1)'),
  });
  expect(row(sentenced, 's1')).toEqual([role, 1800, 'PC 667(a)(1)']);
  expect(sentenced.summary.statusEnhancements).toBe(adds);
});

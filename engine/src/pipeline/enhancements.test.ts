import { describe, expect, test } from 'vitest';
import { answerTo, codesOf, prior, row, type TestCharge } from '../case.fixture.ts';

const robbery = 'PC 211/212.5(c)';
const burglary = 'PC 459/460(b)';

describe('attaching (R-B02.1)', () => {
  test('an enhancement for other crimes is stayed, with a notice', () => {
    const sentenced = answerTo([{ crime: burglary, enhancements: ['PC 12022.53(b)'] }]);
    expect(row(sentenced, 'c1e1')).toEqual(['stayed', 3600, 'PC 1170.1(e)']);
    expect(codesOf(sentenced)).toContain('ENHANCEMENT_NO_MATCH');
    expect(sentenced.charges[0]?.enhancements[0]?.status).toBe('Stayed');
  });

  test('a felony enhancement does not attach to a misdemeanor', () => {
    const sentenced = answerTo([{ crime: 'PC 148(a)(1)', enhancements: ['PC 12022.5(a)'] }]);
    expect(sentenced.summary).toMatchObject({ totalDeterminate: 0, exposureDaysMisdemeanor: 364 });
    expect(codesOf(sentenced)).toContain('ENHANCEMENT_NEEDS_FELONY');
  });

  test('any life felony is in the list of firearm crimes: PC 12022.53(a)(17)', () => {
    const crime = { like: 'PC 422', terms: { upper: '7-life' } };
    expect(row(answerTo([{ crime, enhancements: ['PC 12022.53(b)'] }]), 'c1e1')).toEqual([
      'indeterminate',
      3600,
      'PC 669',
    ]);
  });

  test('facts in full that name no groups refuse nothing; named groups do', () => {
    const facts = {
      statute: 'PC 999',
      kind: 'crime',
      severity: 'felony',
      terms: { upper: '5y' },
    } as const;
    const enhancements = ['PC 12022.53(b)'];
    expect(row(answerTo([{ crime: facts, enhancements }]), 'c1e1')[0]).toBe('principal');
    expect(row(answerTo([{ crime: { ...facts, groups: ['PROPERTY'] }, enhancements }]), 'c1e1')[0]).toBe('stayed');
  });

  test('what the user stayed or dismissed stays so', () => {
    const sentenced = answerTo([
      {
        crime: robbery,
        enhancements: [
          { crime: 'PC 12022.53(b)', status: 'Stayed' },
          { crime: 'PC 12022.7(a)', status: 'Dismissed' },
        ],
      },
    ]);
    expect(row(sentenced, 'c1e1')[0]).toBe('stayed');
    expect(row(sentenced, 'c1e2')[0]).toBe('inactive');
    expect(sentenced.summary.totalDeterminate).toBe(1800);
  });

  test('an enhancement for violent felonies attaches to one that another enhancement makes violent', () => {
    const charge = { crime: 'PC 245(a)(4)', enhancements: ['PC 12022.7(a)', 'PC 186.22(b)(1)(C)'] };
    expect(row(answerTo([charge]), 'c1e2')).toEqual(['principal', 3600, 'PC 1170.1(a)']);
    expect(row(answerTo([{ ...charge, enhancements: ['PC 186.22(b)(1)(C)'] }]), 'c1e1')[0]).toBe('stayed');
  });
});

describe('the greatest only (R-A17, R-B02.4)', () => {
  test('one firearm and one injury term stand together, the others are stayed', () => {
    const sentenced = answerTo([
      {
        crime: robbery,
        term: 'middle',
        enhancements: ['PC 12022.53(b)', 'PC 12022.5(a)', 'PC 12022.7(a)'],
      },
    ]);
    expect(row(sentenced, 'c1e1')).toEqual(['principal', 3600, 'PC 1170.1(a)']);
    expect(row(sentenced, 'c1e2')).toEqual(['stayed', 3600, 'PC 12022.53(f)']);
    expect(row(sentenced, 'c1e3')).toEqual(['principal', 1080, 'PC 1170.1(a)']);
    expect(sentenced.summary.totalDeterminate).toBe(1080 + 3600 + 1080);
  });

  test('PC 12022.53(d) leaves no injury term', () => {
    const sentenced = answerTo([{ crime: robbery, enhancements: ['PC 12022.53(d)', 'PC 12022.7(a)'] }]);
    expect(row(sentenced, 'c1e2')).toEqual(['stayed', 1080, 'PC 12022.53(f)']);
    expect(sentenced.summary).toMatchObject({ totalDeterminate: 1800, totalIndeterminate: 9000 });
  });

  test('of two weapon terms outside PC 12022.53 the lesser is stayed under PC 1170.1(f)', () => {
    const sentenced = answerTo([{ crime: 'PC 245(a)(4)', enhancements: ['PC 12022(b)(1)', 'PC 12022.5(a)'] }]);
    expect(row(sentenced, 'c1e1')).toEqual(['stayed', 360, 'PC 1170.1(f)']);
    expect(sentenced.summary.totalDeterminate).toBe(1440 + 3600);
  });

  test('what the user stayed takes nothing from the others', () => {
    const sentenced = answerTo([
      { crime: robbery, enhancements: [{ crime: 'PC 12022.53(d)', status: 'Stayed' }, 'PC 12022.7(a)'] },
    ]);
    expect(row(sentenced, 'c1e2')).toEqual(['principal', 1080, 'PC 1170.1(a)']);
  });

  test('injury terms count once for each victim', () => {
    const injured = (victims: readonly string[]): TestCharge => ({
      crime: robbery,
      enhancements: victims.map((victim) => ({ crime: 'PC 12022.7(a)', victim })),
    });
    expect(answerTo([injured(['A', 'B'])]).summary.totalDeterminate).toBe(1800 + 2 * 1080);
    const same = answerTo([injured(['A', 'A'])]);
    expect(same.summary.totalDeterminate).toBe(1800 + 1080);
    expect(row(same, 'c1e2')).toEqual(['stayed', 1080, 'PC 1170.1(g)']);
  });
});

describe('raised flags (R-B02.3)', () => {
  const flags = (charge: TestCharge) => {
    const [first] = answerTo([charge]).charges;
    return [first?.serious, first?.violent];
  };

  test.for([
    ['PC 12022.7(a)', [true, true]],
    ['PC 12022.5(a)', [true, true]],
    ['PC 12022(b)(1)', [true, false]],
  ] as const)('%s', ([enhancement, expected]) => {
    expect(flags({ crime: 'PC 245(a)(4)', enhancements: [enhancement] })).toEqual(expected);
  });

  test('nothing raises what is stayed', () => {
    const enhancements = [{ crime: 'PC 12022.7(a)', status: 'Stayed' }] as const;
    expect(flags({ crime: 'PC 245(a)(4)', enhancements })).toEqual([false, false]);
  });

  test.for([
    ['2024-12-31', 50],
    ['2025-01-01', 15],
  ] as const)('rape by drugging on %s earns %i (PC 667.5(c)(24))', ([date, credit]) => {
    const sentenced = answerTo([{ crime: 'PC 261(a)(3)', date, findings: ['drugged'] }]);
    expect(sentenced.credits.byCount[0]?.prisonCredit).toBe(credit);
  });

  test('first degree burglary with a person present is violent', () => {
    expect(flags({ crime: 'PC 459/460(a)', findings: ['person-present'] })).toEqual([true, true]);
    expect(flags({ crime: 'PC 459/460(a)' })).toEqual([true, false]);
  });

  test('an attempt of it is not', () => {
    expect(flags({ crime: 'PC 664/459/460(a)', findings: ['person-present'] })).toEqual([true, false]);
  });

  test.for(['PC 518', 'PC 519', 'PC 520'])('%s by a gang is violent', (statute) => {
    const crime = { like: 'PC 29800(a)(1)', statute };
    expect(flags({ crime, findings: ['gang-felony'] })).toEqual([true, true]);
    expect(flags({ crime: { ...crime, statute: 'PC 530' }, findings: ['gang-felony'] })).toEqual([false, false]);
  });

  test('threats to a witness are violent with a gang finding only', () => {
    expect(flags({ crime: 'PC 136.1(b)(1)', findings: ['gang-felony'] })).toEqual([true, true]);
    expect(flags({ crime: 'PC 136.1(b)(1)' })).toEqual([true, false]);
  });
});

describe('status rows (R-B02.5)', () => {
  test('a prior counts while a current conviction triggers it', () => {
    const serious = prior('PC 667(a)(1)');
    const without = answerTo([{ crime: burglary }], { caseEnhancements: serious });
    expect(row(without, 's1')).toEqual(['stayed', 1800, 'PC 667(a)(1)']);
    expect(codesOf(without)).toContain('STATUS_STAYED');
    const withRobbery = answerTo([{ crime: burglary }, { crime: robbery }], { caseEnhancements: serious });
    expect(row(withRobbery, 's1')).toEqual(['status', 1800, 'PC 667(a)(1)']);
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

import { describe, expect, test } from 'vitest';
import { answerTo, codesOf, row, type TestCharge } from '../../case.fixture.ts';

const robbery = 'PC 211/212.5(c)';
const burglary = 'PC 459/460(b)';

describe('attaching (R-B02.1)', () => {
  test('an enhancement for other crimes is stayed, with a notice', () => {
    const sentenced = answerTo([{ crime: burglary, enhancements: ['PC 12022.53(b)'] }]);
    expect(row(sentenced, 'c1e1')).toEqual(['stayed', 3600, 'PC 12022.53(b)']);
    expect(codesOf(sentenced)).toContain('ENHANCEMENT_NO_MATCH');
    expect(sentenced.charges[0]?.enhancements[0]?.status).toBe('Stayed');
  });

  test('a felony enhancement does not attach to a misdemeanor', () => {
    const sentenced = answerTo([{ crime: 'PC 148(a)(1)', enhancements: ['PC 12022.5(a)'] }]);
    expect(sentenced.summary).toMatchObject({ totalDeterminate: 0, exposureDaysMisdemeanor: 364 });
    expect(codesOf(sentenced)).toContain('ENHANCEMENT_NEEDS_FELONY');
  });

  test.for([
    ['PC 12022.5(a)', 'PC 12022.5(a)'],
    // "the crime of which the defendant has been convicted", "the offenses", "an offense", "each violation"
    ['PC 12022.10(a)(1)', 'PC 1170.1(d)(1)'],
    ['PC 12022.85(a)', 'PC 1170.1(d)(1)'],
    ['PC 368(b)(2)(A)', 'PC 1170.1(d)(1)'],
    ['PC 12022.3(a)', 'PC 1170.1(d)(1)'],
  ] as const)('%s on a misdemeanor is stayed by %s', ([statute, authority]) => {
    const crime = { statute, kind: 'conduct', severity: 'felony', terms: { upper: '1y' } } as const;
    const sentenced = answerTo([{ crime: 'PC 148(a)(1)', enhancements: [{ crime }] }]);
    expect(row(sentenced, 'c1e1')).toEqual(['stayed', 360, authority]);
    expect(codesOf(sentenced)).toContain('ENHANCEMENT_NEEDS_FELONY');
  });

  test('registration follows misdemeanors too, the enhancements of its felonies do not', () => {
    const indecency = { like: 'PC 148(a)(1)', groups: ['REG290'] } as const;
    const flight = {
      statute: 'PC 289.5(d)',
      kind: 'conduct',
      severity: 'felony',
      terms: { upper: '2y' },
      attachesTo: ['REG290'],
    } as const;
    expect(codesOf(answerTo([{ crime: indecency, enhancements: [{ crime: flight }] }]))).toContain(
      'ENHANCEMENT_NEEDS_FELONY',
    );
  });

  test.for([
    ['one for misdemeanors too', { severity: 'misdemeanor' }],
    ['one whose list names the crime', { attachesTo: ['PROPERTY'] }],
  ] as const)('%s attaches to a misdemeanor', ([, more]) => {
    const crime = { like: 'PC 148(a)(1)', groups: ['PROPERTY'] } as const;
    const enhancement = { statute: 'PC 999', kind: 'conduct', severity: 'felony', terms: { upper: '1y' } } as const;
    const codes = codesOf(answerTo([{ crime, enhancements: [{ crime: { ...enhancement, ...more } }] }]));
    expect(codes).not.toContain('ENHANCEMENT_NEEDS_FELONY');
    expect(codes).not.toContain('ENHANCEMENT_NO_MATCH');
  });

  test('any life felony is in the list of firearm crimes: PC 12022.53(a)(17)', () => {
    const crime = { like: 'PC 422', terms: { upper: '7-life' } };
    expect(row(answerTo([{ crime, enhancements: ['PC 12022.53(b)'] }]), 'c1e1')).toEqual([
      'indeterminate',
      3600,
      'PC 669',
    ]);
  });

  test('so it is where the firearm list is one of several', () => {
    const crime = { like: 'PC 422', terms: { upper: '7-life' } };
    const gun = { like: 'PC 12022.53(b)', attachesTo: ['GUN53', 'PROPERTY'] } as const;
    expect(row(answerTo([{ crime, enhancements: [{ crime: gun }] }]), 'c1e1')[0]).toBe('indeterminate');
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

  test('the gang step of violent felonies is that of one which another enhancement makes violent, and of no other', () => {
    const charge = { crime: 'PC 245(a)(4)', enhancements: ['PC 12022.7(a)', 'PC 186.22(b)(1)(C)'] };
    expect(row(answerTo([charge]), 'c1e2')).toEqual(['principal', 3600, 'PC 1170.1(a)']);
    const alone = answerTo([{ ...charge, enhancements: ['PC 186.22(b)(1)(C)'] }]);
    expect(row(alone, 'c1e1')).toEqual(['principal', 1440, 'PC 1170.1(a)']);
    expect(alone.charges[0]?.enhancements[0]?.statute).toBe('PC 186.22(b)(1)(A)');
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

  test.for([
    ['25-life', 'stayed'],
    ['20y', 'principal'],
  ] as const)('of another principal’s shot, PC 12022.53(e)(1), %s: the injury term is %s', ([upper, role]) => {
    const shot = { statute: 'PC 12022.53(e)(1)', kind: 'conduct', severity: 'felony', terms: { upper } } as const;
    const sentenced = answerTo([{ crime: robbery, enhancements: [{ crime: shot }, 'PC 12022.7(a)'] }]);
    expect(row(sentenced, 'c1e2')[0]).toBe(role);
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

  test('PC 12022.53(f) names firearms; beside it other weapons are stayed under PC 1170.1(f)', () => {
    const knife = { statute: 'PC 12022(b)(1)', kind: 'conduct', severity: 'felony', terms: { upper: '1y' } } as const;
    const enhancements = ['PC 12022.53(b)', { crime: knife }, { crime: 'PC 12022.5(a)', term: 'lower' }] as const;
    const sentenced = answerTo([{ crime: robbery, enhancements }]);
    expect(row(sentenced, 'c1e2')).toEqual(['stayed', 360, 'PC 1170.1(f)']);
    expect(row(sentenced, 'c1e3')).toEqual(['stayed', 1080, 'PC 12022.53(f)']);
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

describe('crimes of PC 667.6: no limit on the number of their enhancements, PC 1170.1(h)', () => {
  const conduct = (statute: string, upper: string) =>
    ({ crime: { statute, kind: 'conduct', severity: 'felony', terms: { upper } } }) as const;
  const use = conduct('PC 12022.3(a)', '10y');
  const gun = conduct('PC 12022.5(a)', '10y');
  const injury = conduct('PC 12022.7(a)', '3y');
  const sexInjury = conduct('PC 12022.8', '5y');
  const rape = (...enhancements: readonly ReturnType<typeof conduct>[]) =>
    answerTo([{ crime: 'PC 261(a)(2)', enhancements }]);

  test('several for weapons and for injury stand together, and the answer says so', () => {
    const sentenced = rape(use, gun, sexInjury, injury);
    expect(sentenced.summary.totalDeterminate).toBe(2880 + 3600 + 3600 + 1800 + 1080);
    expect(codesOf(sentenced)).toContain('SEX_ENHANCEMENTS_UNLIMITED');
    expect(codesOf(rape(use, sexInjury))).not.toContain('SEX_ENHANCEMENTS_UNLIMITED');
    const struck = { ...gun, punishmentStruck: true };
    expect(codesOf(rape(use, struck))).not.toContain('SEX_ENHANCEMENTS_UNLIMITED');
  });

  test('an attempt is not in the list', () => {
    const sentenced = answerTo([{ crime: 'PC 261(a)(2)', state: 'Attempt', enhancements: [use, gun] }]);
    expect(row(sentenced, 'c1e2')).toEqual(['stayed', 3600, 'PC 1170.1(f)']);
    expect(codesOf(sentenced)).not.toContain('SEX_ENHANCEMENTS_UNLIMITED');
  });

  test('of a section that says so only one counts: PC 12022(e), 12022.5(a), (f), 12022.7(h)', () => {
    const domestic = conduct('PC 12022.7(e)', '4y');
    const sentenced = rape(conduct('PC 12022.7(b)', '5y'), injury, conduct('PC 12022.5(b)', '6y'), gun, domestic);
    expect(row(sentenced, 'c1e2')).toEqual(['stayed', 1080, 'PC 12022.7(h)']);
    // "except as provided in subdivision (b)": not the greater upper term of (a)
    expect(row(sentenced, 'c1e3')[0]).toBe('principal');
    expect(row(sentenced, 'c1e4')).toEqual(['stayed', 3600, 'PC 12022.5(a)']);
    expect(row(sentenced, 'c1e5')[0]).toBe('principal');
  });

  test('PC 12022.53(f) keeps its bars', () => {
    const sentenced = rape(conduct('PC 12022.53(d)', '25-life'), use, sexInjury);
    expect(row(sentenced, 'c1e2')).toEqual(['stayed', 3600, 'PC 12022.53(f)']);
    expect(row(sentenced, 'c1e3')).toEqual(['stayed', 1800, 'PC 12022.53(f)']);
  });

  test('each is full where the crime itself is a subordinate term', () => {
    const sentenced = answerTo([
      { crime: robbery, enhancements: ['PC 12022.53(c)'] },
      { crime: 'PC 261(a)(2)', enhancements: [use] },
    ]);
    expect(row(sentenced, 'c2')).toEqual(['subordinate', 720, 'PC 1170.1(a)']);
    expect(row(sentenced, 'c2e1')).toEqual(['subordinate', 3600, 'PC 1170.1(h)']);
  });
});

describe('injuries and victims', () => {
  const facts = (statute: string, upper: string) =>
    ({ crime: { statute, kind: 'conduct', severity: 'felony', terms: { upper } } }) as const;

  test('injury suffered by an elder stands once with personal injury, PC 1170.1(g), and makes nothing violent', () => {
    const elder = facts('PC 368(b)(2)(A)', '3y');
    const alone = answerTo([{ crime: 'PC 245(a)(4)', enhancements: [elder] }], { strikes: '2+' });
    expect(alone.charges[0]).toMatchObject({ violent: false, role: 'principal' });
    const both = answerTo([{ crime: 'PC 245(a)(4)', enhancements: [elder, facts('PC 12022.7(c)', '5y')] }]);
    expect(row(both, 'c1e1')).toEqual(['stayed', 1080, 'PC 368(j)']);
    expect(both.summary.totalDeterminate).toBe(1440 + 1800);
  });

  test.for([
    ['PC 368(b)(2)(B)', '5y', 'PC 368(b)(3)(B)', '7y'],
    ['PC 12022.7(a)', '3y', 'PC 368(b)(3)(A)', '5y'],
  ] as const)(
    'an elder’s injury and death: of %s, %s, and %s, %s, the greater, PC 368(j)',
    ([lesser, less, greater, most]) => {
      const enhancements = [facts(lesser, less), facts(greater, most)];
      const sentenced = answerTo([{ crime: 'PC 245(a)(4)', enhancements }]);
      expect(row(sentenced, 'c1e1')[0]).toBe('stayed');
      expect(row(sentenced, 'c1e1')[2]).toBe('PC 368(j)');
      expect(row(sentenced, 'c1e2')[0]).toBe('principal');
      expect(codesOf(sentenced)).toContain('STAYED_368J');
    },
  );

  test('of additional victims three count at most, VC 23558', () => {
    const victim = facts('VC 23558', '1y');
    const sentenced = answerTo([{ crime: 'PC 245(a)(4)', enhancements: [victim, victim, victim, victim] }]);
    expect(row(sentenced, 'c1e3')).toEqual(['principal', 360, 'PC 1170.1(a)']);
    expect(row(sentenced, 'c1e4')).toEqual(['stayed', 360, 'VC 23558']);
    expect(sentenced.summary.totalDeterminate).toBe(1440 + 3 * 360);
    expect(codesOf(sentenced)).toContain('STAYED_VC_23558');
  });

  test("who only knew of another's firearm was not armed: no third strike, PC 667(e)(2)(C)(iii)", () => {
    const sentenced = (statute: string) =>
      answerTo([{ crime: 'HS 11378', enhancements: [facts(statute, '3y')] }], { strikes: '2+' }).summary;
    expect(sentenced('PC 12022(d)')).toMatchObject({ totalIndeterminate: 0, totalDeterminate: 2160 + 1080 });
    expect(sentenced('PC 12022(c)')).toMatchObject({ totalIndeterminate: 9000, totalDeterminate: 1080 });
  });
});

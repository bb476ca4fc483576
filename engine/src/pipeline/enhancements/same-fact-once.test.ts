import { describe, expect, test } from 'vitest';
import type { TestCharge } from '../../case.fixture.ts';
import { answerTo, codesOf, row } from '../../case.fixture.ts';

const conduct = (statute: string, upper: string) =>
  ({ crime: { statute, kind: 'conduct', severity: 'felony', terms: { upper } } }) as const;
const injury = conduct('PC 12022.7(a)', '3y');
const graverInjury = conduct('PC 12022.7(b)', '5y');
const firearm = conduct('PC 12022.5(a)', '10y');
const weapon = conduct('PC 12022(b)(1)', '1y');
const assault = (date: string, enhancements: NonNullable<TestCharge['enhancements']>, more: Partial<TestCharge> = {}) =>
  answerTo([{ crime: 'PC 245(a)(4)', date, enhancements, ...more }]);

describe('only the greatest of one fact counts, by the law of the act', () => {
  test.for([
    ['1977-07-01', 'former PC 1170.1(d), (e)'],
    ['1997-12-31', 'former PC 1170.1(d), (e)'],
    ['1998-01-01', 'PC 1170.1(g)'],
  ] as const)('two injuries of %s: %s', ([date, authority]) => {
    expect(row(assault(date, [injury, graverInjury]), 'c1e1')).toEqual(['stayed', 1080, authority]);
  });

  test.for([
    ['1997-12-31', 'former PC 1170.1(d), (e)'],
    ['1998-01-01', 'PC 1170.1(f)'],
  ] as const)('two weapons of %s: %s', ([date, authority]) => {
    expect(row(assault(date, [weapon, firearm]), 'c1e1')).toEqual(['stayed', 360, authority]);
  });

  test.for([
    ['1997-12-31', 'stayed'],
    ['1998-01-01', 'principal'],
  ] as const)('injuries of two victims of one crime of %s: the lesser is %s', ([date, role]) => {
    const enhancements = [
      { ...injury, victim: 'V' },
      { ...graverInjury, victim: 'W' },
    ];
    expect(row(assault(date, enhancements, { crime: 'PC 211/212.5(c)' }), 'c1e1')[0]).toBe(role);
  });
});

describe('a weapon and an injury before 1998, former PC 1170.1(d), (e)', () => {
  test.for([
    ['1997-12-31', 'stayed', 'former PC 1170.1(d), (e)', 1440 + 3600],
    ['1998-01-01', 'principal', 'PC 1170.1(a)', 1440 + 3600 + 1080],
  ] as const)('an assault of %s: the injury is %s', ([date, role, authority, total]) => {
    const sentenced = assault(date, [firearm, injury]);
    expect(row(sentenced, 'c1e2')).toEqual([role, 1080, authority]);
    expect(sentenced.summary.totalDeterminate).toBe(total);
    expect(codesOf(sentenced).includes('STAYED_FORMER_1170_1E')).toBe(role === 'stayed');
  });

  test.for(['PC 211/212.5(c)', 'PC 459/460(b)', 'PC 261(a)(2)', 'PC 187(a) second degree'])(
    'robbery, rape, burglary and life terms have both: %s',
    (crime) => {
      expect(row(assault('1996-03-14', [firearm, injury], { crime }), 'c1e2')[2]).not.toBe('former PC 1170.1(d), (e)');
    },
  );
});

test.for([
  ['1997-12-31', []],
  ['1998-01-01', ['PC 1170.1(f)']],
] as const)('a gun that a gang term of %s rests on stays it by %j', ([date, authorities]) => {
  const sentenced = answerTo([
    { crime: 'PC 245(a)(4)', date, gang: true, findings: ['same-gun-as-gang'], enhancements: [firearm] },
  ]);
  const stayed = sentenced.charges[0]?.enhancements.filter(({ role }) => role === 'stayed') ?? [];
  expect(stayed.map(({ authority }) => authority)).toEqual(authorities);
});

import { describe, expect, test } from 'vitest';
import { answerTo, row } from '../../case.fixture.ts';
import type { Terms } from '../../crime/crime-version.ts';

const gangRow = (statute: string, terms: Terms) =>
  ({ crime: { statute, kind: 'conduct', severity: 'felony', terms } }) as const;
const felony = gangRow('PC 186.22(b)(1)(A)', { lower: '2y', middle: '3y', upper: '4y' });
const serious = gangRow('PC 186.22(b)(1)(B)', { upper: '5y' });
const violent = gangRow('PC 186.22(b)(1)(C)', { upper: '10y' });

describe('a filed gang row stands at the step of its felony, PC 186.22(b)(1) (R-A18)', () => {
  test.for([
    ['PC 211/212.5(c)', felony, 3600, 'PC 186.22(b)(1)(C)'],
    ['PC 211/212.5(c)', serious, 3600, 'PC 186.22(b)(1)(C)'],
    ['PC 211/212.5(c)', violent, 3600, 'PC 186.22(b)(1)(C)'],
    ['PC 245(a)(1)', felony, 1800, 'PC 186.22(b)(1)(B)'],
    ['PC 459/460(b)', felony, 1440, 'PC 186.22(b)(1)(A)'],
    // a step too heavy: the felony is neither violent nor, the last, serious
    ['PC 245(a)(1)', violent, 1800, 'PC 186.22(b)(1)(B)'],
    ['PC 459/460(b)', serious, 1440, 'PC 186.22(b)(1)(A)'],
    ['PC 459/460(b)', violent, 1440, 'PC 186.22(b)(1)(A)'],
    // PC 667.5(c) names no attempted robbery, and no conspiracy to rob; PC 1192.7(c)(39), (43) names both
    ['PC 664/211/212.5(c)', violent, 1800, 'PC 186.22(b)(1)(B)'],
    ['PC 182/211/212.5(c)', violent, 1800, 'PC 186.22(b)(1)(B)'],
  ] as const)('%s with %j: %i', ([crime, gang, days, statute]) => {
    const sentenced = answerTo([{ crime, enhancements: [gang] }]);
    expect(row(sentenced, 'c1e1')).toEqual(['principal', days, 'PC 1170.1(a)']);
    expect(sentenced.charges[0]?.enhancements.map((each) => [each.statute, each.steps[0]?.authority])).toEqual([
      [statute, statute],
    ]);
  });

  test.for([
    ['PC 211/212.5(c)', [felony, violent], [3600, 3600], ['principal', 'stayed'], 1800 + 3600],
    ['PC 211/212.5(c)', [violent, felony], [3600, 3600], ['principal', 'stayed'], 1800 + 3600],
    ['PC 245(a)(1)', [felony, serious], [1800, 1800], ['principal', 'stayed'], 1440 + 1800],
    ['PC 459/460(b)', [felony, felony], [1440, 1440], ['principal', 'stayed'], 1080 + 1440],
  ] as const)('%s: one gang term, however many steps are filed (J-38)', ([crime, enhancements, days, roles, total]) => {
    const sentenced = answerTo([{ crime, enhancements }]);
    const rows = sentenced.charges[0]?.enhancements ?? [];
    expect(rows.map(({ determinateDays }) => determinateDays)).toEqual(days);
    expect(rows.map(({ role }) => role)).toEqual(roles);
    expect(sentenced.summary.totalDeterminate).toBe(total);
    expect(rows[1]?.authority).toBe('PC 186.22(b)(1)');
  });

  test('a step filed beside one dismissed stands', () => {
    const dismissed = { ...violent, status: 'Dismissed' } as const;
    const sentenced = answerTo([{ crime: 'PC 211/212.5(c)', enhancements: [dismissed, felony] }]);
    expect(row(sentenced, 'c1e2')).toEqual(['principal', 3600, 'PC 1170.1(a)']);
  });

  test('terms that the case file gives stand, and so does a row that is stayed', () => {
    const own = gangRow('PC 186.22(b)(1)(A)', { lower: '1y', middle: '2y', upper: '3y' });
    expect(row(answerTo([{ crime: 'PC 211/212.5(c)', enhancements: [own] }]), 'c1e1')[1]).toBe(1080);
    const stayed = { ...felony, status: 'Stayed' } as const;
    expect(row(answerTo([{ crime: 'PC 211/212.5(c)', enhancements: [stayed] }]), 'c1e1').slice(0, 2)).toEqual([
      'stayed',
      1440,
    ]);
  });

  test('a row raised to its step runs as it was filed', () => {
    const filed = { ...felony, run: 'consecutive' } as const;
    const sentenced = answerTo([
      { crime: 'PC 215', enhancements: ['PC 12022.53(c)'] },
      { crime: 'PC 211/212.5(c)', run: 'concurrent', enhancements: [filed] },
    ]);
    expect(row(sentenced, 'c2e1').slice(0, 2)).toEqual(['stayed', 3600]);
  });

  test.for(['Attempt', 'Conspiracy'] as const)('a robbery, %s, has the five years of a serious felony', (state) => {
    const sentenced = answerTo([{ crime: 'PC 211/212.5(c)', state, enhancements: ['PC 186.22(b)(1)(C)'] }]);
    expect(row(sentenced, 'c1e1')).toEqual(['principal', 1800, 'PC 1170.1(a)']);
  });

  test('attempted murder is violent, PC 667.5(c)(12)', () => {
    const sentenced = answerTo([
      { crime: 'PC 187(a) second degree', state: 'Attempt', enhancements: ['PC 186.22(b)(1)(C)'] },
    ]);
    expect(row(sentenced, 'c1e1')).toEqual(['principal', 3600, 'PC 1170.1(a)']);
  });

  test.for([
    ['PC 245(a)(4)', felony],
    ['PC 245(a)(4)', serious],
    ['PC 422', felony],
    ['PC 422', serious],
  ] as const)('%s, violent for its firearm alone, has the ten years and not the gun: %j (J-206)', ([crime, gang]) => {
    const sentenced = answerTo([{ crime, enhancements: [gang, { crime: 'PC 12022.5(a)', term: 'middle' }] }]);
    expect(row(sentenced, 'c1e1')).toEqual(['principal', 3600, 'PC 1170.1(a)']);
    expect(row(sentenced, 'c1e2')).toEqual(['stayed', 1440, 'PC 1170.1(f)']);
  });

  const participation = {
    statute: 'PC 186.22(a)',
    kind: 'crime',
    severity: 'felony',
    serious: true,
    terms: { lower: '16m', middle: '2y', upper: '3y' },
  } as const;

  test.for([felony, serious, violent])('participation itself stands at the first step: %j (J-207)', (gang) => {
    const sentenced = answerTo([{ crime: participation, enhancements: [gang] }]);
    expect(sentenced.charges[0]?.enhancements.map(({ statute }) => statute)).toEqual(['PC 186.22(b)(1)(A)']);
    expect(row(sentenced, 'c1e1')).toEqual(['principal', 1440, 'PC 1170.1(a)']);
  });

  test('participation that a knife makes serious has the five years, and they take in the knife', () => {
    const sentenced = answerTo([{ crime: participation, enhancements: [felony, 'PC 12022(b)(1)'] }]);
    expect(row(sentenced, 'c1e1')).toEqual(['principal', 1800, 'PC 1170.1(a)']);
    expect(row(sentenced, 'c1e2')[0]).toBe('stayed');
  });
});

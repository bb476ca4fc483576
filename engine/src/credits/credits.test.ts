import { describe, expect, test } from 'vitest';
import { burglary, factsOf } from './credits.fixture.ts';
import { credits } from './credits.ts';

const days244 = { in: '2026-01-01', out: '2026-09-01' } as const;

describe('credits of a chosen ratio', () => {
  test.for([
    ['50', 244, 'PC 4019(b), (c), (f)'],
    ['33', 122, 'former PC 4019(b), (c), (f)'],
    ['20', 61, 'PC 667(c)(5)'],
    ['15', 36, 'PC 2933.1(c)'],
    ['0', 0, 'PC 2933.2(c)'],
  ] as const)('TV28: 244 days at %s: %i under %s', ([rate, conduct, authority]) => {
    const answer = credits(factsOf([burglary], { custody: [{ ...days244, rate }] }));
    expect(answer).toMatchObject({ actual: 244, conduct, total: 244 + conduct });
    expect(answer.groups).toEqual([expect.objectContaining({ rate, days: 244, conduct, authority })]);
  });

  test('rows of one ratio are added before the formula: two odd rows lose no day (J-09)', () => {
    const custody = [
      { in: '2026-01-01', out: '2026-01-05', rate: '50' },
      { in: '2026-02-01', out: '2026-02-05', rate: '50' },
    ] as const;
    const answer = credits(factsOf([burglary], { custody }));
    expect(answer).toMatchObject({ actual: 10, conduct: 10 });
    expect(answer.rows.map(({ conduct }) => conduct)).toEqual([4, 4]);
  });

  test('the working names the ratio; a row that others hold is no group', () => {
    const custody = [
      { in: '2026-01-01', out: '2026-01-10', rate: '50' },
      { in: '2026-01-02', out: '2026-01-03', rate: '15' },
    ] as const;
    expect(credits(factsOf([burglary], { custody })).groups.map(({ working }) => working)).toEqual([
      '10 actual days at 50%: 10',
    ]);
  });

  test('rows of two ratios are two groups', () => {
    const custody = [
      { in: '2026-01-01', out: '2026-01-10', rate: '50' },
      { in: '2026-02-01', out: '2026-02-20', rate: '15' },
    ] as const;
    expect(credits(factsOf([burglary], { custody })).groups.map(({ days, conduct }) => [days, conduct])).toEqual([
      [10, 10],
      [20, 3],
    ]);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conductCredit, ratioRules } from './conduct-credit.ts';
import { jailCreditRegime } from './jail-credit-regime.ts';

const ratios = ['66', '50', '33', '20', '15'] as const;
const now = jailCreditRegime('2026-01-05', '2026-01-05', { prison: true, disqualified: false });
const old = jailCreditRegime('2005-12-15', '2005-12-15', { prison: true, disqualified: false });

describe('conduct credit (R-D02)', () => {
  test.for([
    [0, 0, 0, 0, 0, 0],
    [1, 1, 0, 0, 0, 0],
    [2, 4, 2, 1, 1, 0],
    [3, 5, 2, 1, 0, 0],
    [4, 8, 4, 2, 1, 0],
    [5, 9, 4, 2, 1, 0],
    [6, 12, 6, 3, 2, 0],
    [7, 13, 6, 3, 1, 1],
    [10, 20, 10, 5, 3, 1],
    [11, 21, 10, 5, 2, 1],
    [99, 197, 98, 49, 24, 14],
    [100, 200, 100, 50, 25, 15],
    [101, 201, 100, 50, 25, 15],
    [201, 401, 200, 100, 50, 30],
    [244, 488, 244, 122, 61, 36],
    [364, 728, 364, 182, 91, 54],
    [365, 729, 364, 182, 91, 54],
    [400, 800, 400, 200, 100, 60],
  ] as const)('%i days at 66, 50, 33, 20, 15: %i, %i, %i, %i, %i', ([days, ...expected]) => {
    expect(ratios.map((ratio) => conductCredit(days, ratio))).toEqual(expected);
    expect(conductCredit(days, '0')).toBe(0);
  });

  test('fractions are exact: two hundred days at a third is not 99', () => {
    expect(conductCredit(200, '33')).toBe(100);
    expect(conductCredit(100, '66')).toBe(200);
  });

  test.for([
    ['66', 'PC 4019.2'],
    ['50', 'PC 4019(b), (c), (f)'],
    ['33', 'former PC 4019(b), (c), (f)'],
    ['20', 'PC 667(c)(5)'],
    ['15', 'PC 2933.1(c)'],
    ['0', 'PC 2933.2(c)'],
  ] as const)('%s per cent is given under %s', ([ratio, authority]) => {
    expect(ratioRules[ratio].authority).toBe(authority);
  });

  test('50 per cent is section 4019 as it stands', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
        expect(conductCredit(days, '50')).toBe(now.earned(days));
      }),
    );
  });
});

describe('blocks of section 4019', () => {
  test.for([
    [0, 0, 0],
    [3, 0, 2],
    [4, 2, 4],
    [6, 2, 6],
    [7, 2, 6],
    [10, 4, 10],
    [99, 48, 98],
    [103, 50, 102],
    [223, 110, 222],
    [365, 182, 364],
  ] as const)('%i days: %i at two for four, %i at two for two', ([days, before, present]) => {
    expect([old.earned(days), now.earned(days)]).toEqual([before, present]);
  });
});

import { describe, expect, test } from 'vitest';
import { findLimitation } from './find-limitation.ts';
import { probationLimitations } from './limitations.ts';

describe('the table of limitations (R-E05)', () => {
  test('holds 66 provisions that bar without an end, one of former law, each with an id of its own', () => {
    expect(probationLimitations.filter(({ end }) => end === null)).toHaveLength(66);
    expect(new Set(probationLimitations.map(({ id }) => id)).size).toBe(probationLimitations.length);
  });

  test('keeps the drug bars that ended with 2021', () => {
    const ended = probationLimitations.filter(({ end }) => end !== null);
    expect(ended.map(({ statute, end, level }) => [statute, end, level])).toEqual([
      ['former PC 1203.07', '2021-12-31', 1],
      ['former PC 1203.073', '2021-12-31', 2],
      ['former HS 11370', '2021-12-31', 1],
    ]);
  });

  test.for([
    [1, 'PC 667(c)(2)', 1, true, 'PC 667(c)(2); PC 1170.12(a)(2)'],
    [5, 'PC 1203(e)(4)', 2, false, 'PC 1203(e)(4)'],
    [21, 'PC 1203.06(a)(1)', 1, true, 'PC 1203.06(a)(1)'],
    [25, 'PC 1203.065(b)', 3, false, 'PC 1203.065(b)'],
    [27, 'PC 1203.066(a)(1)', 1, true, 'PC 1203.066(a)(1), (c)(1)'],
    [36, 'PC 1203.066(d)', 5, false, 'PC 1203.066(d)'],
    [37, 'PC 1203.067', 4, false, 'PC 1203.067'],
    [46, 'PC 1203.09(f)', 2, true, 'PC 1203.09(f)'],
    [59, 'PC 654(b)', 1, false, 'PC 654(b)'],
    [60, 'PC 190.2(a)', 1, true, 'PC 190.2(a), 190.25(a); PC 1385.1'],
    [61, 'PC 190.3', 1, false, 'PC 190.3'],
  ] as const)('row %i is %s, level %i, pleadable %s, under %s', ([sortOrder, id, level, pleadable, authority]) => {
    expect(findLimitation(id)).toMatchObject({ sortOrder, id, level, pleadable, authority });
  });

  test.for(['PC 1203.06(a)(1)', 'PC 1203.075', 'PC 1203.09(a)', 'PC 12022.53(g)'])(
    '%s reaches attempts (J-18)',
    (id) => {
      expect(findLimitation(id)?.appliesToStates).toContain('Attempt');
    },
  );

  test('any other bar reaches completed crimes only', () => {
    expect(findLimitation('PC 1203.065(a)')?.appliesToStates).toEqual(['Completed']);
  });
});

test.for([
  ['1203.09(f)', 'PC 1203.09(f)'],
  ['pc 1203.09 (F)', 'PC 1203.09(f)'],
  ['PC 667(c)(2), 1170.12(a)(2)', 'PC 667(c)(2)'],
  ['11370', 'HS 11370'],
  ['PC 1203.065(b)/220', 'PC 1203.065(b)/220'],
  ['PC 1203.08(a)', 'PC 1203.08'],
  ['PC 1203.045(a)', 'PC 1203.045'],
  ['HS 11370(a)', 'HS 11370'],
  ['HS 11370(b)', 'HS 11370'],
  ['PC 1203.07(a)(1)', 'PC 1203.07(a)(1)'],
  ['PC 115(c)(2)', 'PC 115(c)'],
  ['PC 4532(d)(1)', 'PC 4532(c)'],
] as const)('%s names %s', ([section, id]) => {
  expect(findLimitation(section)?.id).toBe(id);
});

test('escape from a secure jail keeps the id that cases have stored, and cites its own subdivision', () => {
  expect(findLimitation('PC 4532(c)')).toMatchObject({
    statute: 'PC 4532(d)(1)',
    authority: 'PC 4532(d)(1)',
    level: 2,
  });
});

test('a section without a limitation names none', () => {
  expect(findLimitation('PC 1203.09')).toBeUndefined();
});

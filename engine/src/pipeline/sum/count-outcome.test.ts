import { describe, expect, test } from 'vitest';
import { answerTo, codesOf, row, sumOf } from '../../case.fixture.ts';

const robbery = 'PC 211/212.5(c)';
const burglary = 'PC 459/460(b)';

describe('rows that add nothing', () => {
  test.for([
    ['Stayed654', 'stayed', 'stay', 'PC 654'],
    ['Stayed', 'stayed', 'stay', 'PC 1170.1'],
    ['Dismissed', 'inactive', 'note', 'PC 1385'],
    ['Acquitted', 'inactive', 'note', 'PC 1166'],
  ] as const)('%s', ([status, role, last, authority]) => {
    const sentenced = answerTo([
      { crime: robbery },
      { crime: 'PC 245(a)(4)', status, enhancements: ['PC 12022.7(a)'] },
    ]);
    expect(row(sentenced, 'c2')).toEqual([role, 1440, authority]);
    expect(row(sentenced, 'c2e1')).toEqual([role, 1080, authority]);
    expect(sumOf(sentenced, 'c2').at(-1)).toEqual([last, 'determinate', 0, authority]);
    expect(sentenced.summary.totalDeterminate).toBe(1800);
    expect(sentenced.charges[1]?.countDays).toBe(2520);
  });

  test('probation suspends the term', () => {
    const sentenced = answerTo([{ crime: burglary, probation: { granted: true, jailDays: 180 } }]);
    expect(row(sentenced, 'c1')).toEqual(['stayed', 1080, 'PC 1203.1']);
    expect(sumOf(sentenced, 'c1').at(-1)).toEqual(['stay', 'determinate', 0, 'PC 1203.1']);
    expect(sentenced.charges[0]?.steps.at(-1)?.words).toBe(
      'suspended while probation is granted, with 180 days in jail',
    );
    expect(sentenced.summary).toMatchObject({ totalDeterminate: 0, probationJailDays: 180, place: 'jail' });
    expect(codesOf(sentenced)).toContain('PROBATION_SUSPENDS_TERM');
    const noJail = answerTo([{ crime: burglary, probation: { granted: true } }]);
    expect(noJail.charges[0]?.steps.at(-1)?.words).toBe('suspended while probation is granted');
  });
});

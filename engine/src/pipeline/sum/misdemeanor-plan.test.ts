import { describe, expect, test } from 'vitest';
import { answerTo, codesOf, row, sumOf } from '../../case.fixture.ts';

const burglary = 'PC 459/460(b)';

describe('misdemeanors and infractions (R-C03)', () => {
  test('consecutive ones are added in full, beside the felony time', () => {
    const sentenced = answerTo([{ crime: 'PC 243(e)(1)' }, { crime: 'PC 148(a)(1)', days: 100 }, { crime: burglary }]);
    expect(row(sentenced, 'c2')).toEqual(['misdemeanor', 100, 'PC 18.5']);
    expect(sumOf(sentenced, 'c2')).toEqual([
      ['set', 'misdemeanor', 100, 'PC 148(a)(1)'],
      ['add', 'misdemeanor', 100, 'PC 18.5'],
    ]);
    expect(sentenced.summary).toMatchObject({ exposureDaysMisdemeanor: 464, totalDeterminate: 1080 });
    expect(sentenced.charges[0]?.determinate).toBe('364d');
  });

  test('all concurrent and nothing else: the longest', () => {
    const sentenced = answerTo([
      { crime: 'PC 243(e)(1)', run: 'concurrent' },
      { crime: 'PC 148(a)(1)', run: 'concurrent', days: 100 },
    ]);
    expect(sentenced.summary).toMatchObject({ exposureDaysMisdemeanor: 364, place: 'jail' });
  });

  test('concurrent with a felony they add nothing', () => {
    const sentenced = answerTo([{ crime: burglary }, { crime: 'PC 243(e)(1)', run: 'concurrent' }]);
    expect(sentenced.summary.exposureDaysMisdemeanor).toBe(0);
  });

  test('more days than the maximum are cut, with a notice', () => {
    const sentenced = answerTo([{ crime: 'PC 148(a)(1)', days: 500 }]);
    expect(sentenced.summary.exposureDaysMisdemeanor).toBe(364);
    expect(codesOf(sentenced)).toContain('DAYS_ABOVE_MAXIMUM');
  });

  test('an infraction is no imprisonment', () => {
    const sentenced = answerTo([{ crime: 'VC 22350' }]);
    expect(row(sentenced, 'c1')).toEqual(['infraction', 0, 'PC 19.6']);
    expect(sentenced.summary.place).toBe('none');
  });
});

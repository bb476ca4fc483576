import { describe, expect, test } from 'vitest';
import { answerTo, codesOf, row } from '../../case.fixture.ts';
import type { CrimeFacts } from '../../case-file/case-file.ts';

const assault = 'PC 245(a)(4)';
const robbery = 'PC 211/212.5(c)';
const gangRow = (statute: string, upper: string): CrimeFacts => ({
  statute,
  kind: 'conduct',
  severity: 'felony',
  terms: { upper },
});

describe('the same injury: People v. Gonzalez (2009) 178 Cal.App.4th 1325, PC 1170.1(g)', () => {
  test.for([
    ['found with the count', { crime: assault, gang: true, enhancements: ['PC 12022.7(a)'] }, 'c1e1'],
    [
      'filed as PC 186.22(b)(1)(C)',
      { crime: assault, enhancements: [{ crime: gangRow('PC 186.22(b)(1)(C)', '10y') }, 'PC 12022.7(a)'] },
      'c1e2',
    ],
    [
      'filed as PC 186.22(b)(1)(B), which yields to (C): PC 667.5(c)(8)',
      { crime: assault, enhancements: [{ crime: gangRow('PC 186.22(b)(1)(B)', '5y') }, 'PC 12022.7(a)'] },
      'c1e2',
    ],
  ] as const)(
    'violent for the injury alone, the gang finding %s: ten years, and no more for the injury',
    ([, charge, injury]) => {
      const sentenced = answerTo([charge]);
      expect(sentenced.summary.totalDeterminate).toBe(1440 + 3600);
      expect(row(sentenced, injury)).toEqual(['stayed', 1080, 'PC 1170.1(g)']);
      expect(codesOf(sentenced)).toContain('STAYED_1170_1G');
      expect(sentenced.charges[0]?.violent).toBe(true);
    },
  );

  test('robbery is violent without the injury: both stand', () => {
    const sentenced = answerTo([{ crime: robbery, gang: true, enhancements: ['PC 12022.7(a)'] }]);
    expect(sentenced.summary.totalDeterminate).toBe(1800 + 3600 + 1080);
  });

  test('an injury before Proposition 21, when there was one gang term for every felony: both stand', () => {
    const sentenced = answerTo([{ crime: assault, date: '1999-05-05', gang: true, enhancements: ['PC 12022.7(a)'] }]);
    expect(sentenced.summary.totalDeterminate).toBe(1440 + 1080 + 1080);
  });

  test('an injury whose finding was dismissed: two, three or four years', () => {
    const dismissed = { crime: 'PC 12022.7(a)', status: 'Dismissed' } as const;
    const sentenced = answerTo([{ crime: assault, gang: true, enhancements: [dismissed] }]);
    expect(sentenced.summary.totalDeterminate).toBe(1440 + 1440);
  });

  test('serious for a weapon alone, PC 1192.7(c)(23): five years, and no more for the weapon, PC 1170.1(f)', () => {
    const sentenced = answerTo([{ crime: assault, gang: true, enhancements: ['PC 12022(b)(1)'] }]);
    expect(sentenced.summary.totalDeterminate).toBe(1440 + 1800);
    expect(row(sentenced, 'c1e1')).toEqual(['stayed', 360, 'PC 1170.1(f)']);
  });

  test('a weapon beside a felony serious without it: both stand', () => {
    const burglary = 'PC 459/460(a)';
    const sentenced = answerTo([{ crime: burglary, gang: true, enhancements: ['PC 12022(b)(1)'] }]);
    expect(sentenced.summary.totalDeterminate).toBe(2160 + 1800 + 360);
  });
});

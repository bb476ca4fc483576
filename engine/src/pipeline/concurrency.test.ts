import { describe, expect, test } from 'vitest';
import { answerTo, codesOf, row, rowOf, sumOf } from '../case.fixture.ts';

const robbery = 'PC 211/212.5(c)';
const life = { crime: 'PC 664/187(a) first degree', findings: ['premeditated'] } as const;

test('a section that commands a consecutive term is obeyed, in its own name', () => {
  const sentenced = answerTo([{ crime: 'PC 211/212.5(c)' }, { crime: 'PC 4532(b)(1)', run: 'concurrent' }]);
  expect(row(sentenced, 'c2')).toEqual(['subordinate', 240, 'PC 1170.1(a)']);
  expect(sentenced.charges[1]).toMatchObject({ mandatoryConsecutive: true, concurrent: false });
  expect(sentenced.charges[1]?.ruleWords).toContain('MAND');
  expect(sumOf(sentenced, 'c2').slice(-2)).toEqual([
    ['note', 'determinate', 0, 'PC 4532(b)(1)'],
    ['add', 'determinate', 240, 'PC 1170.1(a)'],
  ]);
  expect(rowOf(sentenced, 'c2').steps.at(-2)?.words).toContain('as the section itself commands');
});

test('a section that commands it of separate victims alone leaves one victim to the court', () => {
  const trafficking = { crime: 'PC 236.1(c)(2)', victim: 'A' };
  const sentenced = answerTo([trafficking, { ...trafficking, run: 'concurrent' }]);
  expect(sentenced.charges[1]).toMatchObject({ role: 'concurrent', mandatoryConsecutive: false });
});

test('of counts all marked concurrent, death runs before any minimum', () => {
  const murder = { crime: 'PC 187(a) first degree', run: 'concurrent' } as const;
  const { charges } = answerTo([murder, { ...murder, death: true, enhancements: ['PC 190.2'] }]);
  expect(charges.map(({ role }) => role)).toEqual(['concurrent', 'indeterminate']);
});

test('of equal life terms all marked concurrent the first runs', () => {
  const murder = { crime: 'PC 187(a) second degree', run: 'concurrent' } as const;
  expect(answerTo([murder, murder]).charges.map(({ role }) => role)).toEqual(['indeterminate', 'concurrent']);
});

describe('concurrency, PC 669 (R-B09)', () => {
  test('where every count is marked concurrent the longest life term runs', () => {
    const sentenced = answerTo([
      { ...life, run: 'concurrent' },
      { crime: 'PC 187(a) second degree', run: 'concurrent' },
      { crime: robbery, run: 'concurrent' },
    ]);
    expect(sentenced.summary).toMatchObject({ totalDeterminate: 0, totalIndeterminate: 5400 });
    expect(sentenced.charges.map(({ role }) => role)).toEqual(['concurrent', 'indeterminate', 'concurrent']);
    expect(codesOf(sentenced)).toContain('ALL_COUNTS_CONCURRENT');
  });

  test('life without parole before any minimum, and minimums with their firearm terms', () => {
    const murder = { crime: 'PC 187(a) first degree', run: 'concurrent' } as const;
    const second = { crime: 'PC 187(a) second degree', run: 'concurrent' } as const;
    const roles = (...charges: Parameters<typeof answerTo>[0]) => answerTo(charges).charges.map(({ role }) => role);
    expect(roles(murder, { ...murder, enhancements: ['PC 190.2'] })).toEqual(['concurrent', 'indeterminate']);
    expect(roles(murder, { ...second, enhancements: ['PC 12022.53(d)'] })).toEqual(['concurrent', 'indeterminate']);
    expect(roles(murder, second)).toEqual(['indeterminate', 'concurrent']);
  });

  test('of life terms that run at once the greatest minimum counts', () => {
    const sentenced = answerTo([life, { crime: 'PC 187(a) second degree', run: 'concurrent' }]);
    expect(sentenced.summary.totalIndeterminate).toBe(5400);
    expect(row(sentenced, 'c2')).toEqual(['concurrent', 5400, 'PC 669']);
    expect(sentenced.charges[1]?.steps.at(-1)).toMatchObject({ operation: 'add', amount: 2880 });
  });

  test('an enhancement expressly consecutive on a concurrent count is stayed (J-11)', () => {
    const sentenced = answerTo([
      { crime: 'PC 215' },
      { crime: robbery, run: 'concurrent', enhancements: [{ crime: 'PC 12022.7(a)', run: 'consecutive' }] },
    ]);
    expect(row(sentenced, 'c2e1')[0]).toBe('stayed');
    expect(codesOf(sentenced)).toContain('MISMATCH_CONCURRENT_ENH');
  });

  test('else it runs as its count does, and makes the count so much longer', () => {
    const sentenced = answerTo([
      { crime: 'PC 215' },
      {
        crime: robbery,
        run: 'concurrent',
        enhancements: ['PC 12022.7(a)', { crime: 'PC 12022.7(a)', status: 'Stayed' }],
      },
    ]);
    expect(sentenced.charges[1]?.countDays).toBe(2880);
    expect(row(sentenced, 'c2e1')).toEqual(['concurrent', 1080, 'PC 669']);
    expect(sentenced.summary.totalDeterminate).toBe(3240);
  });

  test('a section that commands consecutive terms is obeyed', () => {
    const crime = { like: 'PC 4501.5' };
    const sentenced = answerTo([{ crime: robbery }, { crime, run: 'concurrent' }]);
    expect(sentenced.charges[1]).toMatchObject({ mandatoryConsecutive: true, role: 'full-term' });
  });
});

test('a life term runs concurrently with a principal term that is consecutive', () => {
  const sentenced = answerTo([
    { crime: 'PC 187(a) second degree', run: 'concurrent' },
    { crime: robbery },
    { crime: 'PC 422', run: 'concurrent' },
  ]);
  expect(sentenced.charges.map(({ role }) => role)).toEqual(['concurrent', 'principal', 'concurrent']);
  expect(sentenced.summary).toMatchObject({ totalDeterminate: 1800, totalIndeterminate: 5400 });
});

test('of several concurrent life terms the greatest minimum counts, once', () => {
  const murder = (degree: 'first' | 'second') => ({ crime: `PC 187(a) ${degree} degree`, run: 'concurrent' }) as const;
  const sentenced = answerTo([life, murder('first'), murder('second')]);
  expect(sentenced.summary.totalIndeterminate).toBe(9000);
  expect(sumOf(sentenced, 'c2').at(-1)).toEqual(['add', 'indeterminate', 9000 - 2520, 'PC 669']);
  expect(sumOf(sentenced, 'c3').at(-1)).toEqual(['note', 'indeterminate', 0, 'PC 669']);
});

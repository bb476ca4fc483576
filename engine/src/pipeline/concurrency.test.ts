import { expect, test } from 'vitest';
import { answerTo, row } from '../case.fixture.ts';

test('a section that commands a consecutive term is obeyed, in its own name', () => {
  const sentenced = answerTo([{ crime: 'PC 211/212.5(c)' }, { crime: 'PC 4532(b)(1)', run: 'concurrent' }]);
  expect(row(sentenced, 'c2')).toEqual(['subordinate', 240, 'PC 1170.1(a)']);
  expect(sentenced.charges[1]).toMatchObject({ mandatoryConsecutive: true, concurrent: false });
  expect(sentenced.charges[1]?.ruleWords).toContain('MAND');
  expect(sentenced.charges[1]?.steps.map(({ authority }) => authority)).toContain('PC 4532(b)(1)');
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

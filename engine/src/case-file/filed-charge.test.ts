import { expect, test } from 'vitest';
import { answerTo, codesOf } from '../case.fixture.ts';

test.for([
  ['the later law of a range', { crime: 'PC 463(c)(1)', date: '2025-12-31', dateEnd: '2026-01-01' }, 2520],
  ['the law of the one day', { crime: 'PC 463(c)(1)', date: '2025-12-31' }, 2160],
  ['no range', { crime: 'PC 463(c)(1)', date: '2025-12-31', dateEnd: null }, 2160],
  ['a range of one day', { crime: 'PC 463(c)(1)', date: '2025-12-31', dateEnd: '2025-12-31' }, 2160],
] as const)('%s decides: %j (J-31)', ([, charge, days]) => {
  expect(answerTo([charge]).summary.totalDeterminate).toBe(days);
});

test('a range that begins before its section was law is read at its end, and crosses no version', () => {
  const sentenced = answerTo([{ crime: 'PC 459.5', date: '2014-11-04', dateEnd: '2014-11-05' }]);
  expect(sentenced.summary.exposureDaysMisdemeanor).toBe(180);
  expect(codesOf(sentenced)).not.toContain('RANGE_CROSSES_LAW_CHANGE');
});

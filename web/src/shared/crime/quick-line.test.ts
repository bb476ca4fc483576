import { expect, test } from 'vitest';
import { readQuickLine } from './quick-line.ts';

test.for([
  ['211 3/14/26 x3 +12022(b)(1)', { statute: '211', date: '2026-03-14', times: 3, enhancements: ['12022(b)(1)'] }],
  ['PC 459 x2', { statute: 'PC 459', date: null, times: 2, enhancements: [] }],
  [
    '211 + 12022.53(b) + 12022.7(a)',
    { statute: '211', date: null, times: 1, enhancements: ['12022.53(b)', '12022.7(a)'] },
  ],
  ['211 3/14/26', { statute: '211', date: '2026-03-14', times: 1, enhancements: [] }],
  ['211 x0', { statute: '211', date: null, times: 1, enhancements: [] }],
] as const)('%s is read whole', ([typed, line]) => {
  expect(readQuickLine(typed, '2026-11-20')).toEqual(line);
});

test.for(['211', 'PC 211/212.5(c)', 'robbery of a dwelling', '', 'x3', '664/211', '211 +'])(
  '%s is a search',
  (typed) => {
    expect(readQuickLine(typed, '2026-11-20')).toBeNull();
  },
);

import { expect, test } from 'vitest';
import type { CaseFile } from '../case-file/case-file.ts';
import { calibration } from '../catalogue.fixture.ts';
import { sentence } from '../sentence/sentence.ts';
import { countNumbers, rowNames } from './row-names.ts';

test.for([
  [[], ''],
  [[3], '3'],
  [[2, 1], '1, 2'],
  [[9, 1, 2, 3, 6, 8, 2], '1–3, 6, 8, 9'],
] as const)('counts %j: %s', ([numbers, text]) => {
  expect(countNumbers(numbers)).toBe(text);
});

const crime = { kind: 'crime', severity: 'felony', terms: { lower: '2y', middle: '3y', upper: '5y' } } as const;
const file: CaseFile = {
  caseFile: 1,
  charges: [1, 2, 3, 5].map((count) => ({
    id: `c${count}`,
    count,
    date: '2026-03-14',
    crime: { ...crime, statute: 'PC 211', groups: [] },
    enhancements:
      count === 2
        ? [
            {
              id: 'gun',
              crime: { statute: 'PC 12022(b)(1)', kind: 'conduct', severity: 'felony', terms: { upper: '1y' } },
            },
          ]
        : [],
  })),
};

test('rows go by their counts, and what hangs on one by its statute', () => {
  const answer = sentence(file, calibration, '2026-11-20');
  expect(rowNames(['c1', 'c3', 'c2', 'c5'], answer)).toBe('Counts 1–3, 5');
  expect(rowNames(['c5', 'gun'], answer)).toBe('Count 5; PC 12022(b)(1) of count 2');
  expect(rowNames([], answer)).toBe('');
});

import { expect, test } from 'vitest';
import { type TestRow, testWork } from '../work/work.fixture.ts';
import { comparedCounts, countText, lengthWords, shareDifference } from './compared-counts.ts';

const robbery: TestRow['crime'] = { statute: 'PC 211', terms: { upper: '5y' }, violent: true };

// ten years of a violent felony: PC 186.22(b)(1)(C)
test('what a gang finding adds is compared with its count', () => {
  const works = [true, false].map((isGang) => testWork([{ crime: robbery, charge: { isGang } }]));
  const [line] = comparedCounts(works);
  expect(line?.rows.map((row) => countText(row, line))).toEqual(['5y + 10y', '5y']);
  expect(line && shareDifference(line.rows[0], line.rows[1], lengthWords(line))?.words).toBe('10y less');
});

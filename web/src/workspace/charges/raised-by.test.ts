import { expect, test } from 'vitest';
import { type TestRow, testRow, testWork } from '../work/work.fixture.ts';
import { raisedBy } from './raised-by.ts';

const assault: TestRow['crime'] = { statute: 'PC 245(a)(4)', terms: { lower: '2y', middle: '3y', upper: '4y' } };
const on = { CountNumber: 1, parentCharge: 'c1' };
const injury: TestRow = {
  crime: { statute: 'PC 12022.7(a)', terms: { upper: '3y' }, kind: 'conduct', serious: true, violent: true },
  charge: on,
};
const weapon: TestRow = {
  crime: { statute: 'PC 12022(b)(1)', terms: { upper: '1y' }, kind: 'conduct', serious: true },
  charge: on,
};

const wordsOf = (...rows: readonly TestRow[]) => {
  const work = testWork(rows);
  return raisedBy(testRow(work, 'c1'), work.rows);
};

const cases: readonly (readonly [string, readonly TestRow[], string])[] = [
  ['an injury', [{ crime: assault }, injury], 'Violent by PC 12022.7(a)'],
  ['a weapon', [{ crime: assault }, weapon], 'Serious by PC 12022(b)(1)'],
  ['a fact', [{ crime: assault, charge: { Findings: ['personal-gbi'] } }], 'Serious by facts pleaded and proved'],
  ['nothing', [{ crime: assault }], ''],
  ['its own list', [{ crime: { ...assault, violent: true, serious: true } }, injury], ''],
];

test.for(cases)('raised by %s', ([, rows, words]) => {
  expect(wordsOf(...rows)).toBe(words);
});

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

test('a count on probation says its days in jail, and that its term is suspended', () => {
  const theft = { statute: 'PC 487(a)', terms: { upper: '3y' } };
  const works = [180, null].map((ProbationJailTimeDays) =>
    testWork([{ crime: theft, charge: { ProbationGranted: true, ProbationJailTimeDays } }]),
  );
  const [line] = comparedCounts(works);
  expect(line?.rows.map((row) => countText(row, line))).toEqual([
    '180d in jail, probation',
    '3y, suspended, probation',
  ]);
});

test('what hangs on a dismissed count is compared as dismissed, not as stayed', () => {
  const gun: TestRow = {
    crime: { statute: 'PC 12022.53(b)', kind: 'conduct', terms: { upper: '10y' } },
    charge: { CountNumber: 1, parentCharge: 'c1' },
  };
  const works = ([0, 2] as const).map((ChargeStatus) => testWork([{ crime: robbery, charge: { ChargeStatus } }, gun]));
  expect(comparedCounts(works).map((line) => line.rows.map((row) => countText(row, line)))).toEqual([
    ['5y', 'Dismissed'],
    ['10y', 'Dismissed'],
  ]);
});

test('a conspiracy to commit a misdemeanor is compared in years and months, as the felony it is', () => {
  const battery: TestRow['crime'] = { statute: 'PC 242', severity: 'misdemeanor', terms: { upper: '6m' } };
  const works = ([3, 1] as const).map((SelectedTerm) =>
    testWork([{ crime: battery, charge: { CrimeState: 'Conspiracy', SelectedTerm } }]),
  );
  const [line] = comparedCounts(works);
  expect(line && shareDifference(line.rows[0], line.rows[1], lengthWords(line))?.words).toBe('1y 8m less');
});

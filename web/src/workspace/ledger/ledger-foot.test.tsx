import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TestRow } from '../work/work.fixture.ts';
import { button, grave, prepare, robbery, row, show, theft } from './ledger.fixture.tsx';

beforeEach(prepare);
afterEach(() => vi.unstubAllGlobals());

test('a stayed count is outlined, not filled, and stands among what is not served', () => {
  show([{ crime: grave }, { crime: robbery, charge: { ChargeStatus: 3 } }]);
  expect(row(/PC 211/).getAttribute('data-tone')).toBe('out');
  expect(screen.getByText('count 2, 5y stayed 654')).toBeTruthy();
});

// 20y, and a third of the middle 14y for each of 19 more: PC 1170.1(a)
test.for([
  [1, '20y', null],
  [20, '108y 8m', 'true'],
] as const)('the total of %i counts, %s, stays in its column', ([counts, total, long]) => {
  show(Array.from({ length: counts }, () => ({ crime: grave })));
  expect(button(`Total ${total}, show all steps`).getAttribute('data-long')).toBe(long);
});

test('jail of probation is told at the foot and in the sum, where the total leaves it out too', () => {
  const granted: TestRow = { crime: theft, charge: { ProbationGranted: true, ProbationJailTimeDays: 180 } };
  show([{ crime: grave }, granted]);
  expect(screen.getByText('180 days, not in the total')).toBeTruthy();
  fireEvent.click(button(/^Total 20y, show all steps/));
  expect(screen.queryByText('1 not served')).toBeNull();
  expect(screen.getByText('suspended while probation is granted, with 180 days in jail')).toBeTruthy();
});

// jail is never part of a prison term: PC 19.2, 1170.1(a)
test('days of misdemeanors that a prison term leaves out of the total are told at the foot, and why', () => {
  const resisting: TestRow['crime'] = { statute: 'PC 148(a)(1)', severity: 'misdemeanor', terms: { upper: '364d' } };
  show([{ crime: grave }, { crime: resisting }, { crime: resisting }]);
  expect(button('Total 20y, show all steps')).toBeTruthy();
  expect(screen.getByText('728 days for misdemeanors, not in the total')).toBeTruthy();
});

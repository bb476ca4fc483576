import { expect, test } from 'vitest';
import { type TestRow, testWork } from '../work/work.fixture.ts';
import { foreseen, foreseenTotal } from './foreseen.ts';

const robbery: TestRow['crime'] = {
  statute: 'PC 211/212.5(c)',
  terms: { lower: '2y', middle: '3y', upper: '5y' },
  serious: true,
  violent: true,
  strike: true,
};
const work = testWork([{ crime: robbery }, { crime: robbery }]);

test.for([
  [{}, '6y'],
  [{ charges: { c1: { SelectedTerm: 1 }, c2: { SelectedTerm: 1 } } }, '3y'],
  [{ charges: { c2: { ChargeStatus: 2 } } }, '5y'],
  [{ charges: { c1: { NumberOfStrikes: '1' }, c2: { NumberOfStrikes: '1' } }, record: { NumberOfStrikes: 1 } }, '12y'],
] as const)('%o would bring %s', ([change, total]) => {
  expect(foreseenTotal(work, change, '2026-08-01')).toBe(total);
});

test('what is weighed is not done', () => {
  foreseenTotal(work, { charges: { c1: { ChargeStatus: 2 } } }, '2026-08-01');
  expect(foreseenTotal(work, {}, '2026-08-01')).toBe('6y');
});

test('what was weighed is not computed again when it is done', () => {
  const change = { charges: { c1: { SelectedTerm: 1 } } } as const;
  const weighed = foreseen(work, change, '2026-08-01');
  expect(foreseen(work, {}, '2026-08-01')).not.toBe(weighed);
  expect(foreseen(work, change, '2026-08-01')).toBe(weighed);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { strikesAfter } from '../scenarios/strikes-after.ts';
import { type TestRow, testWork } from '../work/work.fixture.ts';
import { grave, prepare, robbery, row, show, theft } from './ledger.fixture.tsx';

beforeEach(prepare);
afterEach(() => vi.unstubAllGlobals());

// PC 1192.7(c)(23): any felony in which the defendant personally used a deadly weapon; a strike by PC 667(d)(1)
test.for([
  ['by the weapon found with it', { serious: true }, 'Strike'],
  ['by the injury found with it', { serious: true, violent: true }, 'Violent Strike'],
  ['of neither', { statute: 'PC 12022.65(a)' }, ''],
] as const)('a charge is marked a strike %s, as Compare counts it', ([, flags, marks]) => {
  const found: TestRow['crime'] = { statute: 'PC 12022(b)(1)', kind: 'conduct', terms: { upper: '1y' }, ...flags };
  const rows: readonly TestRow[] = [{ crime: theft }, { crime: found, charge: { CountNumber: 1, parentCharge: 'c1' } }];
  show(rows);
  const words = [...row(/PC 487/).querySelectorAll('.word[data-tone]')].map((each) => each.textContent.trim());
  expect(words.join(' ')).toBe(marks);
  expect(strikesAfter(testWork(rows))).toHaveLength(marks === '' ? 0 : 1);
});

// PC 667(d)(1): a strike is a conviction; a count stayed under section 654 is one too
test.for([
  [0, true],
  [1, false],
  [2, false],
  [3, true],
] as const)('a count of status %i is called a strike: %s', ([ChargeStatus, isCalled]) => {
  const strike: TestRow = { crime: { ...robbery, serious: true, violent: true }, charge: { ChargeStatus } };
  show([{ crime: grave }, { ...strike, charge: { ...strike.charge, CountNumber: 2 } }]);
  const words = document.querySelector('[data-row="c2"]')?.textContent ?? '';
  expect([words.includes('Strike'), words.includes('Violent')]).toEqual([isCalled, isCalled]);
});

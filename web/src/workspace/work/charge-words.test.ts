import { expect, test } from 'vitest';
import { slots, statusText, statuteOf, termFault, termLabel } from './charge-words.ts';
import { testRow, testWork } from './work.fixture.ts';

const resisting = {
  statute: 'PC 148(a)(1)',
  severity: 'misdemeanor',
  place: 'jail',
  terms: { upper: '364d' },
} as const;
const theft = { statute: 'PC 487(a)', terms: { lower: '16m', middle: '2y', upper: '3y' } } as const;

test.for([
  ['a felony', { crime: theft }, ['16m', '2y', '3y'], null],
  ['a felony attempted', { crime: theft, charge: { CrimeState: 'Attempt' } }, ['8m', '1y', '1y 6m'], null],
  ['a misdemeanor', { crime: resisting }, [null, null, '364d'], 'Only a felony has a lower, middle and upper term.'],
  // PC 182(a): whoever conspires to commit a misdemeanor may have the terms of PC 1170(h)(1)
  ['a conspiracy to commit one', { crime: resisting, charge: { CrimeState: 'Conspiracy' } }, ['16m', '2y', '3y'], null],
] as const)('%s has its terms, and says why one cannot be chosen', ([, charge, labels, fault]) => {
  const row = testRow(testWork([charge]), 'c1');
  expect(slots.map((slot) => termLabel(row, slot))).toEqual(labels);
  expect(termFault(row, 'upper')).toBe(fault);
});

// An attempt shows `PC 664/` before the statute, a conspiracy `PC 182/`
test.for([
  ['PC 487(a)', 'Attempt', 'PC 664/487(a)'],
  ['HS 11351', 'Attempt', 'PC 664/HS 11351'],
  ['VC 10851(a)', 'Conspiracy', 'PC 182/VC 10851(a)'],
  ['PC 664/187(a)', 'Attempt', 'PC 664/187(a)'],
] as const)('%s as %s is cited %s, in the grid as in the answer', ([statute, CrimeState, cited]) => {
  const row = testRow(testWork([{ crime: { ...theft, statute }, charge: { CrimeState } }]), 'c1');
  expect([statuteOf(row), row.answer?.statute]).toEqual([cited, cited]);
});

test.for([
  ['Dismissed', 2],
  ['Acquitted', 1],
  ['Stayed 654', 3],
] as const)(
  'what hangs on a count that is %s says so too, by its own word where it has one',
  ([word, ChargeStatus]) => {
    const gun = { statute: 'PC 12022(a)(1)', kind: 'conduct', terms: { upper: '1y' } } as const;
    const work = testWork([
      { crime: theft, charge: { ChargeStatus } },
      { crime: gun, charge: { CountNumber: 1, parentCharge: 'c1' } },
      { crime: { ...gun, statute: 'PC 12022(b)(1)' }, charge: { CountNumber: 1, parentCharge: 'c1', ChargeStatus: 2 } },
    ]);
    expect(work.rows.map(statusText)).toEqual([word, word, 'Dismissed']);
  },
);

import { workingOf } from '@countwise/contract';
import { expect, test } from 'vitest';
import { type TestRow, testRow, testWork } from '../work/work.fixture.ts';
import { standingOf } from './standing.ts';

const robbery: TestRow['crime'] = { statute: 'PC 211', terms: { lower: '2y', middle: '3y', upper: '5y' } };
const grave: TestRow['crime'] = { statute: 'PC 205', terms: { lower: '8y', middle: '14y', upper: '20y' } };
const gun: TestRow['crime'] = { statute: 'PC 12022.53(b)', kind: 'conduct', terms: { upper: '10y' } };
const torture: TestRow['crime'] = { statute: 'PC 206', terms: { upper: '7-life' } };
const theft: TestRow['crime'] = { statute: 'PC 487(a)', terms: { lower: '16m', middle: '2y', upper: '3y' } };
const battery: TestRow['crime'] = { statute: 'PC 242', severity: 'misdemeanor', terms: { upper: '6m' }, place: 'jail' };
const on = (count: number, more = {}) => ({ CountNumber: count, parentCharge: `c${count}`, ...more });

/** The row of the last charge, with the principal term of count 1 before it. */
const last = (...rows: readonly TestRow[]) => testRow(testWork([{ crime: grave }, ...rows]), `c${rows.length + 1}`);

const cases: readonly (readonly [string, ReturnType<typeof last>, string, string, string, string])[] = [
  ['the principal term', last(), '20y upper', 'Principal', '', 'served'],
  ['a subordinate term', last({ crime: robbery }), '3y middle ÷ 3', 'Subordinate', 'Consecutive', 'served'],
  [
    'one with a prior strike',
    last({ crime: robbery, charge: { NumberOfStrikes: '1' } }),
    '3y middle ÷ 3 × 2',
    'Subordinate',
    'Consecutive',
    'served',
  ],
  [
    'a concurrent term',
    last({ crime: robbery, charge: { Concurrency: 1 } }),
    '5y upper',
    'Runs beside',
    'Concurrent',
    'beside',
  ],
  ['a stayed term', last({ crime: robbery, charge: { ChargeStatus: 3 } }), '5y upper', 'not served', '', 'out'],
  ['a dismissed count', last({ crime: robbery, charge: { ChargeStatus: 2 } }), '5y upper', 'no conviction', '', 'out'],
  ['a life term', last({ crime: torture }), '7y to life', 'Life term', 'Consecutive', 'life'],
  ['a misdemeanor', last({ crime: battery }), '180d', 'County jail', 'Consecutive', 'served'],
  [
    'a term that probation suspends',
    last({ crime: robbery, charge: { ProbationGranted: true } }),
    '5y upper',
    'Probation',
    '',
    'beside',
  ],
  [
    'an enhancement of a subordinate term',
    last({ crime: robbery }, { crime: gun, charge: on(2) }),
    '10y ÷ 3',
    'with count 2',
    '',
    'served',
  ],
  [
    'an enhancement of the principal term',
    last({ crime: gun, charge: on(1) }),
    '10y in full',
    'with count 1',
    '',
    'served',
  ],
  [
    'one of a stayed count',
    last({ crime: robbery, charge: { ChargeStatus: 4 } }, { crime: gun, charge: on(2) }),
    '10y in full',
    'not served, with 2',
    '',
    'out',
  ],
  [
    'one of a dismissed count',
    last({ crime: robbery, charge: { ChargeStatus: 2 } }, { crime: gun, charge: on(2) }),
    '10y in full',
    'falls with count 2',
    '',
    'out',
  ],
  [
    'a dismissed one',
    last({ crime: robbery }, { crime: gun, charge: on(2, { ChargeStatus: 2 }) }),
    '10y in full',
    'no conviction',
    '',
    'out',
  ],
];

// a striker's counts of different occasions run one after the other, PC 667(c)(6); of one occasion, or of one unknown, as marked
test.for<readonly [string, TestRow['crime'], readonly (string | null)[], string]>([
  ['one that runs beside', robbery, ['A', 'A', 'B'], 'Concurrent, not to count 3'],
  ['one that is in the total with what binds it', theft, [null, 'A', 'B'], 'Consecutive to count 3'],
  ['one bound to all', robbery, ['B', 'A', 'B'], 'Consecutive'],
  ['one bound to none', robbery, ['A', 'A', 'A'], 'Concurrent'],
])(
  'to be concurrent, %s says toward which counts it is not',
  ([, crime, [first = null, second = null, third = null], run]) => {
    const strike = { NumberOfStrikes: '1' } as const;
    const work = testWork([
      { crime, charge: { ...strike, Occasion: first, SelectedTerm: 3 } },
      { crime: robbery, charge: { ...strike, Occasion: second, Concurrency: 1, SelectedTerm: 1 } },
      { crime: robbery, charge: { ...strike, Occasion: third, SelectedTerm: 3 } },
    ]);
    expect(standingOf(testRow(work, 'c2')).run).toBe(run);
  },
);

test.for(cases)('%s', ([, row, working, role, run, tone]) => {
  expect(workingOf(row)).toBe(working);
  expect(standingOf(row)).toMatchObject({ role, run, tone });
});

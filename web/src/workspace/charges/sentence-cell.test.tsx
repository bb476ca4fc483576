import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testRow, testWork } from '../work/work.fixture.ts';
import { cellText, SentenceCell } from './columns.tsx';

const theft = { statute: 'PC 487(a)', terms: { lower: '16m', middle: '2y', upper: '3y' } };
const work = testWork([
  { crime: theft },
  { crime: theft, charge: { Concurrency: 1, Date: '2026-02-01' } },
  { crime: theft, charge: { ChargeStatus: 2 } },
  { crime: theft, charge: { ProbationGranted: true, ProbationJailTimeDays: 180 } },
]);

test.for([
  ['c1', '<b>3y</b>'],
  ['c2', '<span>3y <span class="cell-note">Runs beside</span></span>'],
  ['c3', '<s>3y</s>'],
  ['c4', '<span>180d <span class="cell-note">Probation</span></span>'],
] as const)('the sentence of %s shows whether it adds to the total: %s', ([id, html]) => {
  expect(render(<SentenceCell row={testRow(work, id)} />).container.innerHTML).toBe(html);
});

test.for([
  ['c1', '', ''],
  ['c2', 'Yes', '1/3 Middle'],
] as const)('%s is subordinate: "%s", and of its term counts "%s"', ([id, subordinate, ratio]) => {
  const row = testRow(testWork([{ crime: theft }, { crime: theft }]), id);
  expect([cellText.subordinate(row), cellText.ratio(row)]).toEqual([subordinate, ratio]);
});

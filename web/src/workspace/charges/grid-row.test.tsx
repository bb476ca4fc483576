import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import type { ChargeRow } from '../work/case-work.ts';
import { testRow, testWork } from '../work/work.fixture.ts';
import { flagsOf } from './columns.tsx';
import { GridRow } from './grid-row.tsx';

const nothing = () => undefined;
const theft = { statute: 'PC 487(a)', terms: { lower: '16m', middle: '2y', upper: '3y' } };
const acts = {
  onOpen: nothing,
  onLaw: nothing,
  onDelete: nothing,
  onMark: nothing,
  onExtend: () => '',
  onWhy: nothing,
  onUnfold: nothing,
  onFold: nothing,
};

type Props = ComponentProps<typeof GridRow>;

function show(row: ChargeRow, columns: Props['columns'], own: Partial<Props['actions']> = {}) {
  const shared = { position: 0, selected: false, marked: false, open: null, measure: undefined, onMenu: nothing };
  render(
    <table>
      <tbody>
        <GridRow {...shared} row={row} columns={columns} actions={{ ...acts, ...own }} onTerm={nothing} />
      </tbody>
    </table>,
  );
}

// a third is of the middle term by law, whatever was chosen: PC 1170.1(a)
test.for([
  ['the principal term', 'c1', 'Upper, count 1, 3y', null],
  ['a third', 'c2', 'Middle, count 2, 2y', 'law'],
  ['a dismissed count', 'c3', 'Upper, count 3, 3y', 'law'],
] as const)('%s: the term in use is filled only where it was chosen and is served', ([, id, name, by]) => {
  const row = testRow(
    testWork([{ crime: theft }, { crime: theft }, { crime: theft, charge: { ChargeStatus: 2 } }]),
    id,
  );
  show(row, ['lower', 'middle', 'upper']);
  const used = screen.getAllByRole('button', { pressed: true });
  expect(used.map((each) => [each.getAttribute('aria-label'), each.getAttribute('data-by')])).toEqual([[name, by]]);
});

test('the detailed list has the box that selects a row too; its press does not open the row', () => {
  const [onMark, onOpen] = [vi.fn<() => void>(), vi.fn<() => void>()];
  show(testRow(testWork([{ crime: theft }]), 'c1'), ['count', 'statute'], { onMark, onOpen });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select count 1' }));
  expect([onMark.mock.calls.length, onOpen.mock.calls.length]).toEqual([1, 0]);
});

// PC 667(d)(1): a strike is a conviction
test.for([
  [0, ['Violent', 'Strike']],
  [1, []],
  [2, []],
  [3, ['Violent', 'Strike']],
] as const)('a count of status %i is called %o', ([ChargeStatus, flags]) => {
  const strike = { ...theft, serious: true, violent: true };
  const row = testRow(testWork([{ crime: theft }, { crime: strike, charge: { ChargeStatus } }]), 'c2');
  const { container } = render(flagsOf(row));
  expect([...container.children].map((flag) => flag.textContent)).toEqual(flags);
});

import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TestRow } from '../work/work.fixture.ts';
import { button, prepare, show } from './ledger.fixture.tsx';

beforeEach(prepare);
afterEach(() => vi.unstubAllGlobals());

const battery: TestRow['crime'] = { statute: 'PC 242', severity: 'misdemeanor', terms: { upper: '6m' } };
const conspired = (days: number | null): TestRow => ({
  crime: battery,
  charge: { CrimeState: 'Conspiracy', SelectedDays: days },
});

// PC 17(b), 182(a): a felony without days in jail, a misdemeanor with them
test.for([
  [null, 364],
  [100, null],
  [0, null],
] as const)('w charges a conspiracy of %s days to batter at its other level, of %s', async ([days, SelectedDays]) => {
  const written = show([conspired(days)]);
  fireEvent.keyDown(button('Status, count 1, Convicted'), { key: 'w' });
  await vi.waitFor(() => expect(written).toEqual([{ kind: 'charge', id: 'c1', fields: { SelectedDays } }]));
});

test('one that is a misdemeanor says so, and the word is the way to the felony', async () => {
  const written = show([conspired(100), conspired(null)]);
  expect(screen.getAllByRole('button', { name: /^Severity/ })).toHaveLength(1);
  fireEvent.click(button('Severity, count 1, Misdemeanor'));
  await vi.waitFor(() => expect(written).toEqual([{ kind: 'charge', id: 'c1', fields: { SelectedDays: null } }]));
});

test.for([
  [null, 'Charge as the lesser offense', 364],
  [100, 'Charge as the greater offense', null],
] as const)('on a phone the controls of one of %s days: %s', async ([days, name, SelectedDays]) => {
  const written = show([conspired(days)], true);
  fireEvent.click(button(/1PC 182.242/));
  fireEvent.click(screen.getByRole('tab', { name: 'Controls' }));
  fireEvent.click(button(name));
  await vi.waitFor(() => expect(written).toEqual([{ kind: 'charge', id: 'c1', fields: { SelectedDays } }]));
});

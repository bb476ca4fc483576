import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ledger as text } from '../../text/ledger.ts';
import { UiProvider } from '../../ui/ui-provider.tsx';
import type { CaseWork } from '../work/case-work.ts';
import { keptRows } from '../work/kept-rows.ts';
import { type TestRow, testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import { ChargesMode } from './charges-mode.tsx';

const grave: TestRow['crime'] = { statute: 'PC 205', terms: { lower: '8y', middle: '14y', upper: '20y' } };
const robbery: TestRow['crime'] = { statute: 'PC 211', terms: { lower: '2y', middle: '3y', upper: '5y' } };
const carjacking: TestRow['crime'] = { statute: 'PC 215', terms: { lower: '3y', middle: '5y', upper: '9y' } };
const theft: TestRow['crime'] = { statute: 'PC 487(a)', terms: { lower: '16m', middle: '2y', upper: '3y' } };
const nothing = () => undefined;
const client = new QueryClient();

const page = (work: CaseWork) => (
  <QueryClientProvider client={client}>
    <MemoryRouter>
      <UiProvider>
        <WorkProvider value={{ ...work, run: nothing, undo: nothing, redo: nothing }}>
          <ChargesMode onAdd={nothing} onInsert={nothing} />
        </WorkProvider>
      </UiProvider>
    </MemoryRouter>
  </QueryClientProvider>
);

/** A case of forty counts of which none fold, and count 1 as it is told; without it count 2 has the greatest term. */
const caseOf = (first: TestRow): CaseWork =>
  testWork([
    first,
    { crime: carjacking },
    ...Array.from({ length: 38 }, (_, nth) => ({ crime: nth % 2 === 0 ? theft : robbery })),
  ]);

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = nothing;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.for([
  ['another term of the principal count', { crime: grave, charge: { SelectedTerm: 2 } }, ['count 1']],
  [
    'a status that makes another count principal',
    { crime: grave, charge: { ChargeStatus: 2 } },
    ['count 1', 'count 2'],
  ],
  ['nothing', { crime: grave }, []],
] as const)('%s draws the rows anew whose answer it changes, and no other', ([, changed, drawn]) => {
  const kept = keptRows();
  const { rerender } = render(page(kept(caseOf({ crime: grave }))));
  expect(screen.getAllByRole('button', { name: /, count \d+, show the steps$/ })).toHaveLength(40);
  const sums = vi.spyOn(text, 'showSteps');
  rerender(page(kept(caseOf(changed))));
  expect([...new Set(sums.mock.calls.map(([, name]) => name))]).toEqual(drawn);
});

test('an opened row draws itself anew, and no other', () => {
  render(page(caseOf({ crime: grave })));
  const sums = vi.spyOn(text, 'showSteps');
  fireEvent.click(screen.getByRole('button', { name: '8m, count 3, show the steps' }));
  expect([...new Set(sums.mock.calls.map(([, name]) => name))]).toEqual(['count 3']);
});

test('the focus stays on the row whose cell becomes another one', () => {
  const kept = keptRows();
  const { rerender } = render(page(kept(caseOf({ crime: grave }))));
  screen.getByRole('button', { name: 'Upper, count 1, 20y' }).focus();
  rerender(page(kept(caseOf({ crime: grave, charge: { SelectedTerm: 1 } }))));
  expect(document.activeElement?.closest('tr')?.getAttribute('data-row')).toBe('c1');
  expect(document.activeElement?.closest('td')?.getAttribute('data-column')).toBe('terms');
});

test('a menu that a letter closes leaves the next key to its cell', async () => {
  render(page(caseOf({ crime: grave })));
  const status = screen.getByRole('button', { name: 'Status, count 1, Convicted' });
  status.focus();
  fireEvent.click(status);
  fireEvent.keyDown(await screen.findByRole('menu'), { key: 'd' });
  expect(document.activeElement).toBe(status);
  expect(screen.queryByRole('menu')).toBeNull();
});

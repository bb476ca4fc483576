import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { type TestRow, testRow, testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import type { Write } from '../writes/writes.ts';
import { SelectionBar } from './selection-bar.tsx';

const nothing = () => undefined;
const robbery: TestRow = { crime: { statute: 'PC 211', terms: { lower: '2y', middle: '3y', upper: '5y' } } };
const concurrent: TestRow = { ...robbery, charge: { Concurrency: 1 } };

/** The bar over the selected charges of a case; what it wrote. */
function select(charges: readonly TestRow[], ...ids: readonly string[]) {
  const written: (readonly Write[])[] = [];
  const about: string[] = [];
  const run = (writes: readonly Write[], what: string) => {
    written.push(writes);
    about.push(what);
  };
  const work = testWork(charges);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider>
        <WorkProvider value={{ ...work, run, undo: nothing, redo: nothing }}>
          <SelectionBar rows={ids.map((id) => testRow(work, id))} onClear={nothing} />
        </WorkProvider>
      </UiProvider>
    </QueryClientProvider>,
  );
  return { written, about };
}

function choose(list: string, label: string) {
  fireEvent.change(screen.getByRole('combobox', { name: list }), { target: { value: label } });
}

test.for([
  ['every count', [robbery, robbery], ['c1', 'c2']],
  ['the counts that were not concurrent yet', [concurrent, robbery], ['c2']],
] as const)('%s: no count may be left without a term to run beside', ([, charges, ids]) => {
  const { written } = select(charges, ...ids);
  choose('Set Concurrency', 'Concurrent');
  expect(screen.getByRole('alert').textContent).toBe('Concurrency cannot be set to true for all charges.');
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(written).toEqual([]);
});

test('some counts are set concurrent, and the refusal is gone once another order is chosen', () => {
  const { written } = select([robbery, robbery, robbery], 'c2', 'c3');
  choose('Set Concurrency', 'Concurrent');
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(written.flat().map((write) => 'id' in write && write.id)).toEqual(['c2', 'c3']);
});

const gun: TestRow = {
  crime: { statute: 'PC 12022.53(b)', kind: 'conduct', terms: { upper: '10y' } },
  charge: { CountNumber: 1, parentCharge: 'c1' },
};

test.for([
  [['c1'], 'Set Status', 'Dismissed', 'count 1', ['c1']],
  [['c3', 'c4'], 'Set Concurrency', 'Concurrent', 'counts 3, 4', ['c3', 'c4']],
  [['c1', 'c2'], 'Set Status', 'Dismissed', 'count 1, PC 12022.53(b) of count 1', ['c1', 'c2']],
  // an enhancement runs inside its count's term
  [['c1', 'c2'], 'Set Concurrency', 'Concurrent', 'count 1', ['c1']],
  [['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7'], 'Set Status', 'Dismissed', '7 charges', 7],
] as const)('a message about %j calls them as every other: %s %s', ([ids, list, label, what, ofRows]) => {
  const { written, about } = select([robbery, gun, robbery, robbery, robbery, robbery, robbery], ...ids);
  choose(list, label);
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(about).toEqual([what]);
  const set = written.flat().map((write) => 'id' in write && write.id);
  expect(typeof ofRows === 'number' ? set.length : set).toEqual(ofRows);
});

test('before a selected count goes it is asked what goes with it, and that is said', async () => {
  const { written } = select([robbery, gun, robbery], 'c1');
  fireEvent.click(screen.getByRole('button', { name: 'Delete Charges' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete charge' });
  expect(within(dialog).getByText(/^Delete count 1, PC 211/).textContent).toMatch(/, and its enhancement\?$/);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(written).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Delete Charges' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(written).toEqual([[{ kind: 'delete', ids: ['c1', 'c2'] }]]);
  expect(await screen.findByText('Deleted count 1, and its enhancement.')).toBeTruthy();
});

test('what was deleted is called so too', async () => {
  const { about } = select([robbery, robbery, robbery], 'c2', 'c3');
  fireEvent.click(screen.getByRole('button', { name: 'Delete Charges' }));
  expect(about).toEqual([]);
  fireEvent.click(within(await screen.findByRole('dialog', { name: 'Delete charges' })).getByText('Delete'));
  expect(about).toEqual(['counts 2, 3']);
  expect(await screen.findByText('Deleted counts 2, 3.')).toBeTruthy();
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
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
  const run = (writes: readonly Write[]) => void written.push(writes);
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
  return written;
}

function choose(list: string, label: string) {
  fireEvent.change(screen.getByRole('combobox', { name: list }), { target: { value: label } });
}

test.for([
  ['every count', [robbery, robbery], ['c1', 'c2']],
  ['the counts that were not concurrent yet', [concurrent, robbery], ['c2']],
] as const)('%s: no count may be left without a term to run beside', ([, charges, ids]) => {
  const written = select(charges, ...ids);
  choose('Set Concurrency', 'Concurrent');
  expect(screen.getByRole('alert').textContent).toBe('Concurrency cannot be set to true for all charges.');
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(written).toEqual([]);
});

test('some counts are set concurrent, and the refusal is gone once another order is chosen', () => {
  const written = select([robbery, robbery, robbery], 'c2', 'c3');
  choose('Set Concurrency', 'Concurrent');
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(written.flat().map((write) => 'id' in write && write.id)).toEqual(['c2', 'c3']);
});

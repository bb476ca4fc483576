import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { SelectionBar } from '../charges/selection-bar.tsx';
import { type TestRow, testRow, testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import type { Write } from '../writes/writes.ts';

const nothing = () => undefined;
const robbery: TestRow['crime'] = { statute: 'PC 211', groups: ['FEL_ANY'], terms: { upper: '5y' } };
const battery: TestRow['crime'] = { statute: 'PC 242', severity: 'misdemeanor', terms: { upper: '6m' } };
const bar: TestRow = { crime: { statute: 'PC 1203.08(a)', kind: 'probation', attachesTo: ['FEL_ANY'], terms: {} } };

/** The bar over these charges of a case of two robberies and a battery, before a catalogue that holds one allegation. */
function select(...ids: readonly string[]) {
  const { crime } = testRow(testWork([bar]), 'c1');
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      Response.json(
        String(address).includes('search')
          ? { content: [crime], nearest: [], page_buttons: [1], page: 1, pages: 1, order: 'fit' }
          : crime,
      ),
    ),
  );
  localStorage.setItem('user_token', 'token');
  const written: (readonly Write[])[] = [];
  const cleared = vi.fn<() => void>();
  const work = testWork([{ crime: robbery }, { crime: robbery }, { crime: battery }]);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <UiProvider>
          <WorkProvider value={{ ...work, run: (writes) => void written.push(writes), undo: nothing, redo: nothing }}>
            <SelectionBar rows={ids.map((id) => testRow(work, id))} onClear={cleared} />
          </WorkProvider>
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { written, cleared };
}

async function plead() {
  fireEvent.click(screen.getByRole('button', { name: 'Add Limitation' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Limitation to Selections' }));
  fireEvent.change(dialog.getByLabelText('Limitation'), { target: { value: 'PC 1203.08' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Add Limitation' }));
  return dialog;
}

afterEach(() => vi.unstubAllGlobals());

test('a limitation is pleaded in one gesture on each selected charge that can bear it', async () => {
  const { written, cleared } = select('c1', 'c2', 'c3');
  await plead();
  await waitFor(() => expect(cleared).toHaveBeenCalled());
  const charges = [{ parentCharge: 'c1' }, { parentCharge: 'c2' }];
  expect(written).toMatchObject([[{ kind: 'add', charges }]]);
});

test('where none can bear it that is said beside the field, and nothing is added', async () => {
  const { written, cleared } = select('c3');
  const dialog = await plead();
  await dialog.findByText('None of the selected charges can bear PC 1203.08. Nothing was added.');
  expect([written, cleared.mock.calls]).toEqual([[], []]);
});

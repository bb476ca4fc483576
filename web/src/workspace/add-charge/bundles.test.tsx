import type { ChargeBundle } from '@countwise/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { crimeQuery } from '../../shared/crime/crime-query.ts';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { type TestRow, testRow, testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import type { Write } from '../writes/writes.ts';
import { Bundles } from './bundles.tsx';

const robbery: TestRow = { crime: { id: 'pc-211', statute: 'PC 211', terms: { upper: '5y' } } };
const { crime } = testRow(testWork([robbery]), 'c1');
const kept: ChargeBundle = {
  Id: 'one',
  Name: 'Usual',
  MadeBy: 'me',
  MadeAt: '2026-11-25T16:00:00.000Z',
  Charges: ['PC 211', 'PC 999'].map((statute) => ({ statute, name: crime.Name, state: 'Completed', on: null })),
};
const nothing = () => undefined;

/** The bundles of an office, in a case of one robbery; what is sent and what is written. */
function show() {
  const [sent, written]: [unknown[], Write[]] = [[], []];
  vi.stubGlobal('fetch', (address: string, { method, body }: RequestInit) => {
    const isSearch = String(address).includes('search');
    if (method === 'POST') sent.push(JSON.parse(typeof body === 'string' ? body : '{}'));
    const found = {
      content: String(address).includes('211') ? [crime] : [],
      page: 1,
      pages: 1,
      page_buttons: [1],
      order: 'fit',
    };
    return Promise.resolve(Response.json(isSearch ? found : method === 'GET' ? { bundles: [kept] } : kept));
  });
  localStorage.setItem('user_token', 'token');
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(crimeQuery(crime.Id).queryKey, crime);
  const run = (writes: readonly Write[]) => void written.push(...writes);
  render(
    <QueryClientProvider client={client}>
      <UiProvider>
        <WorkProvider value={{ ...testWork([robbery]), run, undo: nothing, redo: nothing }}>
          <Bundles dates={{ date: '2026-03-14', end: null }} />
        </WorkProvider>
      </UiProvider>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Bundles' }));
  return { sent, written };
}

afterEach(() => vi.unstubAllGlobals());

test('a bundle is added in one gesture, and what is no law that day is told', async () => {
  const { written } = show();
  fireEvent.click(await screen.findByRole('button', { name: 'Add Usual' }));
  await screen.findByText('Not the law on 03/14/2026, and not added: PC 999.');
  expect(written).toMatchObject([{ kind: 'add', charges: [{ CrimeId: crime.Id, CountNumber: 2 }] }]);
});

test('the charges of the case are kept under a name', async () => {
  const { sent } = show();
  const save = screen.getByRole('button', { name: 'Save the charge of this case as a bundle' });
  fireEvent.click(save);
  fireEvent.change(screen.getByLabelText('Name of the bundle'), { target: { value: ' Mine ' } });
  fireEvent.click(save);
  await waitFor(() =>
    expect(sent).toMatchObject([{ Name: 'Mine', Charges: [{ statute: 'PC 211', state: 'Completed', on: null }] }]),
  );
});

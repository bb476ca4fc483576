import type { CrimeHit } from '@countwise/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { crimeQuery } from '../../shared/crime/crime-query.ts';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { type TestRow, testRow, testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import { AddChargeOverlay } from './add-charge-overlay.tsx';

const robbery: TestRow = {
  crime: { id: 'pc-211', statute: 'PC 211', terms: { lower: '2y', middle: '3y', upper: '5y' } },
};
const onePage = { page_buttons: [1], page: 1, pages: 1, order: 'fit' };
const nothing = () => undefined;

/** The search of a case with these charges, where `211` finds robbery, whose facts are known or answered, and anything else nothing. */
function open(rows: readonly TestRow[], crimeAnswer?: (crime: object) => Promise<Response>) {
  const { crime } = testRow(testWork([robbery]), 'c1');
  const hit: Partial<CrimeHit> = { ...crime };
  vi.stubGlobal('fetch', (address: string) => {
    const isFound = String(address).includes('statute=211');
    const content = isFound ? [hit] : [];
    if (String(address).endsWith(`/crimes/${crime.Id}`) && crimeAnswer) return crimeAnswer(crime);
    return Promise.resolve(Response.json(String(address).includes('search') ? { content, ...onePage } : []));
  });
  Element.prototype.scrollIntoView = nothing;
  localStorage.setItem('user_token', 'token');
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (crimeAnswer === undefined) client.setQueryData(crimeQuery(crime.Id).queryKey, crime);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <UiProvider>
          <WorkProvider value={{ ...testWork(rows), run: nothing, undo: nothing, redo: nothing }}>
            <AddChargeOverlay opened insertAt={null} wanted={null} onClose={nothing} />
          </WorkProvider>
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const field = screen.getByLabelText('Statute number or words');
  return Object.assign((value: string) => fireEvent.change(field, { target: { value } }), { field });
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('where no crime answers any more, none stands armed beside the list', async () => {
  const type = open([robbery]);
  type('211');
  await screen.findByText('as Count 2', { exact: false });
  type('zzzz');
  await screen.findByText('No Results Found');
  await waitFor(() => expect(screen.queryByText('as Count 2', { exact: false })).toBeNull());
  expect(screen.getByText('Choose a crime to see its text and options.')).toBeTruthy();
});

test('a line that could not be added stands in the field again', async () => {
  const type = open([robbery], () => Promise.resolve(new Response('{}', { status: 500 })));
  type('211 3/14/26 x2');
  await screen.findByText(/^Adds 2 times/);
  fireEvent.keyDown(type.field, { key: 'Enter' });
  await screen.findByText('Not saved: 211.');
  expect(type.field).toHaveProperty('value', '211 3/14/26 x2');
});

test('the total stands in the title', () => {
  open([robbery]);
  expect(screen.getByRole('dialog', { name: 'Add Charge · 1 in this case · 5y' })).toBeTruthy();
});

test('a first charge of today asks whether it was today; a case with a charge has its day', () => {
  open([]);
  fireEvent.click(screen.getByRole('button', { name: 'It was today' }));
  expect(screen.queryByText(/no day was told/)).toBeNull();
  cleanup();
  open([robbery]);
  expect(screen.queryByText(/no day was told/)).toBeNull();
});

test('a row is added by a name that tells a felony from a misdemeanor of the same section', async () => {
  const type = open([robbery]);
  type('211');
  expect(await screen.findByRole('button', { name: /^Add PC 211 .*, Felony$/ })).toBeTruthy();
});

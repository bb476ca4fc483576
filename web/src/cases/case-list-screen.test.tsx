import { blankCase } from '@countwise/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { storeSession } from '../api/session.ts';
import { userOf } from '../api/user.fixture.ts';
import { casesQuery } from '../shared/case/case-queries.ts';
import { CommandsProvider } from '../ui/commands.tsx';
import { UiProvider } from '../ui/ui-provider.tsx';
import { CaseListScreen } from './case-list-screen.tsx';

const at = '2026-11-20T08:00:00.000Z';
const rivera = {
  ...blankCase,
  Id: 'one',
  OwnerId: 'one',
  CaseNumber: '26F-1',
  DefendantLastName: 'Rivera',
  CreatedAt: at,
  UpdatedAt: at,
  Version: 1,
};

/** The list of one case; answers what is asked of the server, which restores what it is asked to. */
function show(readUntil?: string) {
  storeSession({ token: 'token', key: '', user: userOf('one'), status: 'Valid', readUntil });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') asked.push(`${method} ${address}`);
    return Response.json(method === 'GET' ? { cases: [] } : { success: true, mainCase: rivera, scenarios: [] });
  });
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  client.setQueryData(['organization-settings'], null);
  client.setQueryData(casesQuery.queryKey, {
    pages: [{ cases: [rivera], next: null, rules: { engine: '1', catalogue: '1' } }],
    pageParams: [''],
  });
  render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <CommandsProvider>
          <MemoryRouter>
            <CaseListScreen />
          </MemoryRouter>
        </CommandsProvider>
      </QueryClientProvider>
    </UiProvider>,
  );
  return asked;
}
const press = (key: string, more: object = {}) => fireEvent.keyDown(document.body, { key, ...more });
const why = 'Your subscription has ended. Once it is renewed you can add again.';

afterEach(() => vi.unstubAllGlobals());

test('of a subscription that has ended no case is begun: the button and its key say why', async () => {
  show('2027-02-24');
  const add = screen.getByRole('button', { name: 'Add New Case' });
  expect(add).toHaveProperty('title', why);
  expect(add.getAttribute('aria-disabled')).toBe('true');
  press('n');
  expect(await screen.findByText(why)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('of a subscription that has ended no case is deleted, and the press says why', async () => {
  const asked = show('2027-02-24');
  fireEvent.click(screen.getByRole('button', { name: /^Delete Rivera/ }));
  expect(await screen.findByText(/^Not saved: your subscription has ended\./)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked).toEqual([]);
});

test('a case that was deleted comes back with Ctrl Z, once', async () => {
  const asked = show();
  expect(screen.getByRole('button', { name: 'Add New Case' }).getAttribute('aria-disabled')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Delete Rivera/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Rivera' })).toBeNull());
  await screen.findByText('Deleted Rivera.');
  press('z', { ctrlKey: true });
  expect(await screen.findByRole('link', { name: 'Rivera' })).toBeTruthy();
  press('z', { ctrlKey: true });
  expect(asked).toEqual(['DELETE /api/cases/one', 'POST /api/cases/restore/one']);
});

test('each case says what it comes to and when it is next heard, unless that is switched off', () => {
  show();
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads()).toEqual(expect.arrayContaining(['Next hearing', 'Sentence']));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Show sentences' }));
  expect(heads()).not.toContain('Sentence');
});

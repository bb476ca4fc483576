import 'fake-indexeddb/auto';
import { type CaseAttributes, type CaseRecord, readCaseAttributes } from '@countwise/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { caseQuery } from '../../shared/case/case-queries.ts';
import { chargesQuery } from '../../shared/case/charges-query.ts';
import { serverOf, storedCharge } from './server.fixture.ts';
import { useWrites } from './use-writes.ts';

const dismissed = (reason: string, charge = 'a') => [
  { code: 'UNSTAYED_654', authority: 'PC 654', charges: [charge], reason },
];
const own = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa';

/** A case open here as it was first, and a server on which it may have moved on. */
function open(attributes: Partial<CaseAttributes>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { queryKey } = caseQuery('case');
  const server = serverOf([storedCharge(`case.${own}`)]);
  vi.stubGlobal('fetch', server.fetched);
  client.setQueryData(queryKey, server.record());
  client.setQueryData(chargesQuery('case').queryKey, {
    charges: [storedCharge(`case.${own}`)],
    crimes: [],
    limitations: [],
    factors: [],
    circumstances: [],
    sentence: null,
  });
  if (Object.keys(attributes).length > 0) server.change({ kind: 'attributes', fields: attributes, was: undefined });
  const { result } = renderHook(() => useWrites('case'), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  const attributesOf = (record: CaseRecord | undefined) => readCaseAttributes(record?.caseAttributes ?? '');
  const set = (fields: Partial<CaseAttributes>) =>
    act(() => result.current.run([{ kind: 'attributes', fields }], 'it'));
  const saved = (calls: number) =>
    waitFor(() => expect([server.calls.length, result.current.state.kind]).toEqual([calls, 'saved']));
  return {
    client,
    result,
    here: () => attributesOf(client.getQueryData(queryKey)),
    there: server.attributes,
    set,
    saved,
  };
}

afterEach(() => void vi.unstubAllGlobals());

test('an attribute shows at once, and undo takes back that one alone', async () => {
  const { result, here, there, set, saved } = open({});
  set({ dismissedChecks: dismissed('Agreed.') });
  expect(here().dismissedChecks).toEqual(dismissed('Agreed.'));
  await saved(1);
  set({ sentencingDate: '2026-11-20' });
  await saved(2);
  act(() => void result.current.undo());
  act(() => void result.current.redo());
  await saved(4);
  expect(there()).toMatchObject({ dismissedChecks: dismissed('Agreed.'), sentencingDate: '2026-11-20' });
  act(() => void result.current.undo());
  act(() => void result.current.undo());
  await saved(6);
  expect(there().dismissedChecks).toEqual([]);
  expect(there().sentencingDate).toBeUndefined();
});

test('a change beside somebody else’s keeps both, without asking', async () => {
  const { result, here, there, set, saved } = open({ sentencingDate: '2026-12-01' });
  set({ dismissedChecks: dismissed('Agreed.') });
  await saved(1);
  expect(there()).toMatchObject({ dismissedChecks: dismissed('Agreed.'), sentencingDate: '2026-12-01' });
  expect(here()).toEqual(there());
  act(() => void result.current.undo());
  await saved(2);
  expect(there()).toMatchObject({ dismissedChecks: [], sentencingDate: '2026-12-01' });
});

test('checks dismissed on two screens are asked about in words', async () => {
  const { result, there, set, saved } = open({ dismissedChecks: dismissed('Decided by the court.') });
  set({ dismissedChecks: dismissed('Agreed.') });
  await waitFor(() =>
    expect(result.current.conflict?.differences).toEqual([
      { label: 'Dismissed checks', mine: 'Agreed.', theirs: 'Decided by the court.' },
    ]),
  );
  act(() => result.current.conflict?.keepMine());
  await saved(2);
  expect(there().dismissedChecks).toEqual(dismissed('Agreed.'));
});

test('a check stays dismissed where undo brings back its charge: it kept its id', async () => {
  const { result, there, set, saved } = open({});
  set({ dismissedChecks: dismissed('Agreed.', own) });
  act(() => result.current.run([{ kind: 'delete', ids: [`case.${own}`] }], 'count 1'));
  act(() => void result.current.undo());
  await saved(3);
  expect(there().dismissedChecks).toEqual(dismissed('Agreed.', own));
});

test('a read that was begun before a change does not bring back what stood', async () => {
  const { client, here, set, saved } = open({});
  const read = Promise.withResolvers<undefined>();
  const fetched = fetch;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const answer = await fetched(address, init);
    if (init?.method === undefined || init.method === 'GET') await read.promise;
    return answer;
  });
  const reading = client.fetchQuery(caseQuery('case')).catch(() => undefined);
  set({ sentencingDate: '2026-11-20' });
  await saved(1);
  read.resolve(undefined);
  await reading;
  expect(here().sentencingDate).toBe('2026-11-20');
});

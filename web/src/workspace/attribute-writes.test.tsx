import { blankCase, type CaseAttributes, type CaseRecord, plainCharge, readCaseAttributes } from '@countwise/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { caseQuery } from '../shared/case/case-queries.ts';
import { useWrites } from './use-writes.ts';

const record = (Version: number, attributes: Partial<CaseAttributes>): CaseRecord => ({
  ...blankCase,
  Id: 'case',
  OwnerId: 'owner',
  CreatedAt: '2026-11-20T08:00:00.000Z',
  UpdatedAt: '2026-11-20T08:00:00.000Z',
  Version,
  caseAttributes: JSON.stringify(attributes),
});
const dismissed = (reason: string) => [{ code: 'UNSTAYED_654', authority: 'PC 654', charges: ['a'], reason }];

const writesOf = (client: QueryClient) =>
  renderHook(() => useWrites('case'), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });

/** A case open here at its first version, and a server on which it may have moved on. */
function open(stored: CaseRecord) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { queryKey } = caseQuery('case');
  client.setQueryData(queryKey, record(1, {}));
  const server = { stored, calls: 0 };
  vi.stubGlobal('fetch', async (_: string, { body = '{}' }: { body?: string }) => {
    server.calls += 1;
    const { Id: _id, Version, ...fields } = JSON.parse(body);
    const late = Version !== server.stored.Version;
    const problem = { message: 'Too late.', requestId: 'r', current: server.stored };
    if (late) return Response.json(problem, { status: 409 });
    server.stored = { ...server.stored, ...fields, Version: Version + 1 };
    return Response.json(server.stored);
  });
  const { result } = writesOf(client);
  const here = () => readCaseAttributes(client.getQueryData(queryKey)?.caseAttributes ?? '');
  const there = () => readCaseAttributes(server.stored.caseAttributes);
  const set = (fields: Partial<CaseAttributes>) =>
    act(() => result.current.run([{ kind: 'attributes', fields }], 'it'));
  const saved = (calls: number) =>
    waitFor(() => expect([server.calls, result.current.state.kind]).toEqual([calls, 'saved']));
  return { result, here, there, set, saved };
}

afterEach(() => void vi.unstubAllGlobals());

test('an attribute shows at once, and undo takes back that one alone', async () => {
  const { result, here, there, set, saved } = open(record(1, {}));
  set({ dismissedChecks: dismissed('Agreed.') });
  expect(here().dismissedChecks).toEqual(dismissed('Agreed.'));
  await saved(1);
  set({ sentencingDate: '2026-11-20' });
  await saved(2);
  act(() => result.current.undo());
  act(() => result.current.redo());
  await saved(4);
  expect(there()).toMatchObject({ dismissedChecks: dismissed('Agreed.'), sentencingDate: '2026-11-20' });
  act(() => result.current.undo());
  act(() => result.current.undo());
  await saved(6);
  expect(there().dismissedChecks).toEqual([]);
  expect(there().sentencingDate).toBeUndefined();
});

test('a change beside somebody else’s keeps both, without asking', async () => {
  const { result, here, there, set, saved } = open(record(5, { sentencingDate: '2026-12-01' }));
  set({ dismissedChecks: dismissed('Agreed.') });
  await saved(2);
  expect(there()).toMatchObject({ dismissedChecks: dismissed('Agreed.'), sentencingDate: '2026-12-01' });
  expect(here()).toEqual(there());
  act(() => result.current.undo());
  await saved(3);
  expect(there()).toMatchObject({ dismissedChecks: [], sentencingDate: '2026-12-01' });
});

test('checks dismissed on two screens are asked about in words', async () => {
  const { result, there, set, saved } = open(record(5, { dismissedChecks: dismissed('Decided by the court.') }));
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

test('a check stays dismissed where undo brings back its charge under a new id', async () => {
  const charge = { ...plainCharge, Id: 'case.a', CaseId: 'case', Version: 1, CrimeId: 'c', CountNumber: 1 };
  const client = new QueryClient();
  const { queryKey } = caseQuery('case');
  client.setQueryData(queryKey, record(1, { dismissedChecks: dismissed('Agreed.') }));
  client.setQueryData(['charges', 'case'], { charges: [charge], crimes: [] });
  vi.stubGlobal('fetch', async (_: string, { method, body = '{}' }: { method: string; body?: string }) => {
    if (method === 'DELETE') return Response.json({ success: true, deleted: ['case.a'] });
    if (method === 'POST') return Response.json({ ...charge, Date: '2026-03-14', Id: 'case.z' });
    return Response.json({ ...record(2, {}), ...JSON.parse(body) });
  });
  const { result } = writesOf(client);
  const named = () => readCaseAttributes(client.getQueryData(queryKey)?.caseAttributes ?? '').dismissedChecks;
  act(() => result.current.run([{ kind: 'delete', ids: ['case.a'] }], 'count 1'));
  await waitFor(() => expect(result.current.state.kind).toBe('saved'));
  act(() => result.current.undo());
  await waitFor(() => expect(named()).toEqual([{ ...dismissed('Agreed.')[0], charges: ['z'] }]));
});

import { plainCharge } from '@countwise/contract';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { chargesQuery } from '../shared/case/charges-query.ts';
import { useHeldWrites } from './held-writes.ts';
import { leftOutQuery } from './jury/left-out-query.ts';
import { useWrites } from './use-writes.ts';

const charge = (Id: string, changes: object = {}) =>
  ({ Id, CaseId: 'case', Version: 1, CountNumber: 1, parentCharge: null, SelectedTerm: 3, ...changes }) as never;

function open(charges: readonly never[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { queryKey } = chargesQuery('case');
  client.setQueryData(queryKey, {
    charges,
    crimes: [],
    limitations: [],
    factors: [],
    circumstances: [],
    sentence: null,
    correction: null,
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useWrites('case'), { wrapper });
  const stored = (id: string) => client.getQueryData(queryKey)?.charges.find(({ Id }) => Id === id);
  const stand = () => ({
    ...client.getQueryData(queryKey),
    leftOut: client.getQueryData(leftOutQuery('case').queryKey),
  });
  const reopen = () => renderHook(() => useReopened(), { wrapper });
  return { result, stored, stand, reopen, ids: () => client.getQueryData(queryKey)?.charges.map(({ Id }) => Id) };
}

/** The case as its screen opens it. */
function useReopened() {
  const writes = useWrites('case');
  useHeldWrites('case', true, writes.run);
  return writes;
}

/** A server that answers each call in turn; a number is an error status. */
function serve(...answers: readonly (object | number)[]) {
  const calls: { readonly method: string; readonly path: string; readonly body: unknown }[] = [];
  const waiting = [...answers];
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    calls.push({ method, path, body: body === undefined ? undefined : JSON.parse(body) });
    const answer = waiting.shift() ?? 404;
    if (typeof answer === 'object' && !('conflict' in answer)) return Response.json(answer);
    const [status, current] = typeof answer === 'number' ? [answer] : [409, answer.conflict];
    return new Response(JSON.stringify({ message: 'No.', requestId: 'r', current }), { status });
  });
  return calls;
}

afterEach(() => {
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

const saved = (Id: string, Version: number, changes: object = {}) => ({
  ...plainCharge,
  Id,
  CaseId: 'case',
  Version,
  CrimeId: 'c',
  CountNumber: 1,
  Date: '2026-03-14',
  ...changes,
});

test('a change shows at once, and the next one names the version the first was given', async () => {
  const calls = serve(saved('a', 2), saved('a', 3));
  const { result, stored } = open([charge('a')]);
  act(() => result.current.run([{ kind: 'charge', id: 'a', fields: { SelectedTerm: 1 } }], 'count 1'));
  expect(stored('a')).toMatchObject({ SelectedTerm: 1 });
  act(() => result.current.run([{ kind: 'charge', id: 'a', fields: { SelectedTerm: 2 } }], 'count 1'));
  await waitFor(() => expect(result.current.state.kind).toBe('saved'));
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { Id: 'a', SelectedTerm: 1, Version: 1 },
    { Id: 'a', SelectedTerm: 2, Version: 2 },
  ]);
});

test('a change that fails is taken back alone, and trying again does it', async () => {
  serve(500, saved('b', 2), saved('a', 2));
  const { result, stored } = open([charge('a'), charge('b')]);
  act(() => result.current.run([{ kind: 'charge', id: 'a', fields: { SelectedTerm: 1 } }], 'count 1'));
  act(() => result.current.run([{ kind: 'charge', id: 'b', fields: { SelectedTerm: 2 } }], 'count 2'));
  await waitFor(() => expect(stored('a')).toMatchObject({ SelectedTerm: 3 }));
  await waitFor(() => expect(stored('b')).toMatchObject({ SelectedTerm: 2, Version: 2 }));
});

test('changes that found the session ended are done in their order when the case is opened again, once', async () => {
  const calls = serve(401, 401, saved('a', 2), saved('b', 2));
  const { result, stored, reopen } = open([charge('a'), charge('b')]);
  act(() => result.current.run([{ kind: 'charge', id: 'a', fields: { SelectedTerm: 1 } }], 'count 1'));
  act(() => result.current.run([{ kind: 'charge', id: 'b', fields: { SelectedTerm: 2 } }], 'count 2'));
  await waitFor(() => expect(stored('b')).toMatchObject({ SelectedTerm: 3 }));
  const again = reopen();
  await waitFor(() => expect(again.result.current.state.kind).toBe('saved'));
  expect(stored('a')).toMatchObject({ SelectedTerm: 1, Version: 2 });
  await waitFor(() => expect(stored('b')).toMatchObject({ SelectedTerm: 2, Version: 2 }));
  reopen();
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { Id: 'a', SelectedTerm: 1, Version: 1 },
    { Id: 'b', SelectedTerm: 2, Version: 1 },
    { Id: 'a', SelectedTerm: 1, Version: 1 },
    { Id: 'b', SelectedTerm: 2, Version: 1 },
  ]);
});

test('undo puts back what was there, a deleted charge under the id it is asked for or a new one', async () => {
  const calls = serve({ success: true, deleted: ['case.a'] }, saved('new', 1));
  const { result, ids } = open([charge('case.a'), charge('case.b')]);
  act(() => result.current.run([{ kind: 'delete', ids: ['case.a'] }], 'count 1'));
  expect(ids()).toEqual(['case.b']);
  await waitFor(() => expect(result.current.state.kind).toBe('saved'));
  act(() => result.current.undo());
  await waitFor(() => expect(ids()).toContain('new'));
  expect(calls.map(({ method }) => method)).toEqual(['DELETE', 'POST']);
  expect(calls[1]?.body).toMatchObject({ RequestId: 'a' });
});

test('redo does again what was undone, until something else is done', async () => {
  serve(saved('a', 2), saved('a', 3), saved('a', 4), saved('a', 5), saved('a', 6));
  const { result, stored } = open([charge('a')]);
  const select = (SelectedTerm: 1 | 2) =>
    act(() => result.current.run([{ kind: 'charge', id: 'a', fields: { SelectedTerm } }], 'count 1'));
  select(1);
  act(() => result.current.undo());
  expect(stored('a')).toMatchObject({ SelectedTerm: 3 });
  act(() => result.current.redo());
  expect(stored('a')).toMatchObject({ SelectedTerm: 1 });
  act(() => result.current.undo());
  select(2);
  act(() => result.current.redo());
  expect(stored('a')).toMatchObject({ SelectedTerm: 2 });
  await waitFor(() => expect(stored('a')).toMatchObject({ Version: 6 }));
});

test('an older change is undone under the new id of a charge that came back', async () => {
  const calls = serve(saved('a', 2), { success: true, deleted: ['a'] }, saved('new', 1), saved('new', 2));
  const { result, ids } = open([charge('a')]);
  act(() => result.current.run([{ kind: 'charge', id: 'a', fields: { SelectedTerm: 1 } }], 'count 1'));
  act(() => result.current.run([{ kind: 'delete', ids: ['a'] }], 'count 1'));
  act(() => result.current.undo());
  await waitFor(() => expect(ids()).toEqual(['new']));
  act(() => result.current.undo());
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ method: 'PUT', body: { Id: 'new', SelectedTerm: 3 } }));
});

test('a tick is undone like any other change, and what the jury report leaves out without the server', async () => {
  const limitation = {
    Id: 'case.l',
    CaseId: 'case',
    ProbationLimitationId: 'l',
    IsTrue: true,
    IsPled: true,
    Version: 1,
  };
  const calls = serve(limitation, { success: true });
  const { result, stand } = open([]);
  act(() =>
    result.current.run([{ kind: 'limitation', thing: 'l', fields: { IsTrue: true, IsPled: true } }], 'limitation'),
  );
  act(() => result.current.run([{ kind: 'left-out', instructions: ['1600'] }], 'report'));
  expect(stand()).toMatchObject({ limitations: [{ IsPled: true }], leftOut: ['1600'] });
  act(() => result.current.undo());
  expect(stand()).toMatchObject({ limitations: [{ IsPled: true }], leftOut: [] });
  act(() => result.current.undo());
  expect(stand()).toMatchObject({ limitations: [] });
  await waitFor(() => expect(calls.map(({ method }) => method)).toEqual(['POST', 'DELETE']));
});

test('a change of what somebody else changed asks which one stands', async () => {
  const calls = serve({ conflict: saved('a', 5, { SelectedTerm: 2 }) }, saved('a', 6));
  const { result, stored } = open([charge('a')]);
  act(() => result.current.run([{ kind: 'charge', id: 'a', fields: { SelectedTerm: 1 } }], 'count 1'));
  await waitFor(() =>
    expect(result.current.conflict).toMatchObject({
      what: 'count 1',
      differences: [{ label: 'Term', mine: 'Lower', theirs: 'Middle' }],
    }),
  );
  expect(stored('a')).toMatchObject({ SelectedTerm: 2, Version: 5 });
  act(() => result.current.conflict?.keepMine());
  expect(result.current.conflict).toBeNull();
  await waitFor(() => expect(calls.at(1)?.body).toEqual({ Id: 'a', SelectedTerm: 1, Version: 5 }));
});

test('a change beside somebody else’s is sent again without asking', async () => {
  const calls = serve({ conflict: saved('a', 5, { isGang: true }) }, saved('a', 6));
  const { result, stored } = open([charge('a')]);
  act(() => result.current.run([{ kind: 'charge', id: 'a', fields: { SelectedTerm: 1 } }], 'count 1'));
  await waitFor(() => expect(stored('a')).toMatchObject({ SelectedTerm: 1, isGang: true, Version: 6 }));
  expect(calls.at(1)?.body).toEqual({ Id: 'a', SelectedTerm: 1, Version: 5 });
  expect(result.current.conflict).toBeNull();
});

test('offline, changes wait and are sent when the device is back', async () => {
  const calls = serve(saved('a', 2));
  const { result, stored } = open([charge('a')]);
  act(() => onlineManager.setOnline(false));
  act(() => result.current.run([{ kind: 'charge', id: 'a', fields: { SelectedTerm: 1 } }], 'count 1'));
  await waitFor(() => expect(result.current.state).toEqual({ kind: 'waiting', changes: 1 }));
  expect([calls, stored('a')]).toMatchObject([[], { SelectedTerm: 1 }]);
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(stored('a')).toMatchObject({ Version: 2 }));
});

test('a deleted charge is made anew under its id, a copy of another under one of its own', async () => {
  const calls = serve(saved('case.a', 1), {}, saved('case.b', 1), {});
  const { result } = open([]);
  const restore = (Id: string) => result.current.run([{ kind: 'restore', charges: [saved(Id, 1)] }], 'it');
  act(() => restore('case.a'));
  await waitFor(() => expect(calls).toHaveLength(1));
  act(() => restore('copy of case.a'));
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2));
  const requested = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(requested).toMatchObject([{ RequestId: 'a' }, { CrimeId: 'c' }]);
  expect(requested[1]).not.toHaveProperty('RequestId');
});

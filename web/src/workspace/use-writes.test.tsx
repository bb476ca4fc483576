import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useWrites } from './use-writes.ts';
import { chargesQuery } from './work-queries.ts';

const charge = (Id: string, changes: object = {}) =>
  ({ Id, CaseId: 'case', Version: 1, CountNumber: 1, parentCharge: null, SelectedTerm: 3, ...changes }) as never;

function open(charges: readonly never[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { queryKey } = chargesQuery('case');
  client.setQueryData(queryKey, { charges, crimes: [], limitations: [], circumstances: [], sentence: null });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useWrites('case'), { wrapper });
  const stored = (id: string) => client.getQueryData(queryKey)?.charges.find(({ Id }) => Id === id);
  return { result, stored, ids: () => client.getQueryData(queryKey)?.charges.map(({ Id }) => Id) };
}

/** A server that answers each call in turn; a number is an error status. */
function serve(...answers: readonly (object | number)[]) {
  const calls: { readonly method: string; readonly path: string; readonly body: unknown }[] = [];
  const waiting = [...answers];
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    calls.push({ method, path, body: body === undefined ? undefined : JSON.parse(body) });
    const answer = waiting.shift() ?? 404;
    return typeof answer === 'number'
      ? new Response(JSON.stringify({ message: 'No.', requestId: 'r' }), { status: answer })
      : Response.json(answer);
  });
  return calls;
}

afterEach(() => vi.unstubAllGlobals());

const saved = (Id: string, Version: number, changes: object = {}) => ({
  Id,
  CaseId: 'case',
  Version,
  CrimeId: 'c',
  ChargedPer: null,
  CountNumber: 1,
  ChargeType: null,
  ChargeStatus: 0,
  SelectedTerm: 3,
  CrimeState: 'Completed',
  Date: '2026-03-14',
  DateRangeEnd: null,
  Occasion: null,
  VictimId: null,
  RunSTIRCalculation: true,
  SubSentenceNum: 0,
  IsPrincipal: 0,
  Concurrency: 0,
  NumberOfStrikes: '0',
  isGang: false,
  IsDeathSentence: false,
  ProbationGranted: false,
  ProbationJailTimeDays: null,
  SelectedDays: null,
  parentCharge: null,
  Findings: [],
  PriorDate: null,
  Attributes: null,
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

test('undo puts back what was there, a deleted charge under a new id', async () => {
  const calls = serve({ success: true, deleted: ['a'] }, saved('new', 1));
  const { result, ids } = open([charge('a'), charge('b')]);
  act(() => result.current.run([{ kind: 'delete', ids: ['a'] }], 'count 1'));
  expect(ids()).toEqual(['b']);
  await waitFor(() => expect(result.current.state.kind).toBe('saved'));
  act(() => result.current.undo());
  await waitFor(() => expect(ids()).toContain('new'));
  expect(calls.map(({ method }) => method)).toEqual(['DELETE', 'POST']);
});

import 'fake-indexeddb/auto';
import type { ChargeRecord } from '@countwise/contract';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { caseQuery } from '../shared/case/case-queries.ts';
import { chargesQuery } from '../shared/case/charges-query.ts';
import { gestureStore } from '../shared/case/gesture-store.ts';
import { leftOutQuery } from './jury/left-out-query.ts';
import { type Fate, serverOf, storedCharge } from './server.fixture.ts';
import { useWrites } from './use-writes.ts';
import type { Write } from './writes.ts';

const a = 'case.aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa';
const b = 'case.bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb';
type Server = ReturnType<typeof serverOf>;

/** The case on a page: as it stands at the server when it is opened. */
function open(server: Server) {
  const never = new Promise<never>(() => undefined);
  let ended = false;
  const heard = async (...call: Parameters<Server['fetched']>) => {
    try {
      const response = await server.fetched(...call);
      return ended ? await never : response;
    } catch (lost) {
      if (ended) await never;
      throw lost;
    }
  };
  vi.stubGlobal('fetch', heard);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { queryKey } = chargesQuery('case');
  client.setQueryData(caseQuery('case').queryKey, server.record());
  client.setQueryData(queryKey, {
    charges: server.charges().map((each) => ({ ...storedCharge(''), ...each })),
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
  const { result, unmount } = renderHook(() => useWrites('case'), { wrapper });
  const here = () => client.getQueryData(queryKey)?.charges ?? [];
  return {
    result,
    client,
    /** The tab ends: whatever the server answers from now on, nobody hears. */
    end: () => {
      ended = true;
      unmount();
      client.clear();
    },
    isTryingAgain: () =>
      client
        .getMutationCache()
        .getAll()
        .some(({ state }) => state.status === 'pending' && state.failureCount > 0),
    here,
    stored: (id: string) => here().find(({ Id }) => Id === id),
    stand: () => ({
      ...client.getQueryData(queryKey),
      leftOut: client.getQueryData(leftOutQuery('case').queryKey),
    }),
    run: (...writes: readonly Write[]) => act(() => result.current.run(writes, 'count 1')),
    saved: () => waitFor(() => expect(result.current.state.kind).toBe('saved'), { timeout: 5_000 }),
  };
}
const term = (id: string, SelectedTerm: ChargeRecord['SelectedTerm']): Write => ({
  kind: 'charge',
  id,
  fields: { SelectedTerm },
});
const waiting = () => gestureStore.of('');
const two = () => [storedCharge(a), storedCharge(b, { CountNumber: 2 })];
const withFates = (server: Server, ...fates: readonly Fate[]) => void server.fates.push(...fates);

beforeEach(() => gestureStore.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

test('a gesture of many writes shows at once and is one call', async () => {
  const server = serverOf(two());
  const { run, stored, saved } = open(server);
  run(term(a, 1), term(b, 2), { kind: 'delete', ids: [b] });
  expect([stored(a)?.SelectedTerm, stored(b)]).toEqual([1, undefined]);
  await saved();
  expect(server.calls.map(({ writes }) => writes.map(({ kind }) => kind))).toEqual([['charge', 'charge', 'delete']]);
  expect(server.charges()).toMatchObject([{ Id: a, SelectedTerm: 1 }]);
  await waitFor(async () => expect(await waiting()).toEqual([]));
});

test.for([
  ['an undo of a deletion', ['ok', 'lost after', 503]],
  ['an undo of a deletion that nobody answered for long', ['ok', 'lost after', 'lost after', 'lost after']],
] as const)('%s doubles nothing, however its answers are lost', async ([, fates]) => {
  const server = serverOf(two());
  withFates(server, ...fates);
  const { run, result, saved, here } = open(server);
  run({ kind: 'delete', ids: [a, b] });
  await saved();
  act(() => result.current.undo());
  await waitFor(() => expect(result.current.state.kind).toMatch(/saved|failed/), { timeout: 5_000 });
  await waitFor(() => expect(server.calls.length).toBe(4), { timeout: 5_000 });
  const { state } = result.current;
  if (state.kind === 'failed') act(() => state.retry());
  await saved();
  expect(server.charges().map(({ Id }) => Id)).toEqual([a, b]);
  expect(here().map(({ Id }) => Id)).toEqual([a, b]);
  expect(new Set(server.calls.slice(1).map(({ RequestId }) => RequestId)).size).toBe(1);
});

test('a change that is refused is taken back alone, and one made on it is judged without it', async () => {
  const server = serverOf(two());
  withFates(server, 400);
  const { run, stored, saved } = open(server);
  run(term(a, 1));
  run(term(a, 2));
  expect(stored(a)?.SelectedTerm).toBe(2);
  await saved();
  expect(server.calls[1]?.writes).toMatchObject([{ fields: { SelectedTerm: 2 }, was: { SelectedTerm: 3 } }]);
  expect([stored(a)?.SelectedTerm, server.charges()[0]?.['SelectedTerm']]).toEqual([2, 2]);
});

test('what was made offline is kept when the tab ends, and sent at the next visit, once', async () => {
  const server = serverOf(two());
  const first = open(server);
  act(() => onlineManager.setOnline(false));
  first.run(term(a, 1));
  first.run({ kind: 'delete', ids: [b] });
  await waitFor(() => expect(first.result.current.state).toEqual({ kind: 'waiting', changes: 2 }));
  await waitFor(async () => expect(await waiting()).toHaveLength(2));
  first.end();
  expect(server.calls).toEqual([]);
  act(() => onlineManager.setOnline(true));
  const next = open(server);
  await next.saved();
  await waitFor(() => expect(server.charges()).toMatchObject([{ Id: a, SelectedTerm: 1 }]));
  await waitFor(() => expect(next.here()).toMatchObject([{ Id: a, SelectedTerm: 1 }]));
  await waitFor(async () => expect(await waiting()).toEqual([]));
  expect(server.calls).toHaveLength(2);
});

test('what found the session ended waits for the next log-in', async () => {
  const server = serverOf(two());
  withFates(server, 401);
  const first = open(server);
  first.run(term(a, 1));
  await waitFor(() => expect(first.stored(a)?.SelectedTerm).toBe(3));
  expect(await waiting()).toHaveLength(1);
  first.end();
  const next = open(server);
  await next.saved();
  expect(server.charges()[0]).toMatchObject({ SelectedTerm: 1 });
});

test('redo does again what was undone, until something else is done', async () => {
  const server = serverOf(two());
  const { result, run, stored, saved } = open(server);
  run(term(a, 1));
  act(() => result.current.undo());
  expect(stored(a)?.SelectedTerm).toBe(3);
  act(() => result.current.redo());
  expect(stored(a)?.SelectedTerm).toBe(1);
  act(() => result.current.undo());
  run(term(a, 2));
  act(() => result.current.redo());
  await saved();
  await waitFor(() => expect(server.calls).toHaveLength(5));
  expect([stored(a)?.SelectedTerm, server.charges()[0]?.['SelectedTerm']]).toEqual([2, 2]);
});

test('an older change is undone of a charge that came back, which kept its id', async () => {
  const server = serverOf(two());
  const { result, run, here } = open(server);
  run(term(a, 1));
  run({ kind: 'delete', ids: [a] });
  act(() => result.current.undo());
  act(() => result.current.undo());
  await waitFor(() => expect(server.calls).toHaveLength(4));
  await waitFor(() => expect(server.charges().find(({ Id }) => Id === a)).toMatchObject({ SelectedTerm: 3 }));
  expect(here().find(({ Id }) => Id === a)).toMatchObject({ SelectedTerm: 3 });
});

test('a tick is undone like any other change, and what the jury report leaves out without the server', async () => {
  const server = serverOf([]);
  const { result, run, stand } = open(server);
  run({ kind: 'limitation', thing: 'l', fields: { IsTrue: true, IsPled: true } });
  run({ kind: 'left-out', instructions: ['1600'] });
  expect(stand()).toMatchObject({ limitations: [{ IsPled: true }], leftOut: ['1600'] });
  act(() => result.current.undo());
  expect(stand()).toMatchObject({ limitations: [{ IsPled: true }], leftOut: [] });
  act(() => result.current.undo());
  expect(stand()).toMatchObject({ limitations: [] });
  await waitFor(() => expect([server.calls.length, server.marks()]).toEqual([2, []]));
});

test('a change of what somebody else changed asks which one stands', async () => {
  const server = serverOf(two());
  const { result, run, stored, saved } = open(server);
  server.change({ kind: 'charge', id: a, fields: { SelectedTerm: 2 } });
  run(term(a, 1), term(b, 1));
  await waitFor(() =>
    expect(result.current.conflict).toMatchObject({
      what: 'count 1',
      differences: [{ label: 'Term', mine: 'Lower', theirs: 'Middle' }],
    }),
  );
  expect([stored(a)?.SelectedTerm, stored(b)?.SelectedTerm]).toEqual([2, 3]);
  act(() => result.current.conflict?.keepMine());
  expect(result.current.conflict).toBeNull();
  await saved();
  expect(server.charges()).toMatchObject([{ SelectedTerm: 1 }, { SelectedTerm: 1 }]);
});

test('a change beside somebody else’s is made without asking, and shows theirs', async () => {
  const server = serverOf(two());
  const { result, run, stored, saved } = open(server);
  server.change({ kind: 'charge', id: a, fields: { isGang: true } });
  run(term(a, 1));
  await saved();
  expect(stored(a)).toMatchObject({ SelectedTerm: 1, isGang: true });
  expect([result.current.conflict, server.calls.length]).toEqual([null, 1]);
});

/** The same numbers for the same seed. */
function numbersOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

/** `GESTURES=200 SEED=7 npx vitest run --project web use-writes` plays more of them, or the same again. */
const gestures = Number(process.env['GESTURES'] ?? 20);
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1e9));

test(`random gestures with lost answers, refusals and reloads: 0 lost, 0 doubled, 0 half (seed ${seed})`, async () => {
  const next = numbersOf(seed);
  const server = serverOf(two());
  let page = open(server);
  let made = 0;
  const fates = ['ok', 'lost before', 'lost after', 503, 'ok', 'ok'] as const;
  const settle = () => waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 20_000 });
  for (let turn = 0; turn < gestures; turn += 1) {
    withFates(server, ...Array.from({ length: next(3) }, () => fates[next(fates.length)] ?? 'ok'));
    const ids = page.here().map(({ Id }) => Id);
    const id = ids[next(ids.length)];
    const kind = next(5);
    if (kind === 0 || id === undefined) {
      const added = Array.from({ length: 1 + next(3) }, () => storedCharge(`case.${crypto.randomUUID()}`));
      page.run({ kind: 'add', charges: added });
      made += added.length;
    } else if (kind === 1) page.run(...ids.map((each) => term(each, next(2) === 0 ? 1 : 2)));
    else if (kind === 2) page.run({ kind: 'delete', ids: [id] });
    else if (kind === 3) act(() => page.result.current.undo());
    else act(() => page.result.current.redo());
    const shown = page.here().map(({ Id, SelectedTerm }) => [Id, SelectedTerm]);
    if (next(3) === 0 && !page.isTryingAgain()) {
      // the tab ends; what the server did not answer is sent at the next visit
      await waiting();
      page.end();
      page = open(server);
    }
    for (let visit = 0; visit < 10 && (await waiting()).length > 0; visit += 1) {
      await settleOrFail(page);
      if ((await waiting()).length === 0) break;
      page.end();
      page = open(server);
    }
    await settle();
    const byId = (rows: readonly (readonly unknown[])[]) => rows.map((row) => row.join(' ')).toSorted();
    const there = server.charges().map(({ Id, SelectedTerm }) => [Id, SelectedTerm]);
    expect(byId(there)).toEqual(byId(shown));
    await waitFor(() =>
      expect(byId(page.here().map(({ Id, SelectedTerm }) => [Id, SelectedTerm]))).toEqual(byId(there)),
    );
  }
  expect(new Set(server.charges().map(({ Id }) => Id)).size).toBe(server.charges().length);
  expect(server.charges().length).toBeLessThanOrEqual(made + 2);
}, 600_000);

const settleOrFail = ({ result }: Pick<ReturnType<typeof open>, 'result'>) =>
  waitFor(() => expect(result.current.state.kind).toMatch(/saved|failed/), { timeout: 10_000 });

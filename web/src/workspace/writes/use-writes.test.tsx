import 'fake-indexeddb/auto';
import type { ChargeRecord } from '@countwise/contract';
import { onlineManager } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { chargesQuery } from '../../shared/case/charges-query.ts';
import { gestureStore } from '../../shared/case/gesture-store.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { forgetMessages, messageLog } from '../../ui/messages.ts';
import { openCase } from '../page.fixture.ts';
import { newsKeeper } from './news.ts';
import { type Fate, serverOf, storedCharge } from './server.fixture.ts';
import type { Write } from './writes.ts';

const a = 'case.aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa';
const b = 'case.bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb';

const term = (id: string, SelectedTerm: ChargeRecord['SelectedTerm']): Write => ({
  kind: 'charge',
  id,
  fields: { SelectedTerm },
});
const waiting = () => gestureStore.of('');
const two = () => [storedCharge(a), storedCharge(b, { CountNumber: 2 })];
const withFates = (server: ReturnType<typeof serverOf>, ...fates: readonly Fate[]) => void server.fates.push(...fates);

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.removeItem('read_until');
  forgetMessages();
  onlineManager.setOnline(true);
});

test('a gesture of many writes shows at once and is one call', async () => {
  const server = serverOf(two());
  const { run, stored, saved } = openCase(server);
  run(term(a, 1), term(b, 2), { kind: 'delete', ids: [b] });
  expect([stored(a)?.SelectedTerm, stored(b)]).toEqual([1, undefined]);
  await saved();
  expect(server.calls.map(({ writes }) => writes.map(({ kind }) => kind))).toEqual([['charge', 'charge', 'delete']]);
  expect(server.charges()).toMatchObject([{ Id: a, SelectedTerm: 1 }]);
  await waitFor(async () => expect(await waiting()).toEqual([]));
});

test('what a gesture shows is painted before it is sent', async () => {
  const server = serverOf(two());
  const sentBefore: number[] = [];
  const paint = requestAnimationFrame;
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) =>
    paint((time) => {
      sentBefore.push(server.calls.length);
      frame(time);
    }),
  );
  const { run, result, saved } = openCase(server);
  run(term(a, 1));
  expect(result.current.state.kind).toBe('saving');
  await saved();
  expect([sentBefore[0], server.calls.length]).toEqual([0, 1]);
});

test.for([
  ['an undo of a deletion', ['ok', 'lost after', 503]],
  ['an undo of a deletion that is refused after a while', ['ok', 'lost after', 500, 500]],
] as const)('%s doubles nothing, however its answers are lost', async ([, fates]) => {
  const server = serverOf(two());
  withFates(server, ...fates);
  const { run, result, saved, here } = openCase(server);
  run({ kind: 'delete', ids: [a, b] });
  await saved();
  act(() => void result.current.undo());
  await waitFor(() => expect(result.current.state.kind).toMatch(/saved|failed/), { timeout: 5_000 });
  await waitFor(() => expect(server.calls.length).toBe(4), { timeout: 5_000 });
  const { state } = result.current;
  if (state.kind === 'failed') act(() => state.retry());
  await saved();
  expect(server.charges().map(({ Id }) => Id)).toEqual([a, b]);
  expect(here().map(({ Id }) => Id)).toEqual([a, b]);
  expect(new Set(server.calls.slice(1).map(({ RequestId }) => RequestId)).size).toBe(1);
});

test.for(['lost before', 'lost after', 429, 503] as const)(
  'a change that nobody answers (%s) stands on the screen and is sent until somebody does, those after it behind it',
  async (fate) => {
    const server = serverOf(two());
    withFates(server, fate, fate, fate);
    const { run, result, stored, saved } = openCase(server);
    run(term(a, 1));
    run(term(b, 2));
    await waitFor(() => expect(result.current.state).toEqual({ kind: 'waiting', for: 'answer', changes: 2 }), {
      timeout: 5_000,
    });
    expect([stored(a)?.SelectedTerm, stored(b)?.SelectedTerm]).toEqual([1, 2]);
    expect(messageLog().messages[0]?.text).toMatch(/^The server does not answer\./);
    await saved();
    expect(server.charges()).toMatchObject([{ SelectedTerm: 1 }, { SelectedTerm: 2 }]);
    await waitFor(async () => expect(await waiting()).toEqual([]));
    expect(server.calls.map(({ RequestId }) => RequestId === server.calls[0]?.RequestId)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  },
);

test('what nobody answered is sent once at the next visit', async () => {
  const server = serverOf(two());
  withFates(server, 503, 503, 503);
  const first = openCase(server);
  first.run(term(a, 1));
  await waitFor(() => expect(first.result.current.state.kind).toBe('waiting'), { timeout: 5_000 });
  first.end();
  const next = openCase(server);
  await next.saved();
  expect(server.charges()[0]).toMatchObject({ SelectedTerm: 1, Version: 2 });
  expect(await waiting()).toEqual([]);
});

test('what the server failed to do is taken back, and never done behind the user’s back', async () => {
  const server = serverOf(two());
  withFates(server, 500, 500, 500);
  const first = openCase(server);
  first.run(term(a, 1));
  await answered(first, 'failed');
  expect(first.stored(a)?.SelectedTerm).toBe(3);
  await waitFor(async () => expect(await waiting()).toEqual([]));
});

test('what is read of the case before a change is answered does not take the change off the screen', async () => {
  const server = serverOf(two());
  withFates(server, 503, 503, 503);
  const { run, client, result, stored, saved } = openCase(server);
  run(term(a, 1));
  await waitFor(() => expect(result.current.state.kind).toBe('waiting'), { timeout: 5_000 });
  await act(() => client.fetchQuery(chargesQuery('case')));
  expect([stored(a)?.SelectedTerm, server.charges()[0]?.['SelectedTerm']]).toEqual([1, 3]);
  await saved();
  expect(server.charges()[0]).toMatchObject({ SelectedTerm: 1 });
});

test('who follows a case hears what was not done after all, and what is tried again as what it was', async () => {
  const server = serverOf(two());
  withFates(server, 400);
  const keeper = newsKeeper();
  const [fail, begin] = [vi.spyOn(keeper, 'fail'), vi.spyOn(keeper, 'begin')];
  const page = openCase(server, keeper);
  page.run(term(a, 1));
  await answered(page, 'failed');
  expect([fail.mock.calls.length, begin.mock.calls.length]).toEqual([1, 0]);
  const { state } = page.result.current;
  if (state.kind === 'failed') act(() => state.retry());
  await page.saved();
  expect(begin).toHaveBeenCalledWith({ writes: [term(a, 1)], what: 'count 1' });
});

test('a change that is refused is taken back alone, and one made on it is judged without it', async () => {
  const server = serverOf(two());
  withFates(server, 400);
  const { run, stored, saved } = openCase(server);
  run(term(a, 1));
  run(term(a, 2));
  expect(stored(a)?.SelectedTerm).toBe(2);
  await saved();
  expect(server.calls[1]?.writes).toMatchObject([{ fields: { SelectedTerm: 2 }, was: { SelectedTerm: 3 } }]);
  expect([stored(a)?.SelectedTerm, server.charges()[0]?.['SelectedTerm']]).toEqual([2, 2]);
});

const answered = (page: ReturnType<typeof openCase>, kind: 'saved' | 'failed') =>
  waitFor(() => expect(page.result.current.state.kind).toBe(kind), { timeout: 5_000 });

test('what was refused is no step: undo takes back the change before it', async () => {
  const server = serverOf(two());
  withFates(server, 'ok', 400);
  const page = openCase(server);
  page.run(term(a, 2));
  await answered(page, 'saved');
  page.run({ kind: 'delete', ids: [b] });
  await answered(page, 'failed');
  act(() => void page.result.current.undo());
  await answered(page, 'saved');
  expect(server.charges()).toMatchObject([{ Id: a, SelectedTerm: 3 }, { Id: b }]);
  expect(page.here()).toMatchObject([{ Id: a, SelectedTerm: 3 }, { Id: b }]);
});

test('an undo that was refused, and a change that succeeds when it is tried again, are there to be pressed again', async () => {
  const server = serverOf(two());
  withFates(server, 400, 'ok', 400, 'ok', 'ok');
  const page = openCase(server);
  page.run(term(a, 2));
  await answered(page, 'failed');
  act(() => (page.result.current.state.kind === 'failed' ? page.result.current.state.retry() : undefined));
  await answered(page, 'saved');
  act(() => void page.result.current.undo());
  await answered(page, 'failed');
  expect(page.stored(a)?.SelectedTerm).toBe(2);
  act(() => void page.result.current.undo());
  await answered(page, 'saved');
  expect(server.charges()).toMatchObject([{ Id: a, SelectedTerm: 3 }, { Id: b }]);
  act(() => void page.result.current.redo());
  await answered(page, 'saved');
  expect(server.charges()).toMatchObject([{ Id: a, SelectedTerm: 2 }, { Id: b }]);
});

test('a gesture of many writes made offline is one change that waits: it is neither sent nor refused', async () => {
  const server = serverOf(two());
  const { run, result, saved } = openCase(server);
  act(() => onlineManager.setOnline(false));
  run(term(a, 1), term(b, 2));
  await act(() => new Promise<void>((resolve) => afterPaint(() => setTimeout(resolve))));
  expect(server.calls).toEqual([]);
  expect(result.current.state).toEqual({ kind: 'waiting', for: 'connection', changes: 1 });
  act(() => onlineManager.setOnline(true));
  await saved();
  expect(server.calls).toHaveLength(1);
});

test('what was made offline is kept when the tab ends, and sent at the next visit, once', async () => {
  const server = serverOf(two());
  const first = openCase(server);
  act(() => onlineManager.setOnline(false));
  first.run(term(a, 1));
  first.run({ kind: 'delete', ids: [b] });
  await waitFor(() => expect(first.result.current.state).toEqual({ kind: 'waiting', for: 'connection', changes: 2 }));
  await waitFor(async () => expect(await waiting()).toHaveLength(2));
  first.end();
  expect(server.calls).toEqual([]);
  act(() => onlineManager.setOnline(true));
  const next = openCase(server);
  await next.saved();
  await waitFor(() => expect(server.charges()).toMatchObject([{ Id: a, SelectedTerm: 1 }]));
  await waitFor(() => expect(next.here()).toMatchObject([{ Id: a, SelectedTerm: 1 }]));
  await waitFor(async () => expect(await waiting()).toEqual([]));
  expect(server.calls).toHaveLength(2);
});

test('what found the session ended waits for the next log-in', async () => {
  const server = serverOf(two());
  withFates(server, 401);
  const first = openCase(server);
  first.run(term(a, 1));
  await waitFor(() => expect(first.stored(a)?.SelectedTerm).toBe(3));
  expect(await waiting()).toHaveLength(1);
  first.end();
  const next = openCase(server);
  await next.saved();
  expect(server.charges()[0]).toMatchObject({ SelectedTerm: 1 });
});

test('redo does again what was undone, until something else is done', async () => {
  const server = serverOf(two());
  const { result, run, stored, saved } = openCase(server);
  run(term(a, 1));
  act(() => void result.current.undo());
  expect(stored(a)?.SelectedTerm).toBe(3);
  act(() => void result.current.redo());
  expect(stored(a)?.SelectedTerm).toBe(1);
  act(() => void result.current.undo());
  run(term(a, 2));
  act(() => void result.current.redo());
  await saved();
  await waitFor(() => expect(server.calls).toHaveLength(5));
  expect([stored(a)?.SelectedTerm, server.charges()[0]?.['SelectedTerm']]).toEqual([2, 2]);
});

test('an older change is undone of a charge that came back, which kept its id', async () => {
  const server = serverOf(two());
  const { result, run, here } = openCase(server);
  run(term(a, 1));
  run({ kind: 'delete', ids: [a] });
  act(() => void result.current.undo());
  act(() => void result.current.undo());
  await waitFor(() => expect(server.calls).toHaveLength(4));
  await waitFor(() => expect(server.charges().find(({ Id }) => Id === a)).toMatchObject({ SelectedTerm: 3 }));
  expect(here().find(({ Id }) => Id === a)).toMatchObject({ SelectedTerm: 3 });
});

test('a tick is undone like any other change, and what the jury report leaves out without the server', async () => {
  const server = serverOf([]);
  const { result, run, stand } = openCase(server);
  run({ kind: 'limitation', thing: 'l', fields: { IsTrue: true, IsPled: true } });
  run({ kind: 'left-out', instructions: ['1600'] });
  expect(stand()).toMatchObject({ limitations: [{ IsPled: true }], leftOut: ['1600'] });
  act(() => void result.current.undo());
  expect(stand()).toMatchObject({ limitations: [{ IsPled: true }], leftOut: [] });
  act(() => void result.current.undo());
  expect(stand()).toMatchObject({ limitations: [] });
  await waitFor(() => expect([server.calls.length, server.marks()]).toEqual([2, []]));
});

test('a change of what somebody else changed asks which one stands', async () => {
  const server = serverOf(two());
  const { result, run, stored, saved } = openCase(server);
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
  const { result, run, stored, saved } = openCase(server);
  server.change({ kind: 'charge', id: a, fields: { isGang: true } });
  run(term(a, 1));
  await saved();
  expect(stored(a)).toMatchObject({ SelectedTerm: 1, isGang: true });
  expect([result.current.conflict, server.calls.length]).toEqual([null, 1]);
});

test('in a case that can only be read nothing changes or is sent, and why is said with the way to go on', () => {
  localStorage.setItem('read_until', '2027-01-31');
  const server = serverOf(two());
  const page = openCase(server);
  page.run(term(a, 1));
  expect([page.stored(a)?.SelectedTerm, page.result.current.state.kind, server.calls]).toEqual([3, 'idle', []]);
  expect(messageLog().messages[0]?.text).toBe(
    'Not saved: your subscription has ended. Ask your administrator to renew it.',
  );
});

test('a change that is refused because the subscription ended meanwhile says so, and offers no second try', async () => {
  const server = serverOf(two());
  withFates(server, 402);
  const page = openCase(server);
  page.run(term(a, 1));
  await waitFor(() => expect(messageLog().messages[0]?.text).toMatch(/^Not saved: your subscription has ended\./));
  expect([page.stored(a)?.SelectedTerm, page.result.current.state.kind]).toEqual([3, 'idle']);
});

import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gestureStore } from '../shared/case/gesture-store.ts';
import { storedCase } from '../shared/case/stored-case.fixture.ts';
import { caseList } from '../text/cases.ts';
import { common } from '../text/common.ts';
import * as toast from '../ui/toast.tsx';
import { useWaitingEdits } from './use-waiting-edits.ts';

const shown = vi.spyOn(toast, 'showToast').mockImplementation(() => undefined);
const told = () => shown.mock.calls.map(([{ message }]) => message);
const gesture = (id: string, caseId: string, place: number) => ({
  id: `7d444840-9dc0-41d1-b245-5ffdce74fa0${id}`,
  userId: '',
  caseId,
  what: 'count 1',
  place,
  asks: [],
});
const record = (Id: string) => {
  return { ...storedCase, Id };
};

const cases = ['one', 'two', 'late', 'gone'];

/** The list, opened before a server that answers the gestures of each case with a status; a case that is `gone` is not there. */
function open(answers: Readonly<Record<string, number>>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method }: { readonly method: string }) => {
    const id = /cases\/(\w+)/.exec(address)?.[1] ?? '';
    // a page of another file may still try again what was lost there
    if (!cases.includes(id)) return new Promise<never>(() => undefined);
    asked.push(`${method} ${id}`);
    const status = method === 'GET' ? (id === 'gone' ? 404 : 200) : (answers[id] ?? 200);
    if (status === 0) throw new TypeError('lost');
    if (status !== 200) return Response.json({ message: 'No.', requestId: 'r' }, { status });
    const none = { charges: [], limitations: [], factors: [], circumstances: [], gone: [] };
    return Response.json(method === 'GET' ? record(id) : { case: record(id), ...none });
  });
  const client = new QueryClient();
  renderHook(() => useWaitingEdits(), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <MemoryRouter>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </MemoryRouter>
    ),
  });
  return { asked };
}
const waiting = async () => (await gestureStore.of('')).map(({ caseId }) => caseId);
const wait = async (...cases: readonly string[]) => {
  for (const [nth, caseId] of cases.entries()) await gestureStore.put(gesture(String(nth), caseId, nth));
};

beforeEach(() => void shown.mockClear());
afterEach(() => void vi.unstubAllGlobals());

test('what waits of every case is sent in its order as the list opens, and says so', async () => {
  await wait('one', 'two', 'one');
  const { asked } = open({});
  await waitFor(async () => expect(await waiting()).toEqual([]));
  expect(asked).toEqual(['POST one', 'POST one', 'POST two']);
  expect(told()).toEqual([common.resumed(3)]);
});

test('what is refused waits for its case, and the other cases go on', async () => {
  await wait('late', 'late', 'two');
  const { asked } = open({ late: 409 });
  await waitFor(async () => expect(await waiting()).toEqual(['late', 'late']));
  expect(asked).toEqual(['POST late', 'POST two']);
  expect(told()).toEqual([common.resumed(3), caseList.waitingAsks]);
});

test('what names a charge that is gone is left to its case; of a case that is gone nothing waits any more', async () => {
  await wait('one', 'gone', 'gone');
  const { asked } = open({ one: 404, gone: 404 });
  await waitFor(async () => expect(await waiting()).toEqual(['one']));
  expect(asked).toEqual(['POST one', 'GET one', 'POST gone', 'GET gone']);
  expect(told()).toEqual([common.resumed(3), caseList.waitingAsks, caseList.waitingGone]);
});

test.for([0, 503, 401])('a failure that passes (%i) loses nothing', async (status) => {
  await wait('one', 'two');
  const { asked } = open({ one: status });
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  expect(await waiting()).toEqual(['one', 'two']);
});

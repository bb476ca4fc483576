import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedCase } from '../shared/case/stored-case.fixture.ts';
import { useKeptAnswer } from './writes/use-kept-answer.ts';
import type { SaveState } from './writes/use-writes.ts';

let asked: string[];
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { readonly body: string }) => {
    asked.push(`${address.replace(/^.*\/api/, '')} ${JSON.parse(body).CaseIds}`);
    const record = { ...storedCase, Id: 'case' };
    return Response.json({ cases: [record] });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(first: SaveState) {
  const client = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(({ state }: { readonly state: SaveState }) => useKeptAnswer('case', undefined, state), {
    wrapper,
    initialProps: { state: first },
  });
}
const idle: SaveState = { kind: 'idle' };
const saving: SaveState = { kind: 'saving' };
const saved = (): SaveState => ({ kind: 'saved', at: new Date() });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('some changes are counted once, when the user pauses, and not again', async () => {
  const { rerender, unmount } = open(idle);
  for (let change = 0; change < 3; change += 1) {
    rerender({ state: saving });
    await pass(100);
    rerender({ state: saved() });
    await pass(2_000);
  }
  expect(asked).toEqual([]);
  await pass(5_000);
  expect(asked).toEqual(['/corrections/check case']);
  unmount();
  await pass(5_000);
  expect(asked).toHaveLength(1);
});

test('a case that is left before the pause is counted as it is left; one that was only read is not', async () => {
  const changed = open(idle);
  changed.rerender({ state: saving });
  changed.rerender({ state: saved() });
  changed.unmount();
  await pass(10);
  expect(asked).toEqual(['/corrections/check case']);
  open(idle).unmount();
  await pass(10_000);
  expect(asked).toHaveLength(1);
});

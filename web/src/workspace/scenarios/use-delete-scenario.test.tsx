import { blankCase, type CaseRecord } from '@countwise/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scenariosQuery } from '../../shared/case/case-queries.ts';
import { useDeleteScenario } from './use-delete-scenario.ts';

const record = (Id: string): CaseRecord => ({
  ...blankCase,
  Id,
  OwnerId: 'owner',
  CreatedAt: '2026-11-20T08:00:00.000Z',
  UpdatedAt: '2026-11-20T08:00:00.000Z',
  Version: 1,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a deleted scenario leaves the lists at once, and is deleted when it can no longer be brought back', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method }: { method: string }) => {
    asked.push(`${method} ${address.replace(/^.*\/api/, '')}`);
    return Response.json({ message: 'done' });
  });
  const client = new QueryClient();
  const { queryKey } = scenariosQuery('main');
  const rules = { engine: '1', catalogue: '1' };
  client.setQueryData(queryKey, { mainCase: record('main'), scenarios: [record('a'), record('b')], rules });
  const { result } = renderHook(() => useDeleteScenario(), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  act(() => result.current('a', 'Offer'));
  expect(client.getQueryData(queryKey)?.scenarios.map(({ Id }) => Id)).toEqual(['b']);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked[0]).toBe('DELETE /cases/scenario/a');
});

import type { CaseRecord } from '@countwise/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scenariosQuery } from '../../shared/case/case-queries.ts';
import { storedCase } from '../../shared/case/stored-case.fixture.ts';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { useDeleteScenario } from './use-delete-scenario.ts';

const record = (Id: string): CaseRecord => ({
  ...storedCase,
  Id,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What is asked of the server once a scenario is deleted, and which scenarios the case still has. */
function deleted(id: string, name: string) {
  const asked: string[] = [];
  const all = {
    mainCase: record('main'),
    scenarios: [record('a'), record('b')],
    rules: { engine: '1', catalogue: '1' },
  };
  vi.stubGlobal('fetch', async (address: string, { method }: { method: string }) => {
    asked.push(`${method} ${address.replace(/^.*\/api/, '')}`);
    return Response.json({ message: 'done' });
  });
  const client = new QueryClient();
  const { queryKey } = scenariosQuery('main');
  client.setQueryData(queryKey, all);
  // a scenario was made since: the list is old
  void client.invalidateQueries({ queryKey });
  const { result } = renderHook(() => useDeleteScenario(), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={client}>
        <UiProvider>{children}</UiProvider>
      </QueryClientProvider>
    ),
  });
  act(() => result.current(id, name));
  return {
    asked,
    left: () => client.getQueryData(queryKey)?.scenarios.map(({ Id }) => Id),
    isOld: () => client.getQueryState(queryKey)?.isInvalidated,
  };
}

test('a deleted scenario leaves the lists at once, and is deleted when it can no longer be brought back', async () => {
  const { asked, left } = deleted('a', 'Offer');
  expect(left()).toEqual(['b']);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked[0]).toBe('DELETE /cases/scenario/a');
});

test('one that is brought back is never deleted', async () => {
  const { asked } = deleted('b', 'Offer');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.filter((each) => each.startsWith('DELETE'))).toEqual([]);
});

test('a list that was old before is asked for anew, so that no scenario made since is out of sight', () => {
  const { left, isOld } = deleted('a', 'Offer');
  expect([left(), isOld()]).toEqual([['b'], true]);
});

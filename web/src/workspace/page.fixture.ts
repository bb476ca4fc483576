import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { caseQuery } from '../shared/case/case-queries.ts';
import { chargesQuery } from '../shared/case/charges-query.ts';
import { leftOutQuery } from './work/left-out-query.ts';
import type { NewsKeeper } from './writes/news.ts';
import { type serverOf, storedCharge } from './writes/server.fixture.ts';
import { useWrites } from './writes/use-writes.ts';
import type { Write } from './writes/writes.ts';

type Server = ReturnType<typeof serverOf>;

/** The case on a page: as it stands at the server when it is opened. */
export function openCase(server: Server, keeper?: NewsKeeper) {
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
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children);
  const { result, unmount } = renderHook(() => useWrites('case', true, keeper), { wrapper });
  const here = () => client.getQueryData(queryKey)?.charges ?? [];
  return {
    result,
    client,
    /** The tab ends: it begins no call more, and whatever the server answers from now on, nobody hears. */
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

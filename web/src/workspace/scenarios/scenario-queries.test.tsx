import type { CaseRecord } from '@countwise/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { storedCase } from '../../shared/case/stored-case.fixture.ts';
import { useScenarioChange } from './scenario-queries.ts';

const record = (Id: string): CaseRecord => ({
  ...storedCase,
  Id,
});

/** A form that makes scenarios, before a server that answers so often with nothing. */
function open(lost: number) {
  const asked: { readonly call: string; readonly body: { readonly RequestId?: string } }[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, body = '{}' }: { method: string; body?: string }) => {
    asked.push({ call: `${method} ${address.replace(/^.*\/api/, '')}`, body: JSON.parse(body) });
    if (asked.length <= lost) throw new TypeError('lost');
    return Response.json(record('made'));
  });
  const client = new QueryClient({ defaultOptions: { mutations: { retry: false } } });
  const { result } = renderHook(() => useScenarioChange(() => undefined), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  const make = async (name: string) => {
    await result.current.mutateAsync({ kind: 'create', name, from: record('case') }).catch(() => undefined);
  };
  return { asked, make };
}

afterEach(() => void vi.unstubAllGlobals());

test('a scenario is one call, and the same one where its answer is lost and it is asked for again', async () => {
  const { asked, make } = open(1);
  await make('Offer');
  await make('Offer');
  expect(asked.map(({ call }) => call)).toEqual(['POST /cases/case/scenarios', 'POST /cases/case/scenarios']);
  expect(asked[1]?.body).toEqual(asked[0]?.body);
  await make('Offer');
  await make('Other');
  expect(new Set(asked.map(({ body }) => body.RequestId)).size).toBe(3);
});

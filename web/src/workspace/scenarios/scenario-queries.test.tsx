import { blankCase, type CaseRecord } from '@countwise/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useScenarioChange } from './scenario-queries.ts';

const record = (Id: string): CaseRecord => ({
  ...blankCase,
  Id,
  OwnerId: 'owner',
  CreatedAt: '2026-11-20T08:00:00.000Z',
  UpdatedAt: '2026-11-20T08:00:00.000Z',
  Version: 1,
});

/** Makes a scenario before a server that copies the charges or fails to, and says what it was asked. */
async function make(copies: boolean) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method }: { readonly method: string }) => {
    asked.push(`${method} ${address.replace(/^.*\/api/, '')}`);
    if (!address.includes('duplicateChildren'))
      return Response.json(method === 'DELETE' ? { success: true } : record('made'));
    return copies
      ? Response.json({ success: true, copied: 3 })
      : Response.json({ message: 'It failed.', requestId: 'r' }, { status: 500 });
  });
  const client = new QueryClient({ defaultOptions: { mutations: { retry: false } } });
  const { result } = renderHook(() => useScenarioChange(() => undefined), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  result.current.mutate({ kind: 'create', name: 'Offer', from: record('case'), parent: 'case' });
  await waitFor(() => expect(result.current.status).toMatch(/success|error/));
  return { asked, status: result.current.status };
}

afterEach(() => void vi.unstubAllGlobals());

test('a scenario is made and gets the charges of its case', async () => {
  expect(await make(true)).toEqual({ asked: ['POST /cases', 'POST /cases/duplicateChildren/case'], status: 'success' });
});

test('a scenario whose charges could not be copied does not stay', async () => {
  expect(await make(false)).toEqual({
    asked: ['POST /cases', 'POST /cases/duplicateChildren/case', 'DELETE /cases/scenario/made'],
    status: 'error',
  });
});

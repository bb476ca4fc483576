import type { CaseRecord } from '@countwise/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { casesQuery, changeCases, keepAnswers, keepCase } from './case-queries.ts';
import { storedCase } from './stored-case.fixture.ts';
import { useCases } from './use-cases.ts';

const caseOf = (Id: string, more: Partial<CaseRecord> = {}): CaseRecord => ({
  ...storedCase,
  Id,
  ...more,
});

/** A server of three pages, each of which is answered when it is let go. */
function open() {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const query = address.split('?')[1] ?? '';
    asked.push(query);
    await new Promise<void>((go) => waiting.push(go));
    const page = Number(/next=.*%23p(\d)/.exec(query)?.[1] ?? 1);
    const next = page < 3 ? `2026-11-20T08:00:00.000Z#p${page + 1}` : null;
    const rules = { engine: 'e', catalogue: 'c' };
    return Response.json({ cases: [caseOf(`${page}a`), caseOf(`${page}b`)], next, rules });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useCases(), { wrapper });
  const ids = () => result.current.cases?.map(({ Id }) => Id);
  const answerNext = async () => {
    await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
    await act(async () => waiting.shift()?.());
  };
  return { asked, client, result, ids, answerNext };
}

afterEach(() => void vi.unstubAllGlobals());

test('the list shows with its first page, which is short, and grows page by page', async () => {
  const { asked, result, ids, answerNext } = open();
  await answerNext();
  await waitFor(() => expect([ids(), result.current.isWhole]).toEqual([['1a', '1b'], false]));
  await answerNext();
  await waitFor(() => expect(ids()).toHaveLength(4));
  await answerNext();
  await waitFor(() => expect([ids(), result.current.isWhole]).toEqual([['1a', '1b', '2a', '2b', '3a', '3b'], true]));
  expect(asked[0]).toBe('limit=100');
  expect(asked).toHaveLength(3);
});

test('what is made, changed or deleted while pages come stands once, and as it was made last', async () => {
  const { client, ids, result, answerNext } = open();
  await answerNext();
  await waitFor(() => expect(ids()).toHaveLength(2));
  act(() => {
    keepCase(client, caseOf('new'));
    keepCase(client, caseOf('2a', { CaseNumber: 'changed' }));
    changeCases(client, (cases) => cases.filter(({ Id }) => Id !== '1a'));
  });
  // the second page, which was under way, then again and the third
  for (let page = 0; page < 3; page += 1) await answerNext();
  await waitFor(() => expect(result.current.isWhole).toBe(true));
  expect(ids()).toEqual(['2a', 'new', '1b', '2b', '3a', '3b']);
  expect(result.current.cases?.[0]?.CaseNumber).toBe('changed');
});

test('a list whose loading was given up goes on where it stood', async () => {
  const { client, ids, result, answerNext } = open();
  await answerNext();
  await waitFor(() => expect(ids()).toHaveLength(2));
  await act(() => client.cancelQueries({ queryKey: casesQuery.queryKey }));
  act(() => changeCases(client, (cases) => cases.slice(1)));
  for (let page = 0; page < 3; page += 1) await answerNext();
  await waitFor(() => expect(result.current.isWhole).toBe(true));
  expect(ids()).toEqual(['1b', '2a', '2b', '3a', '3b']);
});

test('what concerns no case of the list leaves it as it is, and the page that is under way', async () => {
  const { asked, client, ids, result, answerNext } = open();
  await answerNext();
  await waitFor(() => expect(asked).toHaveLength(2));
  const before = client.getQueryData(casesQuery.queryKey);
  keepAnswers(client, [caseOf('elsewhere', { CaseNumber: 'counted' })]);
  expect(client.getQueryData(casesQuery.queryKey)).toBe(before);
  await answerNext();
  await answerNext();
  await waitFor(() => expect(result.current.isWhole).toBe(true));
  expect([asked.length, ids()?.length]).toEqual([3, 6]);
});

import { type CaseRecord, type LastAnswer, noFacts } from '@countwise/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { today } from '../../ui/dates.ts';
import { rulesQuery, scenariosQuery } from './case-queries.ts';
import { storedCase } from './stored-case.fixture.ts';
import { keepShown, useStoredTotals } from './stored-totals.ts';

const rules = { engine: 'e', catalogue: 'c' };
const answer = (total: string, more: Partial<LastAnswer> = {}): LastAnswer => ({
  ...rules,
  lawDay: today(),
  total,
  determinateDays: 360,
  indeterminateDays: 0,
  special: null,
  misdemeanorDays: 0,
  facts: 'facts',
  ...more,
});
const caseOf = (Id: string, LastAnswer: LastAnswer | null, caseAttributes = '{}'): CaseRecord => ({
  ...storedCase,
  Id,
  LastAnswer,
  caseAttributes,
});

/** A list of cases, before a server that counts each to 9y, but for one that says nothing and one that is gone. */
function open(records: readonly CaseRecord[]) {
  const asked: string[][] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: string }) => {
    const ids: string[] = JSON.parse(body).CaseIds;
    asked.push(ids);
    if (ids.includes('gone')) return Response.json({ message: 'No.', requestId: 'r' }, { status: 404 });
    return Response.json({ cases: ids.map((id) => caseOf(id, id === 'empty' ? null : answer('9y'))) });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(rulesQuery.queryKey, rules);
  const [mainCase = caseOf('none', null), ...scenarios] = records;
  const { queryKey } = scenariosQuery('main');
  client.setQueryData(queryKey, { mainCase, scenarios: [...scenarios], rules });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useStoredTotals(records), { wrapper });
  const totals = () => result.current.map((each) => each?.total);
  return { asked, client, totals, family: () => client.getQueryData(queryKey) };
}

afterEach(() => void vi.unstubAllGlobals());

test('answers that stand are told as they are stored, without a call', () => {
  const ofItsDay = caseOf('day', answer('7y', { lawDay: '2026-01-02' }), '{"sentencingDate":"2026-01-02"}');
  const { asked, totals } = open([caseOf('main', answer('5y')), ofItsDay]);
  expect([totals(), asked]).toEqual([['5y', '7y'], []]);
});

test.for([
  ['changed since', { facts: noFacts }],
  ['of another day', { lawDay: '2026-01-02' }],
  ['of another engine', { engine: 'older' }],
  ['of another catalogue', { catalogue: 'older' }],
] as const)('an answer %s is no total: the server counts again, and the lists are told', async ([, more]) => {
  const { asked, totals, family } = open([caseOf('main', answer('5y', more)), caseOf('never', null)]);
  expect(totals()).toEqual([undefined, undefined]);
  await waitFor(() => expect(totals()).toEqual(['9y', '9y']));
  expect(asked).toEqual([['main', 'never']]);
  expect(family()).toMatchObject({ mainCase: { LastAnswer: answer('9y') } });
});

test('many are counted in tens, and one that is gone takes no other with it', async () => {
  const ids = Array.from({ length: 23 }, (_, nth) => (nth === 12 ? 'gone' : `case-${nth}`));
  const { asked, totals } = open([...ids, 'empty'].map((id) => caseOf(id, null)));
  await waitFor(() => expect(totals().filter((total) => total === '9y')).toHaveLength(22));
  expect(totals()[12]).toBeUndefined();
  await waitFor(() => expect(totals()[23]).toBe('No sentence'));
  expect(asked.map(({ length }) => length)).toEqual([10, 10, ...Array.from({ length: 10 }, () => 1), 4]);
});

test('what was computed here just now is newer than what is stored', () => {
  const { client, asked } = open([]);
  keepShown(client, 'main', answer('2y'));
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useStoredTotals([caseOf('main', answer('5y'))]), { wrapper });
  expect([result.current[0]?.total, asked]).toEqual(['2y', []]);
});

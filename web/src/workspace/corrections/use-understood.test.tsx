import type { CaseCorrection } from '@countwise/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { chargesQuery, type Populated } from '../../shared/case/charges-query.ts';
import { storedCase } from '../../shared/case/stored-case.fixture.ts';
import { useUnderstood } from './use-understood.ts';

const now = {
  engine: '2026.11.4',
  catalogue: 'c',
  lawDay: '2026-03-14',
  facts: 'f',
  total: '5y',
  determinateDays: 1800,
  indeterminateDays: 0,
  special: null,
  misdemeanorDays: 0,
};
const correction: CaseCorrection = {
  was: { ...now, engine: '2026.11', total: '5y 8m', determinateDays: 2040 },
  now,
  cause: 'engine',
  corrections: [],
};
const marked: Populated = {
  charges: [],
  crimes: [],
  limitations: [],
  factors: [],
  circumstances: [],
  sentence: null,
  correction,
};
const record = { ...storedCase, Id: 'case' };
const { queryKey } = chargesQuery('case');

function open(status: number) {
  vi.stubGlobal('fetch', async () =>
    status === 200 ? Response.json(record) : Response.json({ message: 'No.', requestId: 'r' }, { status }),
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(queryKey, marked);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useUnderstood('case'), { wrapper });
  const press = () => act(() => result.current.mutateAsync(correction).catch(() => undefined));
  return { client, press, shown: () => client.getQueryData(queryKey)?.correction };
}

test('what is understood stays gone, though an answer from before is on its way', async () => {
  const { client, press, shown } = open(200);
  const late = Promise.withResolvers<Populated>();
  const onItsWay = client.fetchQuery({ queryKey, queryFn: () => late.promise }).catch(() => undefined);
  await press();
  expect(shown()).toBeNull();
  late.resolve(marked);
  await onItsWay;
  expect(shown()).toBeNull();
});

test('what the server did not hear comes back', async () => {
  const { press, shown } = open(404);
  await press();
  expect(shown()).toEqual(correction);
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { casesQuery } from '../shared/case/case-queries.ts';

test('the frame is drawn before the rows where the site opens, and with them where the list is come back to', async () => {
  // as the site opens: another file may have shown the list before
  vi.resetModules();
  const { useShownCases } = await import('./use-shown-cases.ts');
  vi.stubGlobal('fetch', () => Promise.withResolvers().promise);
  const client = new QueryClient();
  const rules = { engine: '1', catalogue: '1' };
  client.setQueryData(casesQuery.queryKey, { pages: [{ cases: [], next: null, rules }], pageParams: [''] });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const visit = () => {
    const drawn: boolean[] = [];
    renderHook(() => void drawn.push(useShownCases().cases !== undefined), { wrapper }).unmount();
    return drawn;
  };
  expect(visit()).toEqual([false, true]);
  expect(new Set(visit())).toEqual(new Set([true]));
  vi.unstubAllGlobals();
});

import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { viewOf } from './case-order.ts';
import { keepView } from './last-view.ts';
import { useView } from './use-view.ts';

beforeEach(() => sessionStorage.clear());

/** The list at an address: what it shows, and what its address says then. */
function come(address: string) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(() => ({ view: useView(), said: useLocation().search }), { wrapper });
  return result;
}

test.for([
  ['/Cases', '?sort=last&status=0.2', ''],
  ['/Cases?q=riv', '?q=riv&sort=last&status=0.2', 'riv'],
  ['/Cases?status=1', '?status=1', ''],
] as const)('a list that is come back to by %s says %s', ([address, said, search]) => {
  keepView({ ...viewOf(new URLSearchParams('status=0.2&sort=last')), search: 'Moss' });
  const shown = come(address);
  expect(shown.current.said).toBe(said);
  expect(shown.current.view[0].search).toBe(search);
});

test('an address says nothing of what is as usual, before another view and after it', async () => {
  const shown = come('/Cases');
  const set = (sort: 'last' | 'created') =>
    act(() => shown.current.view[1](viewOf(new URLSearchParams(`sort=${sort}`))));
  expect(shown.current.said).toBe('');
  set('last');
  await waitFor(() => expect(shown.current.said).toBe('?sort=last'));
  set('created');
  await waitFor(() => expect(shown.current.said).toBe(''));
});

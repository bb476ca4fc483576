import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../ui/ui-provider.tsx';
import { ActivityTab } from './activity-tab.tsx';

afterEach(() => vi.unstubAllGlobals());

const Address = () => <output data-testid="address">{useLocation().search}</output>;

/** The log of a county in which nothing is recorded; what is asked for of it. */
function show(address: string) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const isLog = url.includes('/org/audit');
    if (isLog) asked.push(url.split('?')[1] ?? '');
    const seats = { used: 0, maximum: 1 };
    return Response.json(isLog ? { entries: [], next: null } : { members: [], seats });
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <UiProvider>
        <MemoryRouter initialEntries={[address]}>
          <ActivityTab />
          <Address />
        </MemoryRouter>
      </UiProvider>
    </QueryClientProvider>,
  );
  return asked;
}
const chosen = () => screen.getByLabelText<HTMLSelectElement>('What').value;

test('a log in which nothing stands yet says so, and one that is narrowed that nothing matches', async () => {
  show('/county?tab=activity');
  expect(await screen.findByText('Nothing is recorded yet.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('What'), { target: { value: 'case.deleted' } });
  expect(await screen.findByText('Nothing is recorded that matches.')).toBeTruthy();
});

test('what the log is narrowed to stands in its address, beside the tab', async () => {
  const asked = show('/county?tab=activity&act=case.deleted&from=2026-11-02&user=');
  await screen.findByText('Nothing is recorded that matches.');
  expect(chosen()).toBe('case.deleted');
  expect(new URLSearchParams(asked[0]).get('act')).toBe('case.deleted');
  expect(new URLSearchParams(asked[0]).get('from')).toBe(new Date('2026-11-02T00:00').toISOString());
  fireEvent.change(screen.getByLabelText('What'), { target: { value: 'case.created' } });
  expect(screen.getByTestId('address').textContent).toBe('?tab=activity&act=case.created&from=2026-11-02');
  fireEvent.change(screen.getByLabelText('What'), { target: { value: '' } });
  expect(screen.getByTestId('address').textContent).toBe('?tab=activity&from=2026-11-02');
});

test('an address that asks for what there is not narrows nothing by it', async () => {
  const asked = show('/county?tab=activity&act=nonsense&from=2026-02-30');
  expect(await screen.findByText('Nothing is recorded yet.')).toBeTruthy();
  expect(asked).toEqual(['']);
});

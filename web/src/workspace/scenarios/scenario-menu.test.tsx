import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import { ScenarioMenu, ScenarioTabs } from './scenario-tabs.tsx';

const nothing = () => undefined;
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const work = testWork([{ crime: { statute: 'PC 211', terms: { upper: '5y' } } }]);
const page = (children: ReactNode, client: QueryClient, record = work.record) => (
  <QueryClientProvider client={client}>
    <MemoryRouter>
      <UiProvider>
        <WorkProvider value={{ ...work, record, run: nothing, undo: nothing, redo: nothing }}>{children}</WorkProvider>
      </UiProvider>
    </MemoryRouter>
  </QueryClientProvider>
);
const shown = (children: ReactNode, client: QueryClient) => render(page(children, client));

test('on a phone one button says which scenario is open and what it comes to; pressed it has the way to another try', async () => {
  // nothing has a size here, by which the kit knows what may take the focus
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  shown(<ScenarioMenu onScenarios={nothing} />, client);
  const button = screen.getByRole('button', { name: 'Original Case 5y' });
  fireEvent.click(button);
  expect(await screen.findByRole('menuitem', { name: 'Try in a scenario' })).toBeTruthy();
});

test('where the subscription has ended nothing is tried, and the press says why', async () => {
  const refused = { message: 'The subscription does not allow this.', requestId: 'r', subscriptionStatus: 'Expired' };
  vi.stubGlobal('fetch', async () => Response.json(refused, { status: 402 }));
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  shown(<ScenarioTabs onCompare={nothing} />, client);
  fireEvent.click(screen.getByRole('button', { name: 'Try in a scenario' }));
  expect(await screen.findByText(/^Not saved: your subscription has ended\./)).toBeTruthy();
});

test('the row of the open scenario is in sight again once the keyboard has left the tabs, or opens another', () => {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const scenarios = ['b', 'c'].map((Id) => ({ ...work.record, Id, ScenarioName: Id }));
  const family = { mainCase: work.record, scenarios };
  for (const { Id } of [work.record, ...scenarios]) client.setQueryData(['scenarios', Id], family);
  const { rerender } = shown(<ScenarioTabs onCompare={nothing} />, client);
  const [, second, third] = screen.getAllByRole('link');
  const links = third?.parentElement;
  if (!links || !second) throw new Error('three tabs');
  second.focus();
  links.scrollTop = 72;
  third.focus();
  expect(links.scrollTop).toBe(72);
  screen.getByRole('button', { name: 'Compare' }).focus();
  expect(links.scrollTop).toBe(0);
  third.focus();
  links.scrollTop = 72;
  rerender(page(<ScenarioTabs onCompare={nothing} />, client, scenarios[1]));
  expect(third.getAttribute('aria-current')).toBe('page');
  expect(links.scrollTop).toBe(0);
});

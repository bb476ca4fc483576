import { blankSettings } from '@countwise/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { settingsQuery } from '../shared/case/case-queries.ts';
import { UiProvider } from '../ui/ui-provider.tsx';
import { SignInTab } from './sign-in-tab.tsx';

afterEach(() => vi.unstubAllGlobals());

/** The tab before a server that takes every length; answers what that was. */
function show(): readonly unknown[] {
  const told: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body?: string }) => {
    if (body !== undefined) told.push(JSON.parse(body));
    return Response.json({ organizationSettings: blankSettings });
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(settingsQuery.queryKey, blankSettings);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <UiProvider>
          <SignInTab />
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return told;
}

test.for([
  ['13', 'weeks', 'A session lasts twelve weeks at most.'],
  ['85', 'days', 'A session lasts twelve weeks at most.'],
  ['0', 'hours', 'A whole number from 1 to 365.'],
  ['366', 'hours', 'A whole number from 1 to 365.'],
] as const)('%s %s are refused beside the field, and nothing is sent', ([length, unit, fault]) => {
  const told = show();
  fireEvent.change(screen.getByLabelText('Length'), { target: { value: length } });
  fireEvent.change(screen.getByLabelText('Unit'), { target: { value: unit } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText(fault)).toBeTruthy();
  expect(told).toEqual([]);
});

test.for([
  ['12', 'weeks'],
  ['84', 'days'],
  ['365', 'hours'],
] as const)('%s %s are the longest', async ([length, unit]) => {
  const told = show();
  fireEvent.change(screen.getByLabelText('Length'), { target: { value: length } });
  fireEvent.change(screen.getByLabelText('Unit'), { target: { value: unit } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(told).toEqual([{ SessionLifespanLength: Number(length), SessionLifespanUnits: unit }]);
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import { CreateReports } from './create-reports.tsx';

const nothing = () => undefined;

afterEach(() => vi.unstubAllGlobals());

test('a report that could not be made says why, and is asked for again by Retry', async () => {
  const asked: string[] = [];
  vi.stubGlobal('open', () => null);
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ message: 'Internal error', requestId: 'abc' }, { status: 500 });
  });
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <UiProvider>
          <WorkProvider value={{ ...testWork([]), run: nothing, undo: nothing, redo: nothing }}>
            <CreateReports opened onClose={nothing} />
          </WorkProvider>
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Generate Report' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The report could not be made\. .* Reference abc$/);
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(asked).toHaveLength(2));
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import { GenerateReport } from './generate-report.tsx';

const nothing = () => undefined;

afterEach(() => vi.unstubAllGlobals());

test('the report of a mode that could not be made says why, and is asked for again by Retry', async () => {
  const asked: string[] = [];
  vi.stubGlobal('open', () => null);
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ message: 'Internal error', requestId: 'abc' }, { status: 500 });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider>
        <WorkProvider value={{ ...testWork([]), run: nothing, undo: nothing, redo: nothing }}>
          <GenerateReport modules={['circumstances']} />
        </WorkProvider>
      </UiProvider>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Generate Report' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The report could not be made\. .* Reference abc$/);
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(asked).toHaveLength(2));
});

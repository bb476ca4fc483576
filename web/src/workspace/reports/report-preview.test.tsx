import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { ReportPreview } from './report-preview.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a preview that failed is asked for again by Retry', async () => {
  let works = false;
  vi.stubGlobal('fetch', async () =>
    works
      ? Response.json({ html: '<p>The report</p>' })
      : Response.json({ message: 'Internal error' }, { status: 500 }),
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <UiProvider>
        <ReportPreview body={{ caseId: 'case', modules: { coverPage: true } }} />
      </UiProvider>
    </QueryClientProvider>,
  );
  const retry = await screen.findByRole('button', { name: 'Retry' });
  works = true;
  fireEvent.click(retry);
  expect(await screen.findByTitle('Preview of the report')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { UiProvider } from '../ui/ui-provider.tsx';
import { SamplesDialog } from './samples-dialog.tsx';

test('ten worked cases are offered, each with what it comes to', async () => {
  render(
    <UiProvider>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <SamplesDialog opened onClose={() => undefined} />
        </MemoryRouter>
      </QueryClientProvider>
    </UiProvider>,
  );
  const samples = within(await screen.findByRole('dialog')).getAllByRole('listitem', { hidden: true });
  expect(samples).toHaveLength(10);
  expect(samples[0]?.querySelector('h3')?.textContent).toBe('Two robberies with a gun, and the gun itself 20y');
  expect(samples.map((each) => each.querySelector('h3 b')?.textContent)).not.toContain('');
});

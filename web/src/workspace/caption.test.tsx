import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { UiProvider } from '../ui/ui-provider.tsx';
import { Caption } from './caption.tsx';
import { testWork } from './work/work.fixture.ts';
import { WorkProvider } from './writes/work-context.tsx';

const nothing = () => undefined;

test('the head of a print says on which day it was computed, though the case has no day of sentence', () => {
  const work = testWork([{ crime: { statute: 'PC 211', terms: { upper: '5y' } } }]);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
      <MemoryRouter>
        <UiProvider>
          <WorkProvider value={{ ...work, run: nothing, undo: nothing, redo: nothing }}>
            <Caption state={{ kind: 'idle' }} onCompare={nothing} />
          </WorkProvider>
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getByText('Computed 08/01/2026')).toBeTruthy();
});

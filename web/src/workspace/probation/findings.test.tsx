import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { type TestRow, testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import { ProbationMode } from './probation-mode.tsx';

const nothing = () => undefined;

function show(rows: readonly TestRow[]) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
      <MemoryRouter>
        <UiProvider>
          <WorkProvider value={{ ...testWork(rows), run: nothing, undo: nothing, redo: nothing }}>
            <ProbationMode />
          </WorkProvider>
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a case without charges is called neither eligible nor ineligible', () => {
  show([]);
  expect(screen.queryByText(/^Eligible/)).toBeNull();
  expect(screen.getByText('Add a charge to see whether probation may be granted.')).toBeTruthy();
});

test('findings stand on tabs, one open at a time', () => {
  show([{ crime: { statute: 'PC 487(a)', terms: { upper: '3y' } } }]);
  expect(screen.queryByRole('checkbox', { name: 'Remorse' })).toBeNull();
  fireEvent.click(screen.getByRole('tab', { name: 'Rule 4.414(b) Defendant' }));
  expect(screen.getByRole('checkbox', { name: 'Remorse' })).toBeTruthy();
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { CommandsProvider } from '../../ui/commands.tsx';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { type TestRow, testWork } from '../work/work.fixture.ts';
import { type Work, WorkProvider } from '../writes/work-context.tsx';
import type { Write } from '../writes/writes.ts';
import { ChargesMode } from './charges-mode.tsx';

export const grave: TestRow['crime'] = { statute: 'PC 205', terms: { lower: '8y', middle: '14y', upper: '20y' } };
export const robbery: TestRow['crime'] = { statute: 'PC 211', terms: { lower: '2y', middle: '3y', upper: '5y' } };
export const theft: TestRow['crime'] = { statute: 'PC 487(a)', terms: { lower: '16m', middle: '2y', upper: '3y' } };
const nothing = () => undefined;

/** The ledger of a case, on a desk unless a phone is asked for, and what is written to it. */
export const show = (rows: readonly TestRow[], isPhone = false) => drawn(rows, {}, isPhone).written;

export function drawn(rows: readonly TestRow[], more: Pick<Work, 'change'>, isPhone = false, address = '/') {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width') === isPhone,
    addEventListener: nothing,
    removeEventListener: nothing,
  }));
  const written: Write[] = [];
  const run = (writes: readonly Write[]) => void written.push(...writes);
  const client = new QueryClient();
  const work = testWork(rows);
  const page = (told: Pick<Work, 'change'>) => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <UiProvider>
          <WorkProvider value={{ ...work, run, undo: nothing, redo: nothing, ...told }}>
            <CommandsProvider>
              <ChargesMode onAdd={nothing} onInsert={nothing} />
            </CommandsProvider>
          </WorkProvider>
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>
  );
  const { rerender } = render(page(more));
  return { written, again: (told: Pick<Work, 'change'>) => rerender(page(told)) };
}

export const row = (name: RegExp) => screen.getByRole('row', { name });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** A browser that remembers nothing and scrolls nowhere; before each test. */
export function prepare() {
  localStorage.clear();
  vi.stubGlobal('scrollTo', nothing);
  Element.prototype.scrollIntoView = nothing;
}

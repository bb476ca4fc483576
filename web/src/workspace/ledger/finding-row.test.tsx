import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import type { Write } from '../writes/writes.ts';
import { ChargesMode } from './charges-mode.tsx';

const nothing = () => undefined;
const robbery = { statute: 'PC 211', terms: { lower: '2y', middle: '3y', upper: '5y' }, violent: true } as const;
const theft = { statute: 'PC 487(a)', terms: { lower: '16m', middle: '2y', upper: '3y' } } as const;

/** A robbery and a theft for a gang: 5y + 10y, 8m + 16m (PC 186.22(b)(1)(A), (C), 1170.1(a)). */
function show(isPhone = false): readonly Write[] {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width') === isPhone,
    addEventListener: nothing,
    removeEventListener: nothing,
  }));
  const written: Write[] = [];
  const work = testWork([
    { crime: robbery, charge: { isGang: true } },
    { crime: theft, charge: { isGang: true } },
  ]);
  const run = (writes: readonly Write[]) => void written.push(...writes);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <UiProvider>
          <WorkProvider value={{ ...work, run, undo: nothing, redo: nothing }}>
            <ChargesMode onAdd={nothing} onInsert={nothing} />
          </WorkProvider>
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return written;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', nothing);
  Element.prototype.scrollIntoView = nothing;
});
afterEach(() => vi.unstubAllGlobals());

test('a gang term is a row beneath its count, with its authority', () => {
  show();
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.filter((words) => words.includes('186.22'))).toEqual([
    expect.stringMatching(/PC 186\.22\(b\)\(1\)\(C\).*with count 110y in full10y$/),
    expect.stringMatching(/PC 186\.22\(b\)\(1\)\(A\).*with count 24y upper ÷ 316m$/),
  ]);
  expect(button('Total 17y, show all steps').textContent).toContain('17y');
});

test('the term of a gang finding is chosen with that of its count, which is in use for it', () => {
  const written = show();
  const lower = button('Lower, PC 186.22(b)(1)(A) of count 2, 2y');
  expect(lower.title).toBe('Chosen with the term of count 2');
  fireEvent.click(lower);
  expect(written).toEqual([{ kind: 'charge', id: 'c2', fields: { SelectedTerm: 1 } }]);
  expect(button('Upper, count 2, 3y, kept for the principal term, in use for what the finding adds')).toBeTruthy();
});

test('how it was reached opens under its count', () => {
  show();
  fireEvent.click(button('16m, PC 186.22(b)(1)(A) of count 2, show the steps'));
  const why = screen.getByRole('region', { name: 'Why count 2 is 8m' });
  expect(within(why).getByRole('heading', { name: 'Why PC 186.22(b)(1)(A) of count 2 is 16m' })).toBeTruthy();
  expect(why.textContent).toContain('(15y 8m → 17y)');
  expect(why.textContent).toContain('PC 186.22(b)(1)(A) follows the choice');
});

test('the detailed list says it beneath the sentence of the count', () => {
  show();
  fireEvent.click(button('Detailed'));
  expect(screen.getByText('PC 186.22(b)(1)(C)', { exact: false }).closest('td')?.textContent).toBe(
    '5y+ 10y PC 186.22(b)(1)(C)',
  );
});

test('a phone has it beneath its count too', () => {
  show(true);
  expect(button(/186\.22\(b\)\(1\)\(C\)/).textContent).toContain('10y');
});

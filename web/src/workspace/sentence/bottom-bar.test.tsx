import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import { BottomBar } from './bottom-bar.tsx';

const nothing = () => undefined;

test('on a phone the bar has the number, what it was with the way back, how many checks are open, and Why', async () => {
  const [undo, why] = [vi.fn<() => boolean>(), vi.fn<() => void>()];
  const work = testWork([{ crime: { statute: 'PC 211', terms: { lower: '2y', middle: '3y', upper: '5y' } } }]);
  const change = { before: '3y', words: 'count 1 middle → upper', moved: [] };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <UiProvider>
          <WorkProvider value={{ ...work, run: nothing, undo, redo: nothing, change }}>
            <BottomBar phone onWhy={why} />
          </WorkProvider>
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const bar = within(screen.getByRole('complementary', { name: 'Selected Sentence' }));
  expect(bar.getByText('5y')).toBeTruthy();
  expect(bar.getByText('was').textContent).toBe('was 3y');
  fireEvent.click(bar.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  fireEvent.click(bar.getByRole('button', { name: 'Why' }));
  expect(why).toHaveBeenCalledTimes(1);
  const chip = bar.getByRole('button', { name: /^\d+ checks?$/ });
  fireEvent.click(chip);
  const sheet = within(await screen.findByRole('dialog', { name: 'Checks' }));
  expect(sheet.getAllByRole('listitem').length).toBe(Number.parseInt(chip.textContent, 10));
});

test.for([
  ['a phone, charges', true, '/', 'compact', 2],
  ['a phone, another mode', true, '/?mode=credits', 'compact', 2],
  ['a narrow desk, charges whose foot has the bar', false, '/', 'compact', 0],
  ['a narrow desk, all columns of the charges', false, '/', 'detailed', 2],
  ['a narrow desk, another mode', false, '/?mode=credits', 'compact', 2],
] as const)(
  '%s: the shape of the sentence stands over the number once, and tells its parts',
  ([, phone, address, view, parts]) => {
    localStorage.setItem('charge_list_view', JSON.stringify(view));
    const theft = { crime: { statute: 'PC 487(a)', terms: { lower: '16m', middle: '2y', upper: '3y' } } };
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[address]}>
          <UiProvider>
            <WorkProvider value={{ ...testWork([theft, theft]), run: nothing, undo: nothing, redo: nothing }}>
              <BottomBar phone={phone} onWhy={nothing} />
            </WorkProvider>
          </UiProvider>
        </MemoryRouter>
      </QueryClientProvider>,
    );
    const shape = screen.queryByRole('img', {
      name: 'The sentence as a bar: Count 1, PC 487(a), 3y; Count 2, PC 487(a), 8m',
    });
    expect(shape?.querySelectorAll('.band').length ?? 0).toBe(parts);
  },
);

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
  ['charges, whose foot has the bar', '/', 0],
  ['another mode', '/?mode=credits', 2],
] as const)('in %s: the shape of the sentence stands over the number once', ([, address, parts]) => {
  const theft = { crime: { statute: 'PC 487(a)', terms: { lower: '16m', middle: '2y', upper: '3y' } } };
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <UiProvider>
          <WorkProvider value={{ ...testWork([theft, theft]), run: nothing, undo: nothing, redo: nothing }}>
            <BottomBar phone onWhy={nothing} />
          </WorkProvider>
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(container.querySelectorAll('.bottom-bar > .shape .band')).toHaveLength(parts);
});

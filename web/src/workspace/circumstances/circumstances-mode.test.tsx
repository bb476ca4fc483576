import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import { CircumstancesMode } from './circumstances-mode.tsx';

const nothing = () => undefined;

test('on paper every tab stands under its name, and the tab that was open stays open', () => {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
      <MemoryRouter>
        <UiProvider>
          <WorkProvider value={{ ...testWork([]), run: nothing, undo: nothing, redo: nothing }}>
            <CircumstancesMode />
          </WorkProvider>
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('tab', { name: /^Mitigation/ }));
  const shown = () => screen.getAllByRole('tabpanel').map((panel) => panel.querySelectorAll('input').length);
  const [mitigation] = shown();
  expect(shown()).toHaveLength(1);
  fireEvent(window, new Event('beforeprint'));
  expect(shown()).toEqual([expect.any(Number), mitigation, expect.any(Number)]);
  expect(shown()).not.toContain(0);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Aggravation (Rule 4.421)',
    'Mitigation (Rule 4.423)',
    'Concurrency (Rule 4.425)',
  ]);
  fireEvent(window, new Event('afterprint'));
  expect(shown()).toEqual([mitigation]);
});

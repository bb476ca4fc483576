import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import { ScenarioMenu } from './scenario-tabs.tsx';

const nothing = () => undefined;
afterEach(() => vi.restoreAllMocks());

test('on a phone one button says which scenario is open and what it comes to; pressed it has the way to another try', async () => {
  // nothing has a size here, by which the kit knows what may take the focus
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const work = testWork([{ crime: { statute: 'PC 211', terms: { upper: '5y' } } }]);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
      <MemoryRouter>
        <UiProvider>
          <WorkProvider value={{ ...work, run: nothing, undo: nothing, redo: nothing }}>
            <ScenarioMenu onScenarios={nothing} />
          </WorkProvider>
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const button = screen.getByRole('button', { name: 'Original Case 5y' });
  fireEvent.click(button);
  expect(await screen.findByRole('menuitem', { name: 'Try in a scenario' })).toBeTruthy();
});

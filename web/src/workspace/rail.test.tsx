import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { UiProvider } from '../ui/ui-provider.tsx';
import { modes } from './modes.tsx';
import { Rail } from './rail.tsx';
import { testWork } from './work/work.fixture.ts';
import { WorkProvider } from './writes/work-context.tsx';

const nothing = () => undefined;

test.for(modes.map(({ id }) => id))('above the modes, in %s too, a report is begun', (open) => {
  const onReports = vi.fn<() => void>();
  render(
    <UiProvider>
      <MemoryRouter>
        <WorkProvider value={{ ...testWork([]), run: nothing, undo: nothing, redo: nothing }}>
          <Rail open={open} narrow={false} onNarrow={nothing} onScenarios={nothing} onReports={onReports} />
        </WorkProvider>
      </MemoryRouter>
    </UiProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Create Reports' }));
  expect(onReports).toHaveBeenCalledOnce();
});

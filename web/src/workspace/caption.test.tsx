import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { UiProvider } from '../ui/ui-provider.tsx';
import { Caption, PhoneCaption } from './caption.tsx';
import { testWork } from './work/work.fixture.ts';
import { WorkProvider } from './writes/work-context.tsx';

const nothing = () => undefined;
const idle = { state: { kind: 'idle' }, onCompare: nothing } as const;

function show(head: ReactNode) {
  const work = testWork([{ crime: { statute: 'PC 211', terms: { upper: '5y' } } }]);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
      <MemoryRouter>
        <UiProvider>
          <WorkProvider value={{ ...work, run: nothing, undo: nothing, redo: nothing }}>{head}</WorkProvider>
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('the head of a print says on which day it was computed, though the case has no day of sentence', () => {
  show(<Caption {...idle} />);
  expect(screen.getByText('Computed 08/01/2026')).toBeTruthy();
});

test.for(['desk', 'phone'])('on a %s the head of a case is no second banner beside the bar of the site', (screenOf) => {
  const phone = <PhoneCaption {...idle} mode="Charges" onReports={nothing} onScenarios={nothing} />;
  show(screenOf === 'phone' ? phone : <Caption {...idle} />);
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.getByRole('region', { name: 'Case' })).toBeTruthy();
});

test('on a phone the menu of the modes says which is open, and one menu has the scenarios and the comparison', async () => {
  show(<PhoneCaption {...idle} mode="Release Date" onReports={nothing} onScenarios={nothing} />);
  const menu = screen.getByRole('button', { name: 'Mode, Release Date' });
  expect(menu.textContent).toBe('Release Date');
  fireEvent.click(screen.getByRole('button', { name: 'Case menu' }));
  expect(await screen.findByRole('menuitem', { name: 'Compare' })).toBeTruthy();
});

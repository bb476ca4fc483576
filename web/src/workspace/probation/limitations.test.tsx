import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import type { Write } from '../writes/writes.ts';
import { ProbationMode } from './probation-mode.tsx';

const nothing = () => undefined;

/** Probation of a case of one burglary, and what is written to it. */
function show() {
  const written: (readonly Write[])[] = [];
  const run = (writes: readonly Write[]) => void written.push(writes);
  const work = testWork([{ crime: { statute: 'PC 459/460(b)', terms: { upper: '3y' } } }]);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
      <MemoryRouter>
        <UiProvider>
          <WorkProvider value={{ ...work, run, undo: nothing, redo: nothing }}>
            <ProbationMode />
          </WorkProvider>
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return written;
}

test('limitations are marked in a panel beside the case, under what they make of probation', async () => {
  const written = show();
  fireEvent.click(screen.getByRole('button', { name: 'Add Limitations' }));
  const panel = await screen.findByRole('dialog', { name: 'Add Limitations' });
  expect(panel.className).toContain('Drawer');
  expect(within(panel).getByRole('status').textContent).toBe('Eligible');
  const [first] = within(panel).getAllByRole('button', { name: 'True' });
  if (first === undefined) throw new Error('no limitation');
  fireEvent.click(first);
  expect(written).toMatchObject([[{ kind: 'limitation', fields: { IsTrue: true, IsPled: false } }]]);
});

test('what each charge does to probation stands in the panel too', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Charge Eligibility' }));
  const panel = await screen.findByRole('dialog', { name: 'Eligibility of Charges' });
  expect(panel.className).toContain('Drawer');
});

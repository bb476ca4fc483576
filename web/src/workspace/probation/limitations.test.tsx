import { probationLimitations } from '@countwise/engine';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { testWork } from '../work/work.fixture.ts';
import { type Work, WorkProvider } from '../writes/work-context.tsx';
import type { Write } from '../writes/writes.ts';
import { ProbationMode } from './probation-mode.tsx';

const nothing = () => undefined;

/** Probation of a case of one burglary, and what is written to it. */
function show(limitations: Work['limitations'] = []) {
  const written: (readonly Write[])[] = [];
  const run = (writes: readonly Write[]) => void written.push(writes);
  const work = testWork([{ crime: { statute: 'PC 459/460(b)', terms: { upper: '3y' } } }]);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
      <MemoryRouter>
        <UiProvider>
          <WorkProvider value={{ ...work, limitations, run, undo: nothing, redo: nothing }}>
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

test('of the limitations those of one category stand alone on its tab', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Add Limitations' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Add Limitations' }));
  const names = () => panel.getAllByRole('group').map((group) => group.getAttribute('aria-label') ?? '');
  const all = names();
  fireEvent.click(panel.getByRole('tab', { name: 'Drug' }));
  expect(names().length).toBeLessThan(all.length);
  expect(names().join()).toContain('heroin or PCP');
  expect(names().join()).not.toContain('One Strike sentence');
});

test('a limitation is taken off the case after a question, and stays where it is answered no', async () => {
  const [limitation] = probationLimitations;
  if (limitation === undefined) throw new Error('no limitation');
  const written = show([
    { Id: 'l', CaseId: 'case', ProbationLimitationId: limitation.id, IsTrue: true, IsPled: false, Version: 1 },
  ]);
  const ask = async () => {
    fireEvent.click(screen.getByRole('button', { name: `Take away ${limitation.name}` }));
    return within(await screen.findByRole('dialog', { name: 'Delete Non-Charge Limitation' }));
  };
  fireEvent.click((await ask()).getByRole('button', { name: 'Cancel' }));
  expect(written).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click((await ask()).getByRole('button', { name: 'Take away' }));
  expect(written).toEqual([[{ kind: 'limitation', thing: limitation.id, fields: null }]]);
});

import type { JuryInstructionRecord } from '@countwise/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { type TestRow, testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import { JuryMode } from './jury-mode.tsx';

const nothing = () => undefined;
const robbery: TestRow = { crime: { statute: 'PC 211', terms: { upper: '5y' } } };
const gun: TestRow = {
  crime: { statute: 'PC 12022.53(b)', kind: 'conduct', terms: { upper: '10y' } },
  charge: { CountNumber: 1, parentCharge: 'c1' },
};
const instruction = (InstructionNumber: string): JuryInstructionRecord => ({
  Id: InstructionNumber,
  InstructionNumber,
  InstructionTitle: `Title of ${InstructionNumber}`,
  include: true,
  subsections: [{ JuryInstructionId: InstructionNumber, SectionTitle: 'Elements', SectionText: '' }],
});

/** Jury Instructions of a case before a server that has these for it, one list after the other. */
function open(...answers: readonly (readonly string[])[]) {
  const left = [...answers];
  vi.stubGlobal('open', () => null);
  vi.stubGlobal('fetch', async (address: string) =>
    String(address).includes('byCase')
      ? Response.json((left.length > 1 ? left.shift() : left[0])?.map(instruction))
      : Response.json({ message: 'Internal error', requestId: 'abc' }, { status: 500 }),
  );
  localStorage.setItem('user_token', 'token');
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = (...rows: readonly TestRow[]) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <UiProvider>
          <WorkProvider value={{ ...testWork(rows), run: nothing, undo: nothing, redo: nothing }}>
            <JuryMode />
          </WorkProvider>
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>
  );
  const { rerender } = render(page(robbery, gun));
  return (...rows: readonly TestRow[]) => rerender(page(...rows));
}

afterEach(() => vi.unstubAllGlobals());

test('once a count is dismissed the instructions are asked for anew', async () => {
  const become = open(['1600', '3146'], []);
  expect(await screen.findByRole('row', { name: /^3146/ })).toBeTruthy();
  become({ ...robbery, charge: { ChargeStatus: 2 } }, gun);
  await waitFor(() => expect(screen.queryByRole('row', { name: /^3146/ })).toBeNull());
});

test('instructions that could not be printed say why, and are asked for again by Retry', async () => {
  open(['1600']);
  fireEvent.click(await screen.findByRole('button', { name: 'Generate Report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Jury Instructions Report' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Generate Report' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(
    /^The report could not be made\. The server could not do this now .* Reference abc$/,
  );
  expect(dialog.getByRole('button', { name: 'Retry' })).toBeTruthy();
});

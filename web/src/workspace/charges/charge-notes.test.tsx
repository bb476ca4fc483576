import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { ChargeCell } from '../ledger/charge-cell.tsx';
import { testRow, testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import type { Write } from '../writes/writes.ts';
import { ChargeNotes } from './charge-notes.tsx';

test('what is noted of a charge is saved as its field is left, and only where it is another', () => {
  const written: Write[] = [];
  const charge = { OfficeNote: 'Ask the clerk.' };
  const work = testWork([{ crime: { statute: 'PC 211', terms: { upper: '5y' } }, charge }]);
  const nothing = () => undefined;
  const run = (writes: readonly Write[]) => void written.push(...writes);
  render(
    <UiProvider>
      <WorkProvider value={{ ...work, run, undo: nothing, redo: nothing }}>
        <ChargeNotes row={testRow(work, 'c1')} />
      </WorkProvider>
    </UiProvider>,
  );
  const leave = (label: string, value: string) => {
    const field = screen.getByLabelText(label);
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  leave('Notes for the office', 'Ask the clerk. ');
  expect(written).toEqual([]);
  leave('Private notes', ' My view.\nOf it. ');
  leave('Private tags', 'Doubt');
  expect(written).toEqual([
    { kind: 'charge', id: 'c1', fields: { PrivateNote: 'My view.\nOf it.' } },
    { kind: 'charge', id: 'c1', fields: { PrivateTags: 'Doubt' } },
  ]);
});

test('neither a note nor a tag is printed', () => {
  const nothing = () => undefined;
  const charge = { OfficeNote: 'Ask the clerk.', PrivateTags: 'Doubt' };
  const work = testWork([{ crime: { statute: 'PC 211', terms: { upper: '5y' } }, charge }]);
  const row = testRow(work, 'c1');
  const acts = { current: { onLaw: nothing, wobble: nothing } };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider>
        <WorkProvider value={{ ...work, run: nothing, undo: nothing, redo: nothing }}>
          <ChargeCell row={row} dated={false} acts={acts as never} />
          <ChargeNotes row={row} />
        </WorkProvider>
      </UiProvider>
    </QueryClientProvider>,
  );
  const shown = () => [
    screen.queryByText('Doubt') !== null,
    screen.queryByRole('textbox', { name: /office/ }) !== null,
  ];
  expect(shown()).toEqual([true, true]);
  fireEvent(window, new Event('beforeprint'));
  expect(shown()).toEqual([false, false]);
  fireEvent(window, new Event('afterprint'));
  expect(shown()).toEqual([true, true]);
});

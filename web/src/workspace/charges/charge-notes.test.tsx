import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { testRow, testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import type { Write } from '../writes/writes.ts';
import { ChargeNotes } from './charge-notes.tsx';

afterEach(cleanup);

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

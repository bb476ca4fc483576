import { writeCaseAttributes } from '@countwise/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import type { Write } from '../writes/writes.ts';
import { CreditsMode } from './credits-mode.tsx';

afterEach(() => void vi.useRealTimers());

const nothing = () => undefined;
const robbery = { statute: 'PC 211', terms: { upper: '5y' }, place: 'prison', violent: true } as const;
const theft = { statute: 'PC 487(a)', terms: { upper: '3y' } } as const;

/** Custody Credits of a robbery and a theft, with custody of these days, and what is written to the case. */
function show(...custody: readonly (readonly [dateIn: string, dateOut: string])[]) {
  const written: (readonly Write[])[] = [];
  const run = (writes: readonly Write[]) => void written.push(writes);
  const crData = custody.map(([dateIn, dateOut]) => ({ dateIn, dateOut, creditRatio: 'auto' }));
  const caseAttributes = writeCaseAttributes('{}', { crData });
  const work = testWork([{ crime: robbery }, { crime: theft }], { caseAttributes });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
      <MemoryRouter>
        <UiProvider>
          <WorkProvider value={{ ...work, run, undo: nothing, redo: nothing }}>
            <CreditsMode />
          </WorkProvider>
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return written;
}

// the limit of a violent felony reaches the whole sentence: PC 2933.1(a); In re Reeves (2005) 35 Cal.4th 765
test('each count says what it lets the defendant earn, and the lowest limit applies to all', () => {
  show();
  expect(screen.getByText(/^Most Restrictive Applies/)).toBeTruthy();
  const rows = [/^1 PC 211/, /^2 PC 487\(a\)/].map((name) => screen.getByRole('row', { name }).textContent);
  expect(rows).toEqual([
    '1PC 211 most restrictive5y15%, PC 2933.1(a), (c)15%, PC 2933.1(a)',
    '2PC 487(a) 1y50%, PC 401950%, PC 2933',
  ]);
});

test('without custody no months are drawn, and the first thing is to give its dates', () => {
  show();
  expect(screen.queryByRole('list', { name: 'Custody in the last twelve months' })).toBeNull();
  expect(screen.getAllByRole('textbox')[0]).toBe(screen.getByLabelText('Date In'));
});

test('the months that were spent in custody are drawn, and the days between two periods are named', () => {
  vi.useFakeTimers({ now: new Date('2026-08-01T12:00:00Z'), toFake: ['Date'] });
  show(['2026-05-02', '2026-05-31'], ['2026-06-11', '2026-06-30']);
  expect(screen.getByText('Between two periods: 10 days at liberty, 06/01/2026 to 06/10/2026.')).toBeTruthy();
  const months = within(screen.getByRole('list', { name: 'Custody in the last twelve months' })).getAllByRole(
    'listitem',
  );
  expect(months).toHaveLength(12);
  expect(months.slice(8).map(({ title }) => title)).toEqual([
    'May 26: 30 days in custody',
    'Jun 26: 20 days in custody',
    'Jul 26: 0 days in custody',
    'Aug 26: 0 days in custody',
  ]);
});

test('a Date In that is typed is custody of the case at once, until it ends; before it no month is drawn', () => {
  const written = show();
  expect(screen.queryByRole('list', { name: 'Custody in the last twelve months' })).toBeNull();
  const dateIn = screen.getByLabelText('Date In');
  fireEvent.change(dateIn, { target: { value: '3/14/26' } });
  fireEvent.keyDown(dateIn, { key: 'Enter' });
  expect(written).toMatchObject([
    [{ kind: 'attributes', fields: { crData: [{ dateIn: '2026-03-14', goesOn: true }] } }],
  ]);
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { type TestRow, testRow, testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import { ChargeControls } from './charge-controls.tsx';

afterEach(() => vi.unstubAllGlobals());

const unused = () => undefined;
const felony: TestRow = { crime: { statute: 'PC 211', terms: { lower: '2y', middle: '3y', upper: '5y' } } };
const subordinate: TestRow = { ...felony, charge: { SelectedTerm: 2 } };
const manslaughter: TestRow = { crime: { ...felony.crime, statute: 'PC 192(a)', category: 'MANSLAUGHTER_1170_16' } };
const gun: TestRow = {
  crime: { statute: 'PC 12022.5(a)', kind: 'conduct', attachesTo: ['FEL_ANY'], terms: { upper: '10y' } },
  charge: { CountNumber: 1 },
};
const onBail: TestRow = { crime: { statute: 'PC 12022.1(b)', kind: 'status', terms: { upper: '2y' } } };
const battery: TestRow = { crime: { statute: 'PC 242', severity: 'misdemeanor', terms: { upper: '6m' } } };
const conspiracy: TestRow = { ...battery, charge: { CrimeState: 'Conspiracy' } };

/** The lines of the fields of the last charge, each with its labels. */
function linesOf(rows: readonly TestRow[]) {
  const work = testWork(rows);
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider>
        <WorkProvider value={{ ...work, run: unused, undo: unused, redo: unused }}>
          <ChargeControls row={testRow(work, `c${rows.length}`)} />
        </WorkProvider>
      </UiProvider>
    </QueryClientProvider>,
  );
  return [...container.querySelectorAll('.controls-line')]
    .map((line) => [...line.querySelectorAll('label')].map(({ textContent }) => textContent).join(', '))
    .filter((line) => line !== '');
}

// as an open row is drawn: three lines and the rest, each line begun anew in every row
test.for<readonly [string, readonly TestRow[], readonly string[]]>([
  [
    'a felony',
    [felony],
    ['Principal, Strikes', 'Offense Date, End Date, Gang', 'Victim, Occasion, Operative facts', 'Judgment'],
  ],
  [
    'a subordinate felony',
    [felony, subordinate],
    ['Principal, Ratio, Strikes', 'Offense Date, End Date, Gang', 'Victim, Occasion, Operative facts', 'Judgment'],
  ],
  [
    'one with a rule of its own',
    [felony, manslaughter],
    [
      'Principal, Ratio, Strikes',
      'Offense Date, End Date, Gang',
      'Victim, Occasion, Operative facts',
      'Judgment, Sentencing scheme',
    ],
  ],
  // a felony of PC 182(a): its term is chosen, and no days in jail
  [
    'a conspiracy to commit a misdemeanor',
    [conspiracy],
    ['Principal, Strikes', 'Offense Date, End Date, Gang', 'Victim, Occasion, Operative facts', 'Judgment'],
  ],
  ['a misdemeanor', [battery], ['Offense Date, End Date, Gang', 'Victim, Occasion, Operative facts']],
  ['an enhancement', [felony, gun], ['Offense Date']],
  ['a prior', [felony, onBail], ['Offense Date', 'Committed on release, Primary offense, Date of the prior']],
])('the controls of %s stand in one order', ([, rows, lines]) => {
  expect(linesOf(rows)).toEqual(lines);
});

test('what a closed field shows stays whole in it: its own choice says no total, each other one does', () => {
  linesOf([felony, felony]);
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Principal' });
  fireEvent.focus(field);
  expect([...field.options].map(({ text }) => text)).toEqual(['Preferred → 6y, count 2 principal', 'Unspecified']);
  expect(field.value).toBe('Unspecified');
});

test('on a phone, where it has a line of its own, the choice that stands says so too', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: unused,
    removeEventListener: unused,
  }));
  linesOf([felony, felony]);
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Principal' });
  fireEvent.focus(field);
  expect([...field.options].map(({ text }) => text)).toEqual([
    'Principal → 6y, count 2 principal',
    'Subordinate as now',
  ]);
});

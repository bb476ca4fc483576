import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { type TestRow, testRow, testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import { JailTerm } from './jail-term.tsx';

const nothing = () => undefined;
const theft: TestRow['crime'] = { statute: 'PC 487(a)', terms: { lower: '16m', middle: '2y', upper: '3y' } };

// a condition of probation is a year of jail at most, whatever the term of the felony: PC 19.2
test.for([
  [null, '365', 'Set Jail Term'],
  [180, '180', 'Set Jail Term'],
  [400, '400', 'Invalid Term Length'],
] as const)('probation with %s days set begins with %s: %s', ([ProbationJailTimeDays, days, said]) => {
  const work = testWork([{ crime: theft, charge: { ProbationGranted: true, ProbationJailTimeDays } }]);
  render(
    <UiProvider>
      <WorkProvider value={{ ...work, run: nothing, undo: nothing, redo: nothing }}>
        <JailTerm row={testRow(work, 'c1')} />
      </WorkProvider>
    </UiProvider>,
  );
  expect(screen.getByRole('spinbutton')).toHaveProperty('value', days);
  expect(screen.getByRole('button', { name: said })).toBeTruthy();
});

const battery: TestRow['crime'] = { statute: 'PC 242', severity: 'misdemeanor', terms: { upper: '6m' } };
const ofDays = (SelectedDays: number | null) =>
  testWork([{ crime: battery, charge: { CrimeState: 'Conspiracy', SelectedDays } }]);
const drawn = (work: ReturnType<typeof testWork>) => (
  <UiProvider>
    <WorkProvider value={{ ...work, run: nothing, undo: nothing, redo: nothing }}>
      <JailTerm row={testRow(work, 'c1')} />
    </WorkProvider>
  </UiProvider>
);

// PC 182(a), 18.5: the felony offers the days that would make a misdemeanor of it
test('days that are set elsewhere stand in the form, and a charge without any keeps what is typed', () => {
  const { rerender } = render(drawn(ofDays(null)));
  const field = screen.getByRole('spinbutton');
  const makesMisdemeanor = () => screen.queryByText(/Days that are set make it a misdemeanor\./) !== null;
  expect(makesMisdemeanor()).toBe(true);
  expect(field).toHaveProperty('value', '364');
  fireEvent.change(field, { target: { value: '100' } });
  rerender(drawn(ofDays(364)));
  expect(field).toHaveProperty('value', '364');
  expect(makesMisdemeanor()).toBe(false);
  rerender(drawn(ofDays(null)));
  expect(field).toHaveProperty('value', '364');
  expect(field.isConnected).toBe(true);
});

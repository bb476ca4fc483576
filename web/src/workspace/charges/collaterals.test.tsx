import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Conviction, consequencesQuery } from '../../shared/crime/consequences-query.ts';
import { type TestRow, testRow, testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import { Collaterals } from './collaterals.tsx';

const injury: TestRow['crime'] = { statute: 'PC 273.5(a)', terms: { upper: '4y' } };
const battery: TestRow['crime'] = { statute: 'PC 242', severity: 'misdemeanor', terms: { upper: '6m' } };
const bare = { serious: false, violent: false } as const;
const felony = { ...bare, state: 'Completed', level: 'felony' } as const;
const conspiracy = { ...bare, state: 'Conspiracy', age: 20 } as const;

const cases: readonly (readonly [what: string, TestRow, as: Conviction | undefined, born?: string])[] = [
  ['by the day of its act', { crime: injury, charge: { Date: '2024-12-31' } }, felony],
  ['of no conviction, as its crime', { crime: injury, charge: { ChargeStatus: 2 } }, undefined],
  // PC 17(b), 182(a), 29800: of the misdemeanor no ban on guns for life
  [
    'by its level',
    { crime: battery, charge: { CrimeState: 'Conspiracy' } },
    { ...conspiracy, level: 'felony' },
    '2005-06-01',
  ],
  [
    'by its level, charged down',
    { crime: battery, charge: { CrimeState: 'Conspiracy', SelectedDays: 100 } },
    { ...conspiracy, level: 'misdemeanor' },
    '2005-06-01',
  ],
];

test.for(cases)('what a charge brings is asked %s', ([, charged, conviction, born = '']) => {
  const work = testWork([charged], born === '' ? {} : { DefendantBirthdate: born });
  const row = testRow(work, 'c1');
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(consequencesQuery(row.crime.Id, conviction, row.charge.Date).queryKey, []);
  const nothing = () => undefined;
  render(
    <QueryClientProvider client={client}>
      <WorkProvider value={{ ...work, run: nothing, undo: nothing, redo: nothing }}>
        <Collaterals row={row} />
      </WorkProvider>
    </QueryClientProvider>,
  );
  expect(screen.getByText('No collateral consequences are recorded for this crime.')).toBeTruthy();
});

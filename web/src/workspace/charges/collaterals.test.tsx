import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { consequencesQuery } from '../../shared/crime/consequences-query.ts';
import { testRow, testWork } from '../work/work.fixture.ts';
import { Collaterals } from './collaterals.tsx';

test('what a charge brings is asked by the day of its act', () => {
  const work = testWork([
    { crime: { statute: 'PC 273.5(a)', terms: { upper: '4y' } }, charge: { Date: '2024-12-31' } },
  ]);
  const row = testRow(work, 'c1');
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(consequencesQuery(row.crime.Id, undefined, '2024-12-31').queryKey, []);
  render(
    <QueryClientProvider client={client}>
      <Collaterals row={row} />
    </QueryClientProvider>,
  );
  expect(screen.getByText('No collateral consequences are recorded for this crime.')).toBeTruthy();
});

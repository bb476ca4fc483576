import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { consequencesQuery } from './consequences-query.ts';
import { CrimeConsequences } from './crime-consequences.tsx';

test('an amount and a length of time stand beside the section that says them', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(consequencesQuery('c1').queryKey, [
    {
      Id: 'ban',
      Name: 'Ten-year firearm ban',
      LawTextYes: 'No firearm may be owned or held for ten years.',
      LawTextNo: '',
      Authority: 'PC 29805(a)',
      PenaltyUnits: 4,
      MinimumPenalty: 10,
      MaximumPenalty: 10,
      EndDate: null,
      Hidden: false,
      Type: 2,
    },
  ]);
  const { getByRole, getByText } = render(
    <QueryClientProvider client={client}>
      <CrimeConsequences crimeId="c1" />
    </QueryClientProvider>,
  );
  expect(getByText(/10 years/)).toBeDefined();
  expect(getByRole('link', { name: 'PC 29805(a)' })).toBeDefined();
});

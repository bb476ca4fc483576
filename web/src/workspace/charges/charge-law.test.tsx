import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { testRow, testWork } from '../work/work.fixture.ts';
import { ChargeLaw } from './charge-law.tsx';

const robbery = { statute: 'PC 211', terms: { lower: '2y', middle: '3y', upper: '5y' } } as const;
const theft = { statute: 'PC 487(a)', terms: { lower: '16m', middle: '2y', upper: '3y' } } as const;

/** The words that are marked in the punishment of a robbery and of a theft at its lower term beside it. */
function markedOf(id: string): readonly (string | null)[] {
  vi.stubGlobal('fetch', async () => Response.json([]));
  const work = testWork([{ crime: robbery }, { crime: theft, charge: { SelectedTerm: 1 } }]);
  const row = testRow(work, id);
  const crime = { ...row.crime, PunishmentText: 'State prison for 16 months, or 2, 2 years, 3 years, 5 years.' };
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <ChargeLaw row={{ ...row, crime }} />
    </QueryClientProvider>,
  );
  return [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);
}

test.for([
  ['the principal term', 'c1', '5 years'],
  ['of a subordinate one the middle term that a third is taken of, whatever is kept', 'c2', '2 years'],
] as const)('the law marks the term in use: %s', ([, id, words]) => {
  expect(markedOf(id)).toEqual([words]);
});

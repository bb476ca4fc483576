import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UiProvider } from '../../ui/ui-provider.tsx';
import type { PriceList } from './price-list.ts';
import { Together } from './together.tsx';

const served = { statute: { kind: 'days' as const, days: 0 }, department: { kind: 'days' as const, days: 0 } };
const court = [209, 1348, 621, 30, 2000, 7].map((days) => ({
  row: `c${days}`,
  choice: 'concurrent' as const,
  days,
  total: '2y',
  reasons: [],
}));
const list: PriceList = {
  total: '20y',
  filed: { serve: served, rates: { statute: '15', department: '33' }, from: '2026-11-22', to: null },
  rows: [],
  together: [],
  court,
  trial: null,
  isWhole: true,
};

const days = () => screen.getAllByRole('row').flatMap((row) => row.querySelector('td')?.textContent ?? []);

test('the four that weigh most stand first, the others at a press', () => {
  render(
    <UiProvider>
      <Together list={list} nameBy={(id) => id} />
    </UiProvider>,
  );
  expect(days()).toEqual(['−2,000 days', '−1,348 days', '−621 days', '−209 days']);
  fireEvent.click(screen.getByRole('button', { name: '2 more' }));
  expect(days()).toHaveLength(6);
  expect(screen.getByRole('button', { name: 'Show four' })).toBeTruthy();
});

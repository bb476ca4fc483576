import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OrderSummary } from './order-summary.tsx';

test('beside the price stands the day on which it is first charged: nothing is due before', () => {
  render(<OrderSummary plan="annual" amount="$395 / year" firstChargeOn="2026-12-27" />);
  expect(screen.getByText(/^Total/).textContent).toBe('Total $395 / year');
  expect(screen.getByText(/^First charge on/).textContent).toBe('First charge on 12/27/2026');
});

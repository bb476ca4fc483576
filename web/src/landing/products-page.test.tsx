import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ProductsPage } from './products-page.tsx';

test('the booklet is promised to an order without an address too, and says how it comes there', () => {
  render(<ProductsPage />, { wrapper: MemoryRouter });
  const heading = screen.getByRole('heading', { name: 'Crimes Listing Booklet' });
  const tile = heading.closest('section');
  if (tile === null) throw new Error('the booklet has no tile');
  expect(within(tile).getByText(/annual plan/).textContent).toMatch(/if you gave none, write to our support\.$/);
  expect(within(tile).getByRole('link', { name: 'See your plan' }).getAttribute('href')).toBe('/myaccount');
});

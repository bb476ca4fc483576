import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { VerificationPage } from './verification-page.tsx';

afterEach(() => localStorage.clear());

test('a visitor has no case list to go back to', () => {
  render(
    <MemoryRouter>
      <VerificationPage />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'To the home page' }).getAttribute('href')).toBe('/');
  expect(screen.queryByText('Back to Case List')).toBeNull();
});

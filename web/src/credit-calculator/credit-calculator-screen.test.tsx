import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { common } from '../text/common.ts';
import { UiProvider } from '../ui/ui-provider.tsx';
import { CreditCalculatorScreen } from './credit-calculator-screen.tsx';

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider>
        <CreditCalculatorScreen />
      </UiProvider>
    </QueryClientProvider>,
  );

test('before a term is given nothing is said of parole, of credits earned or of empty months', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(common.nav.creditCalculator);
  const parole = () => screen.queryByRole('heading', { name: 'Parole' });
  expect(screen.getByText('A felony served in state prison, committed on the first day in custody.')).toBeTruthy();
  expect(parole()).toBe(null);
  const wanting = screen.getByText('Give the years or months of the sentence to estimate a release date.');
  // what is asked for stands over what comes of it, and the way to our support under all
  const last = screen.getByRole('button', { name: 'Report a wrong number' });
  expect(screen.getByLabelText('Start date').compareDocumentPosition(wanting)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(wanting.compareDocumentPosition(last)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText('Actual Time Served')).toBe(null);
  expect(screen.queryByRole('list', { name: 'Custody in the last twelve months' })).toBe(null);
  fireEvent.change(screen.getByLabelText('Years'), { target: { value: '5' } });
  expect(parole()).toBeTruthy();
  expect(screen.queryByText(/^Give the years/)).toBe(null);
  expect(screen.getByText(/^Youth parole/).textContent).toContain('PC 3051');
});

test('a start of the release may be to come in two digits, and is taken away when the field is emptied', () => {
  show();
  fireEvent.change(screen.getByLabelText('Years'), { target: { value: '5' } });
  const type = (value: string) => {
    fireEvent.change(screen.getByLabelText('Start date'), { target: { value } });
    fireEvent.blur(screen.getByLabelText('Start date'));
  };
  type('1/15/30');
  expect(screen.getByLabelText('Start date')).toHaveProperty('value', '01/15/2030');
  type('');
  expect(screen.getByLabelText('Start date')).toHaveProperty('value', '');
  expect(screen.queryByText('That is not a day: use MM/DD/YYYY.')).toBeNull();
});

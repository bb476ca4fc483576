import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { PresentenceTable } from './presentence-table.tsx';
import type { Period } from './served.ts';

const march: Period = { dateIn: '2026-03-14', dateOut: '2026-03-20', creditRatio: 'auto' };

function Periods({ given }: { readonly given: readonly Period[] }) {
  const [periods, setPeriods] = useState(given);
  return <PresentenceTable periods={periods} until="2026-03-20" earned={[]} onChange={setPeriods} />;
}
const show = (...given: readonly Period[]) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider>
        <Periods given={given} />
      </UiProvider>
    </QueryClientProvider>,
  );

test('without a period nothing has the focus, until a digit is typed: it is the first of Date In', () => {
  show();
  expect(document.activeElement).toBe(document.body);
  fireEvent.keyDown(document.body, { key: 'g' });
  expect(document.activeElement).toBe(document.body);
  fireEvent.keyDown(document.body, { key: '3' });
  expect(document.activeElement).toBe(screen.getByLabelText('Date In'));
});

test('a Date In is a period at once, which goes on, and plus begins another', () => {
  show();
  fireEvent.change(screen.getByLabelText('Date In'), { target: { value: '3/14/26' } });
  fireEvent.blur(screen.getByLabelText('Date In'));
  expect(screen.getByLabelText('Date Out 1')).toHaveProperty('value', '03/20/2026');
  expect(screen.getByRole('checkbox', { name: /^Still in custody/ })).toHaveProperty('checked', true);
  fireEvent.click(screen.getByRole('button', { name: 'Add period' }));
  expect(screen.queryByLabelText('Date In 2')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Date In'));
});

test('a digit that is typed in a field stays there', () => {
  show(march);
  const first = screen.getByLabelText('Date In 1');
  first.focus();
  fireEvent.keyDown(first, { key: '3' });
  expect(document.activeElement).toBe(first);
});

test('what a field says of a refused day goes with its period, and stays with no neighbour', () => {
  const april: Period = { ...march, dateIn: '2026-04-01', dateOut: '2026-04-05' };
  const may: Period = { ...march, dateIn: '2026-05-01', dateOut: '2026-05-05' };
  show(march, april, may);
  const refuse = (field: HTMLElement) => {
    fireEvent.change(field, { target: { value: '1/1/26' } });
    fireEvent.keyDown(field, { key: 'Enter' });
  };
  refuse(screen.getByLabelText('Date Out 2'));
  expect(screen.getByLabelText('Date Out 2').getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Remove period 2' }));
  expect(screen.getByLabelText('Date Out 2')).toHaveProperty('value', '05/05/2026');
  expect(screen.queryByText('Date Out cannot be before Date In.')).toBeNull();
});

test('the words of a period stay with it when one before it goes', () => {
  const april: Period = { ...march, dateIn: '2026-04-01', dateOut: '2026-04-05' };
  show(march, april);
  const out = screen.getByLabelText('Date Out 2');
  fireEvent.change(out, { target: { value: '1/1/26' } });
  fireEvent.keyDown(out, { key: 'Enter' });
  fireEvent.click(screen.getByRole('button', { name: 'Remove period 1' }));
  expect(screen.getByLabelText('Date Out 1').getAttribute('aria-invalid')).toBe('true');
});

test('a Date Out before its Date In is refused, and the days stay as they were; two digits of a year may be to come', () => {
  show(march);
  const type = (value: string) => {
    fireEvent.change(screen.getByLabelText('Date Out 1'), { target: { value } });
    fireEvent.keyDown(screen.getByLabelText('Date Out 1'), { key: 'Enter' });
  };
  type('3/13/26');
  expect(screen.getByLabelText('Date Out 1')).toHaveProperty('value', '03/20/2026');
  expect(screen.getByText('Date Out cannot be before Date In.')).toBeTruthy();
  type('6/3/27');
  expect(screen.getByLabelText('Date Out 1')).toHaveProperty('value', '06/03/2027');
});

test('what a Date In says of the Date Out goes when another Date Out takes its place', () => {
  show(march);
  const type = (name: string, value: string) => {
    fireEvent.change(screen.getByLabelText(name), { target: { value } });
    fireEvent.keyDown(screen.getByLabelText(name), { key: 'Enter' });
  };
  type('Date In 1', '4/1/26');
  expect(screen.getByLabelText('Date In 1')).toHaveProperty('value', '03/14/2026');
  expect(screen.getByText('Date Out cannot be before Date In.')).toBeTruthy();
  type('Date Out 1', '4/10/26');
  expect(screen.queryByText('Date Out cannot be before Date In.')).toBeNull();
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
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

afterEach(cleanup);

test('a Date Out before its Date In is set to it, and the field still says why', () => {
  show(march);
  const out = screen.getByLabelText('Date Out 1');
  fireEvent.change(out, { target: { value: '3/1/26' } });
  fireEvent.keyDown(out, { key: 'Enter' });
  expect(screen.getByLabelText('Date Out 1')).toHaveProperty('value', '03/14/2026');
  expect(screen.getByText('Date Out cannot be before Date In.')).toBeTruthy();
});

test('without a period nothing has the focus, until a digit is typed: it is the first of Date In', () => {
  show();
  expect(document.activeElement).toBe(document.body);
  fireEvent.keyDown(document.body, { key: 'g' });
  expect(document.activeElement).toBe(document.body);
  fireEvent.keyDown(document.body, { key: '3' });
  expect(document.activeElement).toBe(screen.getByLabelText('Date In'));
});

test('a digit that is typed in a field stays there', () => {
  show(march);
  const first = screen.getByLabelText('Date In 1');
  first.focus();
  fireEvent.keyDown(first, { key: '3' });
  expect(document.activeElement).toBe(first);
});

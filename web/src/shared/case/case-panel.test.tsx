import { blankCase } from '@countwise/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { CaseForm } from './case-panel.tsx';
import { casesQuery } from './case-queries.ts';

afterEach(cleanup);

test('the form of a case says that another has the number, and takes it all the same', () => {
  const at = '2026-11-25T16:00:00.000Z';
  const other = { ...blankCase, Id: 'one', OwnerId: 'me', CreatedAt: at, UpdatedAt: at, Version: 1 };
  const cases = [{ ...other, CaseNumber: '26F-1', DefendantLastName: 'Rivera', DefendantFirstName: 'Ben' }];
  const client = new QueryClient();
  const rules = { engine: '1', catalogue: '1' };
  client.setQueryData(casesQuery.queryKey, { pages: [{ cases, next: null, rules }], pageParams: [''] });
  render(
    <QueryClientProvider client={client}>
      <UiProvider>
        <CaseForm record={null} settings={null} onSaved={() => undefined} />
      </UiProvider>
    </QueryClientProvider>,
  );
  const number = screen.getByRole('textbox', { name: 'Case number' });
  fireEvent.change(number, { target: { value: '26F-2' } });
  expect(screen.queryByText(/Another case has this number/)).toBeNull();
  fireEvent.change(number, { target: { value: '26f-1' } });
  expect(screen.getByText('Another case has this number: Rivera, Ben. You may keep it.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Create' })).not.toHaveProperty('disabled', true);
});

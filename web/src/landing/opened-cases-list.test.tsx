import type { CaseRecord } from '@countwise/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { caseQuery, casesQuery, rulesQuery } from '../shared/case/case-queries.ts';
import { rememberOpened } from '../shared/case/opened-cases.ts';
import { lastAnswer, storedCase } from '../shared/case/stored-case.fixture.ts';
import { today } from '../ui/dates.ts';
import { OpenedCasesList } from './opened-cases-list.tsx';

const rules = { engine: lastAnswer.engine, catalogue: lastAnswer.catalogue };
const rivera: CaseRecord = {
  ...storedCase,
  Id: 'one',
  DefendantLastName: 'Rivera',
  CaseNumber: '26-1',
  LastAnswer: { ...lastAnswer, lawDay: today(), facts: 'f' },
};

test('a case that was opened last says what it came to', () => {
  rememberOpened('one');
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(caseQuery('one').queryKey, rivera);
  client.setQueryData(casesQuery.queryKey, { pages: [{ cases: [rivera], next: null, rules }], pageParams: [''] });
  client.setQueryData(rulesQuery.queryKey, rules);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <OpenedCasesList />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getByRole('listitem').textContent).toBe('Rivera26-120y');
});

import type { CaseRecord } from '@countwise/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { storedCase } from '../shared/case/stored-case.fixture.ts';
import { UiProvider } from '../ui/ui-provider.tsx';
import { CaseCard } from './case-row.tsx';

afterEach(() => vi.restoreAllMocks());

const made = { ...storedCase, DefendantLastName: 'Menu' };
const record: CaseRecord = { ...made, Id: 'c1', CaseNumber: '26-1' };
const offer: CaseRecord = { ...record, Id: 'c2', ParentCaseId: 'c1', ScenarioName: 'Offer' };
const nothing = () => undefined;
const Address = () => <output>{useLocation().pathname}</output>;

function show(scenarios: readonly CaseRecord[]) {
  const opener = { ref: nothing, tabIndex: 0, onKeyDown: nothing, onClick: nothing } as const;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider>
        <MemoryRouter>
          <CaseCard
            {...{ record, scenarios, opener, search: '', columns: [], withSentence: false }}
            place={{ 'data-index': 0 }}
            onEdit={nothing}
            onDelete={nothing}
          />
          <Address />
        </MemoryRouter>
      </UiProvider>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: /^View Menu/ }));
}

test('View opens a case, and of one with scenarios asks which', async () => {
  // nothing has a size here, by which the kit knows what may take the focus
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  show([]);
  expect(screen.getByRole('status').textContent).toBe('/Cases/c1');
  cleanup();
  show([offer]);
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Offer/ }));
  expect(screen.getByRole('status').textContent).toBe('/Cases/c2');
});

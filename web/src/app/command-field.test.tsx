import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { casesQuery } from '../shared/case/case-queries.ts';
import { storedCase } from '../shared/case/stored-case.fixture.ts';
import { CommandsProvider } from '../ui/commands.tsx';
import { UiProvider } from '../ui/ui-provider.tsx';
import { CommandField } from './command-field.tsx';

afterEach(() => vi.unstubAllGlobals());

const made = { ...storedCase, DefendantLastName: 'Conf' };
const cases = [
  { ...made, Id: 'offer', ParentCaseId: 'conf', ScenarioName: 'Offer', CaseNumber: 'C-1' },
  { ...made, Id: 'conf', CaseNumber: 'C-1' },
];

test('keys that follow the one that opens it are its own, and a scenario is told from its case', async () => {
  class StillObserver {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal('ResizeObserver', StillObserver);
  Element.prototype.scrollIntoView = () => undefined;
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const rules = { engine: '1', catalogue: '1' };
  client.setQueryData(casesQuery.queryKey, { pages: [{ cases, next: null, rules }], pageParams: [''] });
  const behind = vi.fn<() => void>();
  document.addEventListener('keydown', behind);
  render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <CommandsProvider>
          <MemoryRouter>
            <CommandField onGo={() => undefined} />
          </MemoryRouter>
        </CommandsProvider>
      </QueryClientProvider>
    </UiProvider>,
  );
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  behind.mockClear();
  for (const key of 'conf') fireEvent.keyDown(document.body, { key });
  expect(behind).not.toHaveBeenCalled();
  document.removeEventListener('keydown', behind);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Search or run a command' });
  await waitFor(() => expect(field.value).toBe('conf'));
  const listed = [...document.querySelectorAll('[data-action]')].map(({ textContent }) => textContent);
  expect(listed).toEqual(['ConfC-1', 'Conf, OfferC-1']);
});

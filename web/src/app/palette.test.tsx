import { blankCase } from '@countwise/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { casesQuery } from '../shared/case/case-queries.ts';
import { CommandsProvider } from '../ui/commands.tsx';
import { UiProvider } from '../ui/ui-provider.tsx';
import { Palette } from './palette.tsx';

const nothing = () => undefined;
const at = '2026-11-20T08:00:00.000Z';
const rivera = { ...blankCase, Id: 'one', OwnerId: 'one', CreatedAt: at, UpdatedAt: at, Version: 1 };

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = nothing;
      unobserve = nothing;
      disconnect = nothing;
    },
  );
  Element.prototype.scrollIntoView = nothing;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens the palette after keys were pressed; answers where it led. */
function open(early: string) {
  const led: string[] = [];
  let typed = early;
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(casesQuery.queryKey, {
    pages: [
      { cases: [{ ...rivera, DefendantLastName: 'Rivera' }], next: null, rules: { engine: '1', catalogue: '1' } },
    ],
    pageParams: [''],
  });
  const take = () => {
    const taken = typed;
    typed = '';
    return taken;
  };
  render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <CommandsProvider>
          <MemoryRouter>
            <Palette typed={take} onGo={(address) => led.push(address)} onClose={nothing} />
          </MemoryRouter>
        </CommandsProvider>
      </QueryClientProvider>
    </UiProvider>,
  );
  return led;
}
const field = () => screen.findByRole<HTMLInputElement>('textbox');

test('of what was typed before the field is there the first is chosen, and Enter opens it', async () => {
  const led = open('riv');
  await waitFor(async () => expect((await field()).value).toBe('riv'));
  await waitFor(() => expect(document.querySelector('[data-action][data-selected]')?.textContent).toContain('Rivera'));
  fireEvent.keyDown(await field(), { key: 'Enter', code: 'Enter' });
  expect(led).toEqual(['/Cases/one']);
});

test('an Enter before the field is there opens it too', async () => {
  const led = open('rivera\n');
  await waitFor(() => expect(led).toEqual(['/Cases/one']));
});

import { blankCase } from '@countwise/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { casesQuery } from '../shared/case/case-queries.ts';
import { CommandsProvider } from '../ui/commands.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { UiProvider } from '../ui/ui-provider.tsx';
import { CommandField } from './command-field.tsx';
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
afterEach(() => vi.unstubAllGlobals());

/** Where the site can be: its user has one case. */
function Site({ children }: { readonly children: ReactNode }) {
  const [client] = useState(() => {
    const made = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    made.setQueryData(casesQuery.queryKey, {
      pages: [
        { cases: [{ ...rivera, DefendantLastName: 'Rivera' }], next: null, rules: { engine: '1', catalogue: '1' } },
      ],
      pageParams: [''],
    });
    return made;
  });
  return (
    <UiProvider>
      <QueryClientProvider client={client}>
        <CommandsProvider>
          <MemoryRouter>{children}</MemoryRouter>
        </CommandsProvider>
      </QueryClientProvider>
    </UiProvider>
  );
}

/** Opens the palette after keys were pressed; answers where it led. */
function open(early: string) {
  const led: string[] = [];
  let typed = early;
  const take = () => {
    const taken = typed;
    typed = '';
    return taken;
  };
  render(<Palette typed={take} onGo={(address) => led.push(address)} onClose={nothing} />, { wrapper: Site });
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

test('over an open dialog its key opens nothing, and what is typed stays with the dialog', async () => {
  const screenOf = (isOpen: boolean) => (
    <>
      <CommandField onGo={nothing} />
      <Dialog opened={isOpen} onClose={nothing} title="Delete case">
        <input aria-label="Name" />
      </Dialog>
    </>
  );
  const { rerender } = render(screenOf(true), { wrapper: Site });
  const name = await screen.findByLabelText('Name');
  fireEvent.keyDown(name, { key: 'k', ctrlKey: true });
  // a palette that is opened keeps every key for itself
  expect(fireEvent.keyDown(name, { key: 'r' })).toBe(true);
  rerender(screenOf(false));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(await screen.findByRole('dialog', { name: 'Search or run a command' })).toBeDefined();
});

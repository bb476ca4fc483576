import type { CaseRecord, CrimeHit } from '@countwise/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { casesQuery } from '../shared/case/case-queries.ts';
import { lastAnswer, storedCase } from '../shared/case/stored-case.fixture.ts';
import { CommandsProvider, useCommand } from '../ui/commands.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { UiProvider } from '../ui/ui-provider.tsx';
import { CommandField } from './command-field.tsx';
import { Palette } from './palette.tsx';

const nothing = () => undefined;
const rules = { engine: lastAnswer.engine, catalogue: lastAnswer.catalogue };
const rivera: CaseRecord = {
  ...storedCase,
  Id: 'one',
  DefendantLastName: 'Rivera',
  LastAnswer: lastAnswer,
};
const robbery: CrimeHit = {
  Id: 'pc-211',
  Name: 'Second degree robbery',
  codeDefinitionCode: 'PC',
  statuteDefinitionSection: '211',
  statuteDefinitionLawText: null,
  Elements: null,
  crmSeverityName: 'Felony',
  crmCatName: 'Robbery',
  CrimeTypeId: 5,
  LegacySortOrder: 1,
  BeginDate: '2020-01-01',
  EndDate: null,
};

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
      pages: [{ cases: [rivera], next: null, rules }],
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
function open(early: string, wrapper: typeof Site = Site) {
  const led: string[] = [];
  let typed = early;
  const take = () => {
    const taken = typed;
    typed = '';
    return taken;
  };
  render(<Palette typed={take} onGo={(address) => led.push(address)} onClose={nothing} />, { wrapper });
  return led;
}
const field = () => screen.findByRole<HTMLInputElement>('textbox');
const listed = () => [...document.querySelectorAll('[data-action]')].map(({ textContent }) => textContent);

/** A case that was opened by its address, with what can be run there: of the cases the page has read none yet. */
function OpenedCase({ children }: { readonly children: ReactNode }) {
  const [client] = useState(() => new QueryClient());
  return (
    <UiProvider>
      <QueryClientProvider client={client}>
        <CommandsProvider>
          <MemoryRouter initialEntries={['/Cases/two']}>
            <CommandField onGo={nothing} />
            <Reports />
            {children}
          </MemoryRouter>
        </CommandsProvider>
      </QueryClientProvider>
    </UiProvider>
  );
}
function Reports() {
  useCommand({ label: 'Report of Rivera', key: 'r', run: nothing });
  return null;
}

/** A server that has the case of Rivera, and of the crimes a robbery unless others are told. */
function letServerAnswer(content: readonly CrimeHit[] = [robbery]): void {
  const crimes = { content, nearest: [], page_buttons: [1], page: 1, pages: 1, order: 'fit' };
  localStorage.setItem('user_token', 'token');
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(String(address).includes('/crimes/search') ? crimes : { cases: [rivera], next: null, rules }),
  );
}

test('on a case opened by its address another is found with its total, before what can be run', async () => {
  letServerAnswer();
  const led = open('rivera', OpenedCase);
  await waitFor(() => expect(listed()).toEqual(['Rivera20y', 'Report of Riverar']));
  // what it is opened over stays sharp
  expect(document.querySelector<HTMLElement>('.mantine-Spotlight-overlay')?.style.cssText).not.toContain('blur');
  fireEvent.keyDown(await field(), { key: 'Enter', code: 'Enter' });
  expect(led).toEqual(['/Cases/one']);
});

test('a section is charged in the open case, or looked up; the palette does not list itself', async () => {
  letServerAnswer();
  open('211', OpenedCase);
  await waitFor(() =>
    expect(listed()).toEqual(['Add PC 211 to this caseSecond degree robbery', 'Look up PC 211Second degree robbery']),
  );
  fireEvent.change(await field(), { target: { value: '' } });
  await waitFor(() => expect(listed()).toEqual(['Rivera20y', 'Report of Riverar']));
});

test('while crimes are looked for it does not say that nothing was found', async () => {
  letServerAnswer();
  const { fetch } = globalThis;
  const answer = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (address: string) => {
    await answer.promise;
    return fetch(address);
  });
  open('robbery');
  expect(await screen.findByText('Searching…')).toBeDefined();
  expect(screen.queryByText('Nothing found')).toBeNull();
  answer.resolve();
  await waitFor(() => expect(listed()).toEqual(['Look up PC 211Second degree robbery']));
});

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

test('a felony and a misdemeanor of one section and one name are told apart by their level', async () => {
  const burglary = { ...robbery, Id: 'felony', Name: 'Second degree burglary', statuteDefinitionSection: '459/460(b)' };
  letServerAnswer([burglary, { ...burglary, Id: 'misdemeanor', crmSeverityName: 'Misdemeanor' }, robbery]);
  open('burglary');
  await waitFor(() =>
    expect(listed()).toEqual([
      'Look up PC 459/460(b)Second degree burglary, Felony',
      'Look up PC 459/460(b)Second degree burglary, Misdemeanor',
      'Look up PC 211Second degree robbery',
    ]),
  );
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { storeSession } from '../api/session.ts';
import { userOf } from '../api/user.fixture.ts';
import { UiProvider } from '../ui/ui-provider.tsx';
import { UserMenu } from './user-menu.tsx';

const nothing = () => undefined;
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// the bar of a phone has no room for links of 44 px
test.for([
  ['a phone', true],
  ['a desk', false],
] as const)('on %s the menu leads to what the bar has no room for, or not', async ([, isPhone]) => {
  // nothing has a size here, by which the kit knows what may take the focus
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width') === isPhone,
    addEventListener: nothing,
    removeEventListener: nothing,
  }));
  storeSession({ token: 'token', key: '', user: userOf('one'), status: 'Valid' });
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <UiProvider>
          <UserMenu />
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
  await screen.findByRole('menuitem', { name: 'My Account', hidden: true });
  const led = ['Crime Search', 'Credit Calculator'].map(
    (name) => screen.queryByRole('menuitem', { name, hidden: true }) !== null,
  );
  expect(led).toEqual([isPhone, isPhone]);
});

import { termsVersion } from '@countwise/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { storedUser, storeSession } from '../api/session.ts';
import { userOf } from '../api/user.fixture.ts';
import { UiProvider } from '../ui/ui-provider.tsx';
import { TermsGate } from './terms-gate.tsx';

const user = userOf('one');
const asked: unknown[] = [];

function open(TermsVersion: string | null, address = '/Cases') {
  storeSession({ token: 'token', key: '', user: { ...user, TermsVersion }, status: 'Valid' });
  vi.stubGlobal('fetch', async (...call: readonly unknown[]) => {
    asked.push(call);
    return Response.json({ user_attr: { ...user, TermsVersion: termsVersion } });
  });
  render(
    <UiProvider>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[address]}>
          <TermsGate>
            <h1>The cases</h1>
          </TermsGate>
        </MemoryRouter>
      </QueryClientProvider>
    </UiProvider>,
  );
}
const heading = () => screen.getByRole('heading').textContent;

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  asked.length = 0;
});

test.for([
  ['an account from before they were asked for', null],
  ['who agreed to a former text', '2020-01-01'],
] as const)('%s agrees to the terms before any screen', async ([, version]) => {
  open(version);
  expect(heading()).toBe('Before you go on');
  expect(screen.getByRole('checkbox', { name: 'I agree to the terms of service.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'terms of service' }).getAttribute('href')).toBe('/terms');
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText('*Check the box above to agree to the terms of service.')).toBeTruthy();
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect((await screen.findByRole('heading', { name: 'The cases' })).textContent).toBe('The cases');
  expect(storedUser()?.TermsVersion).toBe(termsVersion);
});

test.for([
  ['who agreed', termsVersion, '/Cases'],
  ['who does not agree, in My Account', null, '/myaccount'],
] as const)('%s is asked nothing', ([, version, address]) => {
  open(version, address);
  expect(heading()).toBe('The cases');
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../ui/ui-provider.tsx';
import { LoginScreen } from './login-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

test('whose password is set anew logs in with it: the address stands there, and the password has the focus', async () => {
  class StillObserver {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal('ResizeObserver', StillObserver);
  vi.stubGlobal('fetch', async () => Response.json({ success: true }));
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(['site-settings'], { supportEmail: 'us@example.com' });
  render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <LoginScreen />
        </MemoryRouter>
      </QueryClientProvider>
    </UiProvider>,
  );
  const press = async (name: string, nth = 0) =>
    fireEvent.click((await screen.findAllByRole('button', { name }))[nth] ?? document.body);
  await press('Reset Password');
  const dialog = await screen.findByRole('dialog', { name: 'Reset Password' });
  const field = (id: string) => dialog.querySelector(`#${id}`) ?? document.body;
  fireEvent.change(dialog.querySelector('input[type=email]') ?? document.body, {
    target: { value: 'ada@county.example' },
  });
  await press('Send code');
  await screen.findByLabelText('Reset code');
  for (const [id, value] of [
    ['reset-code', '365357'],
    ['reset-password', 'Sentence-2027'],
    ['reset-confirm', 'Sentence-2027'],
  ] as const)
    fireEvent.change(field(id), { target: { value } });
  await press('Set new password');
  const logIn = await waitFor(() => {
    const found = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Log In');
    if (found === undefined) throw new Error('the reset is not done');
    return found;
  });
  // the next thing to do has the focus, and after it the field that is still empty
  expect(document.activeElement).toBe(logIn);
  fireEvent.click(logIn);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ada@county.example');
});

import { codeProblems } from '@countwise/contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '../../api/failure.ts';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { VerifyStep } from './verify-step.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (send: () => Promise<void>) =>
  render(
    <UiProvider>
      <VerifyStep
        kind="phone"
        to="(415) 555-0123"
        send={send}
        check={async () => {}}
        onVerified={async () => {}}
        onBack={() => {}}
      />
    </UiProvider>,
  );
const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: /^Resend code/ })));
const pass = (seconds: number) => act(async () => vi.advanceTimersByTime(seconds * 1000));
const said = () => screen.getByRole('status').textContent;

test('a code is sent again a minute after the last, five times, and each answer is said', async () => {
  const send = vi.fn<() => Promise<void>>(async () => {});
  show(send);
  await press();
  expect([said(), send.mock.calls.length]).toEqual(['Please wait 60 seconds before trying again.', 0]);
  for (let resend = 1; resend <= 5; resend += 1) {
    await pass(61);
    await press();
    expect([said(), send.mock.calls.length]).toEqual(['A new verification code has been sent to your phone.', resend]);
  }
  await pass(61);
  await press();
  expect(said()).toBe('You have reached the maximum number of resend attempts. Please try again later.');
  expect(send).toHaveBeenCalledTimes(5);
});

test('that the wait is over is said once, in place of what was said while it lasted', async () => {
  show(async () => {});
  expect(said()).toBe('');
  await press();
  await pass(59);
  expect(said()).toBe('Please wait 60 seconds before trying again.');
  await pass(1);
  expect(said()).toBe('You can have another code sent now.');
});

test('where the server says to wait, the wait stands on the button and is said', async () => {
  show(async () => {
    throw new Failure(429, { message: codeProblems.tooSoon, requestId: 'r' });
  });
  await pass(61);
  await press();
  expect(said()).toBe('Please wait 60 seconds before trying again.');
  expect(screen.getByRole('button', { name: /^Resend code/ }).textContent).toBe('Resend code in 60 s');
  await pass(61);
  expect(said()).toBe('You can have another code sent now.');
});

test('a code that could not be sent again is said so', async () => {
  show(async () => {
    throw new Failure(500, null);
  });
  await pass(61);
  await press();
  expect(said()).toBe('There was an issue resending the verification code. Please try again later.');
});

test.for([
  [409, undefined, '*User already created. Please log in. Log In'],
  [409, 'Save the new address', '*User already created. Please log in.'],
  [500, undefined, 'Error during registration.'],
] as const)('of a sign-up that fails with %s (button %s) it says: %s', async ([status, submit, words]) => {
  render(
    <MemoryRouter>
      <UiProvider>
        <VerifyStep
          kind="phone"
          to="(415) 555-0123"
          {...(submit !== undefined && { submit })}
          send={async () => {}}
          check={async () => {}}
          onVerified={() => Promise.reject(new Failure(status, null))}
          onBack={() => {}}
        />
      </UiProvider>
    </MemoryRouter>,
  );
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '123456' } });
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: submit ?? /^Verify|^Submit|^Continue|account/i })),
  );
  expect(document.querySelector('.mantine-InputWrapper-error, .mantine-TextInput-error')?.textContent).toBe(words);
});

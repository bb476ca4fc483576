import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showToast } from './toast.tsx';
import { UiProvider } from './ui-provider.tsx';

test('a word takes the place of the one before it, and an error stays beside it', async () => {
  render(<UiProvider>{null}</UiProvider>);
  act(() => showToast({ message: 'Deleted count 1.', stay: 600_000 }));
  await screen.findByText('Deleted count 1.');
  act(() => showToast({ message: 'Not saved: count 2.', tone: 'error' }));
  act(() => showToast({ message: 'Deleted count 3.' }));
  await screen.findByText('Deleted count 3.');
  await waitFor(() => expect(screen.queryByText('Deleted count 1.')).toBeNull());
  expect(screen.getByText('Not saved: count 2.')).toBeTruthy();
});

test('an error that is said again stands once, beside another', async () => {
  render(<UiProvider>{null}</UiProvider>);
  const ended = 'Not saved: your subscription has ended.';
  for (const message of [ended, 'Not saved: count 5.', ended, ended]) act(() => showToast({ message, tone: 'error' }));
  await screen.findByText('Not saved: count 5.');
  await waitFor(() => expect(screen.getAllByText(ended)).toHaveLength(1));
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
  await waitFor(() => expect(screen.queryByText(ended)).toBeNull());
  act(() => showToast({ message: ended, tone: 'error' }));
  expect(await screen.findByText(ended)).toBeTruthy();
});

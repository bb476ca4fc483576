import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { forgetMessages, noteMessage } from '../ui/messages.ts';
import { UiProvider } from '../ui/ui-provider.tsx';
import { MessageBell } from './message-bell.tsx';

afterEach(forgetMessages);

test('what was said again stands once in the list, with how often and when last', async () => {
  noteMessage('Not saved: count 2.', 'error', new Date(2026, 10, 20, 10, 42));
  noteMessage('Deleted count 1.', 'plain', new Date(2026, 10, 20, 10, 43));
  noteMessage('Not saved: count 2.', 'error', new Date(2026, 10, 20, 10, 45));
  render(
    <UiProvider>
      <MessageBell />
    </UiProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Messages, 2 unread' }));
  const said = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(said).toEqual([
    'Error, 2 times, last 11/20/2026, 10:45 AMNot saved: count 2.',
    'Note, 11/20/2026, 10:43 AMDeleted count 1.',
  ]);
});

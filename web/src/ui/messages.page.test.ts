import { afterEach, expect, test } from 'vitest';
import { clearSession, storeSession } from '../api/session.ts';
import { forgetMessages, markMessagesRead, messageLog, noteMessage } from './messages.ts';

afterEach(forgetMessages);

const texts = () => messageLog().messages.map(({ text }) => text);

test('the newest stands first, with its time and its tone', () => {
  const at = new Date('2026-11-20T18:42:00Z');
  noteMessage('Deleted count 1.', 'plain', at);
  noteMessage('Not saved: count 2.', 'error', at);
  expect(messageLog()).toMatchObject({
    messages: [
      { text: 'Not saved: count 2.', tone: 'error', at },
      { text: 'Deleted count 1.', tone: 'plain', at },
    ],
    unread: 2,
  });
});

test.for([
  [49, 49, '1'],
  [50, 50, '1'],
  [51, 50, '2'],
] as const)('of %i messages the last %i are kept', ([said, kept, oldest]) => {
  for (let number = 1; number <= said; number += 1) noteMessage(String(number), 'plain');
  expect([texts().length, messageLog().unread, texts().at(-1)]).toEqual([kept, kept, oldest]);
});

test('read messages stay, and the next one is unread', () => {
  noteMessage('First.', 'plain');
  markMessagesRead();
  expect(messageLog()).toMatchObject({ messages: [{ text: 'First.' }], unread: 0 });
  noteMessage('Second.', 'plain');
  expect([texts(), messageLog().unread]).toEqual([['Second.', 'First.'], 1]);
});

test('what is said again stands once, as said last, and says how often', () => {
  const first = new Date('2026-11-20T18:42:00Z');
  const last = new Date('2026-11-20T18:45:00Z');
  noteMessage('Not saved.', 'error', first);
  noteMessage('Deleted count 1.', 'plain', first);
  noteMessage('Not saved.', 'error', last);
  expect(messageLog().messages).toMatchObject([
    { text: 'Not saved.', times: 2, at: last },
    { text: 'Deleted count 1.', times: 1 },
  ]);
  expect(messageLog().unread).toBe(2);
});

test('the same words of another tone are another message', () => {
  noteMessage('Too Late', 'plain');
  noteMessage('Too Late', 'error');
  expect(messageLog().messages.map(({ times }) => times)).toEqual([1, 1]);
});

test('a message that was read and is said again is unread', () => {
  noteMessage('Not saved.', 'error');
  noteMessage('Deleted count 1.', 'plain');
  markMessagesRead();
  noteMessage('Not saved.', 'error');
  expect([texts(), messageLog().unread]).toEqual([['Not saved.', 'Deleted count 1.'], 1]);
});

const session = { token: 't', key: 'k', user: {} as never, status: 'Active' };

test('the messages go with the session, and a new one begins with none', () => {
  storeSession(session);
  noteMessage('Deleted Rivera, Marcus.', 'plain');
  storeSession(session);
  expect(texts()).toEqual(['Deleted Rivera, Marcus.']);
  clearSession();
  expect(texts()).toEqual([]);
  noteMessage('You are logged out on this device only.', 'error');
  storeSession(session);
  expect(texts()).toEqual([]);
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearSession, storeSession, storeUser } from '../api/session.ts';
import { userOf } from '../api/user.fixture.ts';
import { forgetMessages, markMessagesRead, messageLog, noteMessage } from '../ui/messages.ts';
import { keepMessages } from './kept-messages.ts';
import { setSharedDevice } from './whose-device.ts';

let leave = keepMessages();
/** The page is loaded anew: what it holds goes, what the browser keeps stays. */
function reload(): void {
  leave();
  forgetMessages();
  leave = keepMessages();
}
const logIn = (id: string) => storeSession({ token: 't', key: '', user: userOf(id), status: 'Active' });
const texts = () => messageLog().messages.map(({ text }) => text);

beforeEach(() => {
  logIn('ines');
  reload();
});
afterEach(() => {
  clearSession();
  leave();
});

test('the messages of a tab stand there after a reload, as they were said and read', () => {
  const at = new Date('2026-11-28T18:42:00Z');
  noteMessage('Deleted count 3.', 'plain', at);
  markMessagesRead();
  noteMessage('Not saved: count 2.', 'error', at);
  reload();
  expect(messageLog()).toMatchObject({
    messages: [
      { text: 'Not saved: count 2.', tone: 'error', at, times: 1 },
      { text: 'Deleted count 3.', tone: 'plain', at, times: 1 },
    ],
    unread: 1,
  });
  noteMessage('Deleted count 4.', 'plain', at);
  expect(new Set(messageLog().messages.map(({ id }) => id)).size).toBe(3);
});

test('after a log-out nothing of them is left, and nothing ever stands on the device', () => {
  noteMessage('Deleted Rivera, Marcus.', 'plain');
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Rivera');
  expect(JSON.stringify(Object.entries(sessionStorage))).toContain('Rivera');
  clearSession();
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Rivera');
  logIn('ines');
  reload();
  expect(texts()).toEqual([]);
});

test('what was said to one user is shown to no other who logs in in another tab', () => {
  noteMessage('Deleted Rivera, Marcus.', 'plain');
  storeUser(userOf('otto'));
  noteMessage('Deleted count 1.', 'plain');
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Rivera');
  reload();
  expect(texts()).toEqual([]);
});

test('of a device that several people use nothing but the page holds them', () => {
  setSharedDevice(true);
  noteMessage('Deleted Rivera, Marcus.', 'plain');
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Rivera');
  reload();
  expect(texts()).toEqual([]);
});

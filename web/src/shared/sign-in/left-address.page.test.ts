import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSession, storeUser } from '../../api/session.ts';
import { userOf } from '../../api/user.fixture.ts';
import { afterLogIn, forgetLeft, leftAddress, rememberAsked, rememberLeft } from './left-address.ts';

const client = { removeQueries: vi.fn<() => void>() };
beforeEach(() => client.removeQueries.mockClear());
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a log-in leads back to the case in which the session ended, once', () => {
  storeUser(userOf('ines'));
  rememberLeft('/Cases/26?mode=credits');
  clearSession();
  // a second call that fails finds nobody logged in any more
  rememberLeft('/Cases');
  expect(leftAddress()).toBeNull();
  storeUser(userOf('ines'));
  expect(leftAddress()).toBe('/Cases/26?mode=credits');
  expect(afterLogIn(client)).toBe('/Cases/26?mode=credits');
  expect(client.removeQueries).not.toHaveBeenCalled();
  expect(afterLogIn(client)).toBe('/Cases');
});

test('from any other screen a log-in leads to the cases', () => {
  storeUser(userOf('ines'));
  rememberLeft('/county?tab=signIn');
  expect(leftAddress()).toBe('/county?tab=signIn');
  expect(afterLogIn(client)).toBe('/Cases');
});

test('somebody else is led to their own cases, and finds nothing of the former user in the page', () => {
  storeUser(userOf('ines'));
  rememberLeft('/Cases/26');
  storeUser(userOf('emil'));
  expect(afterLogIn(client)).toBe('/Cases');
  expect(client.removeQueries).toHaveBeenCalledOnce();
});

test.for(['/error?code=500', '/login', '//evil.example', 'https://evil.example'])(
  '%s is no screen to go back to',
  (address) => {
    storeUser(userOf('ines'));
    rememberLeft(address);
    expect(leftAddress()).toBeNull();
  },
);

test('what was left is forgotten with a log-out, and text that is none of ours counts as nothing', () => {
  storeUser(userOf('ines'));
  rememberLeft('/Cases/26');
  forgetLeft();
  expect(leftAddress()).toBeNull();
  sessionStorage.setItem('left_address', '{"address":"//evil.example","userId":"ines"}');
  expect(leftAddress()).toBeNull();
  sessionStorage.setItem('left_address', 'no json');
  expect(leftAddress()).toBeNull();
});

test('a link that was opened without a session leads there after the log-in, whoever it is', () => {
  rememberAsked('/singleSearch?q=PC+211');
  expect(leftAddress()).toBeNull();
  storeUser(userOf('emil'));
  expect(afterLogIn(client)).toBe('/singleSearch?q=PC+211');
  // the page may hold what somebody else read
  expect(client.removeQueries).toHaveBeenCalledOnce();
  expect(afterLogIn(client)).toBe('/Cases');
});

test('the screen in which a session ended stays whose it was when its guard asks for it again', () => {
  storeUser(userOf('ines'));
  rememberLeft('/Cases/26');
  clearSession();
  rememberAsked('/Cases/26');
  storeUser(userOf('emil'));
  expect(afterLogIn(client)).toBe('/Cases');
  rememberAsked('//evil.example');
  expect(afterLogIn(client)).toBe('/Cases');
});

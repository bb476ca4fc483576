import { expect, test, vi } from 'vitest';
import { isLive, sessionEnd } from './session-end.ts';

const token = (payload: object): string => `head.${btoa(JSON.stringify(payload))}.signature`;
const logIn = Date.UTC(2026, 10, 22, 9) / 1000;

test.for([
  [null, '2026-12-06T09:00:00.000Z'],
  [{ SessionLifespanLength: 8, SessionLifespanUnits: 'hours' }, '2026-11-22T17:00:00.000Z'],
  [{ SessionLifespanLength: 1, SessionLifespanUnits: 'days' }, '2026-11-23T09:00:00.000Z'],
  [{ SessionLifespanLength: 3, SessionLifespanUnits: 'weeks' }, '2026-12-13T09:00:00.000Z'],
] as const)('with %o the session of a log-in at 9 ends at %s', ([settings, end]) => {
  expect(sessionEnd(token({ auth_time: logIn }), settings)?.toISOString()).toBe(end);
});

test('a token that cannot be read tells no end', () => {
  expect(sessionEnd('x.y.z', null)).toBeNull();
  expect(sessionEnd(token({}), null)).toBeNull();
});

test('a token lives until the second it names, and one that cannot be read does not', () => {
  vi.useFakeTimers({ now: logIn * 1000 });
  expect(isLive(token({ exp: logIn + 1 }))).toBe(true);
  expect(isLive(token({ exp: logIn }))).toBe(false);
  expect(isLive(token({}))).toBe(false);
  expect(isLive('x.y.z')).toBe(false);
  vi.useRealTimers();
});

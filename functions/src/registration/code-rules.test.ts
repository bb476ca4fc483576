import { expect, test } from 'vitest';
import type { Code } from '../store/codes.ts';
import { afterSend, afterTry, notDelivered, provedLately } from './code-rules.ts';

const start = Date.parse('2026-11-20T08:00:00.000Z');
const at = (seconds: number) => new Date(start + seconds * 1000);
type State = Omit<Code, 'Version'>;

function sent(state: State | undefined, seconds: number, hash = 'right'): State {
  const next = afterSend(state, hash, at(seconds));
  if (typeof next === 'string') throw new Error(next);
  return next;
}

test.for([
  [0, 'wait'],
  [59, 'wait'],
  [60, 2],
] as const)('a second code %i seconds after the first: %s', ([seconds, expected]) => {
  const next = afterSend(sent(undefined, 0), 'new', at(seconds));
  expect(typeof next === 'string' ? next : next.Sends).toBe(expected);
});

test('five resends, then no more', () => {
  let state = sent(undefined, 0);
  for (let resend = 1; resend <= 5; resend += 1) state = sent(state, resend * 60);
  expect(state.Sends).toBe(6);
  expect(afterSend(state, 'new', at(6 * 60))).toBe('stop');
});

test('the fifth wrong try locks for ten minutes, and the right code does not open the lock', () => {
  let state = sent(undefined, 0);
  for (let wrong = 1; wrong <= 4; wrong += 1) {
    const tried = afterTry(state, 'wrong', 'receipt', at(wrong));
    expect(tried.outcome).toBe('wrong');
    state = tried.state;
  }
  const fifth = afterTry(state, 'wrong', 'receipt', at(5));
  expect(fifth.outcome).toBe('locked');
  expect(afterTry(fifth.state, 'right', 'receipt', at(6)).outcome).toBe('locked');
  expect(afterTry(fifth.state, 'right', 'receipt', at(5 + 599)).outcome).toBe('locked');
  expect(afterSend(fifth.state, 'new', at(120))).toBe('stop');
});

test('a new code does not bring new tries', () => {
  const tried = afterTry(sent(undefined, 0), 'wrong', 'receipt', at(1)).state;
  expect(sent(tried, 60).Tries).toBe(1);
});

test.for([
  [600, 'right'],
  [601, 'wrong'],
] as const)('a code %i seconds old is %s', ([seconds, outcome]) => {
  expect(afterTry(sent(undefined, 0), 'right', 'receipt', at(seconds)).outcome).toBe(outcome);
});

test('a proof holds for an hour', () => {
  const proved = afterTry(sent(undefined, 0), 'right', 'receipt', at(10)).state;
  expect(provedLately(proved, 'receipt', at(10 + 3600))).toBe(true);
  expect(provedLately(proved, 'receipt', at(10 + 3601))).toBe(false);
  expect(provedLately(proved, 'receipt of another', at(11))).toBe(false);
  expect(provedLately({ ...proved, ReceiptHash: null }, 'receipt', at(11))).toBe(false);
  expect(provedLately(sent(undefined, 0), 'receipt', at(1))).toBe(false);
  expect(provedLately(undefined, 'receipt', at(1))).toBe(false);
});

test('a code that could not be sent costs no wait and no send, and is good if it came all the same', () => {
  const lost = notDelivered(sent(undefined, 0));
  expect(afterTry(lost, 'right', 'receipt', at(5)).outcome).toBe('right');
  const again = sent(lost, 1);
  expect(again.Sends).toBe(1);
  expect(afterSend(again, 'new', at(2))).toBe('wait');
});

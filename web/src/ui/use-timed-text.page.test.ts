import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetMessages, messageLog } from './messages.ts';
import { useTimedText } from './use-timed-text.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  forgetMessages();
});

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

function open() {
  const { result } = renderHook(useTimedText);
  act(() => result.current.show('Saved', { ms: 2_000, about: 'Count numbers' }));
  return result;
}

test('it stands for its time, and the log keeps it', () => {
  const timed = open();
  wait(1_999);
  expect(timed.current.text).toBe('Saved');
  wait(1);
  expect(timed.current.text).toBeNull();
  expect(messageLog().messages).toMatchObject([{ text: 'Count numbers: Saved', tone: 'plain' }]);
});

test('it stays while the pointer rests on it, and its time begins anew after', () => {
  const timed = open();
  act(() => timed.current.hold.onMouseMove({ movementX: 1, movementY: 0 }));
  wait(10_000);
  expect(timed.current.text).toBe('Saved');
  act(timed.current.hold.onMouseLeave);
  wait(2_000);
  expect(timed.current.text).toBeNull();
});

test('where it comes to stand under a pointer that does not move, it goes in its time', () => {
  const timed = open();
  act(() => timed.current.hold.onMouseMove({ movementX: 0, movementY: 0 }));
  wait(2_000);
  expect(timed.current.text).toBeNull();
});

test('one text after another has its whole time', () => {
  const timed = open();
  wait(1_500);
  act(() => timed.current.show('Saved', { ms: 2_000, about: 'Count numbers' }));
  wait(1_500);
  expect(timed.current.text).toBe('Saved');
  wait(500);
  expect(timed.current.text).toBeNull();
});

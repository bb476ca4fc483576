import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteLater, isLeaving, noLongerLeaving } from './waiting-deletions.ts';

let hidden: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    visibilityState: 'hidden',
    addEventListener: (_: string, act: () => void) => {
      hidden = act;
    },
    removeEventListener: () => undefined,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a deletion is sent after ten seconds, and leaves the lists at once', () => {
  const remove = vi.fn<() => void>();
  deleteLater('a', remove);
  expect(isLeaving('a')).toBe(true);
  vi.advanceTimersByTime(9_999);
  expect(remove).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(remove).toHaveBeenCalledOnce();
  noLongerLeaving('a');
  expect(isLeaving('a')).toBe(false);
});

test('one that is taken back is never sent', () => {
  const remove = vi.fn<() => void>();
  const takeBack = deleteLater('b', remove);
  takeBack();
  vi.advanceTimersByTime(60_000);
  expect(remove).not.toHaveBeenCalled();
  expect(isLeaving('b')).toBe(false);
});

test('one that waits while the page is left is sent then, once', () => {
  const remove = vi.fn<() => void>();
  deleteLater('c', remove);
  hidden();
  vi.advanceTimersByTime(60_000);
  expect(remove).toHaveBeenCalledOnce();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

const frames: (() => void)[] = [];
const paint = () => {
  for (const frame of frames.splice(0)) frame();
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
});
afterEach(() => {
  frames.splice(0);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what is asked is done once, in its order, when the frame is painted', () => {
  const done: number[] = [];
  for (const nth of [1, 2]) afterPaint(() => done.push(nth));
  expect(done).toEqual([]);
  paint();
  expect(done).toEqual([]);
  vi.advanceTimersByTime(0);
  expect(done).toEqual([1, 2]);
  vi.advanceTimersByTime(1_000);
  expect(done).toEqual([1, 2]);
});

test('a page that paints nothing does it all the same', () => {
  const act = vi.fn<() => void>();
  afterPaint(act);
  vi.advanceTimersByTime(100);
  paint();
  vi.advanceTimersByTime(0);
  expect(act).toHaveBeenCalledTimes(1);
});

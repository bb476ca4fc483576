import { afterAll, afterEach, vi } from 'vitest';

/** One worker serves all files of tests: each leaves the clock, and what the browser keeps and is, as it found them. */
afterEach(() => {
  vi.useRealTimers();
  if (typeof window === 'undefined') return;
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterAll(() => {
  vi.unstubAllGlobals();
});

import { afterAll, afterEach, vi } from 'vitest';
import { gestureStore } from './case/gesture-store.ts';

/** One worker serves all files of tests: each test leaves the clock, and what the browser keeps and is, as it found them. */
afterEach(async () => {
  vi.useRealTimers();
  if (typeof indexedDB !== 'undefined') await gestureStore.clear();
  if (typeof window === 'undefined') return;
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterAll(() => {
  vi.unstubAllGlobals();
});

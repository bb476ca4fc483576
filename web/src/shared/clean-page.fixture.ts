import { afterAll, afterEach, vi } from 'vitest';
import { gestureStore } from './case/gesture-store.ts';
import './left-pages.fixture.ts';
import { StandInWorker, silenceWorkers } from './stand-in-worker.fixture.ts';

const nothing = () => undefined;
/** A browser of a person who wants no motion: what opens is there at once. No width is matched. */
const matchMedia = (query: string) => ({
  media: query,
  matches: query.includes('prefers-reduced-motion'),
  addEventListener: nothing,
  removeEventListener: nothing,
});
if (typeof window !== 'undefined') Object.assign(window, { Worker: StandInWorker, matchMedia });

/** One worker serves all files of tests: each test leaves the clock, the workers, and what the browser keeps and is, as it found them. */
afterEach(async () => {
  vi.useRealTimers();
  silenceWorkers();
  if (typeof indexedDB !== 'undefined') await gestureStore.clear();
  if (typeof window === 'undefined') return;
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterAll(() => {
  vi.unstubAllGlobals();
});

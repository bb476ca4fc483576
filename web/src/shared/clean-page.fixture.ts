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
/**
 * The page's own frames come from one interval, which never runs again where it was begun under a stopped clock: for all
 * files after it no frame would be painted. A frame here is a timer of its own.
 */
const frames = {
  requestAnimationFrame: (paint: FrameRequestCallback) => setTimeout(() => paint(performance.now()), 16),
  cancelAnimationFrame: (id: number) => clearTimeout(id),
};
if (typeof window !== 'undefined') Object.assign(window, { Worker: StandInWorker, matchMedia, ...frames });

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

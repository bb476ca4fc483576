import { defineConfig } from 'vitest/config';

/** No test is judged by the clock: one that starts a process may wait for a machine that does other work. */
const testTimeout = 60_000;
const node = (name: string, root: string) => ({
  test: { name, root, include: ['**/*.test.ts', '**/*.test.tsx'], testTimeout, hookTimeout: testTimeout },
});

/** One project a workspace. Screens (`web`) bring their own configuration, because they run in a browser-like page. */
export default defineConfig({
  test: {
    projects: [
      node('engine', 'engine'),
      node('seed', 'seed'),
      node('contract', 'functions/contract'),
      node('functions', 'functions/src'),
      node('infra', 'infra'),
      './web/vitest.config.ts',
      node('boundaries', 'test/boundaries'),
      node('runner', 'test/run'),
      node('golden', 'test/golden'),
      node('prove', 'test/prove'),
      './test/api/vitest.config.ts',
    ],
  },
});

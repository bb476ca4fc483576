import { defineConfig } from 'vitest/config';

/** No test is judged by the clock: one that starts a process may wait for a machine that does other work. */
const testTimeout = 60_000;
const tests = ['**/*.test.ts', '**/*.test.tsx'];
const withPage = ['src/**/*.page.test.ts'];
const properties = ['src/*propert*.test.ts'];

/**
 * Files share a worker: read anew by each file of tests, the product's modules would take longer than the tests. What
 * passes at its second try is named as flaky by the run, as it is in the browser: its cause is to be found.
 */
const node = (name: string, root: string, more: object = {}) => ({
  test: {
    name,
    root,
    include: tests,
    testTimeout,
    hookTimeout: testTimeout,
    isolate: false,
    retry: 1,
    // Node reads TypeScript by itself; only markup must be made into code first
    experimental: { viteModuleRunner: false },
    ...more,
  },
});
const markup = { experimental: { viteModuleRunner: true } };

/** One project after the other: taken in turns, each change of project would begin a new worker that reads all anew. */
const inTurn = (projects: readonly ReturnType<typeof node>[]) =>
  projects.map(({ test }, groupOrder) => ({ test: { ...test, sequence: { groupOrder } } }));
const fixtures = `${import.meta.dirname}/web/src/shared`;
const site = { ...markup, setupFiles: [`${fixtures}/clean-page.fixture.ts`] };
const screens = {
  ...markup,
  setupFiles: [
    ...site.setupFiles,
    `${fixtures}/patience.fixture.ts`,
    `${import.meta.dirname}/web/src/ui/clean-notices.fixture.ts`,
  ],
};

/**
 * One project a workspace. Of the engine the properties, which take as long as all the rest, stand apart; of the site
 * the logic runs in Node, and the screens and what else needs a browser-like page, `.page.test.ts`, in one: a worker that
 * had to change between the two would begin anew each time.
 */
export default defineConfig({
  test: {
    projects: [
      ...inTurn([
        node('engine', 'engine', { pool: 'threads', exclude: properties }),
        node('properties', 'engine', { include: properties }),
        node('seed', 'seed'),
        node('contract', 'functions/contract'),
        node('functions', 'functions/src', markup),
        node('infra', 'infra'),
        node('web', 'web', { ...site, include: ['src/**/*.test.ts'], exclude: withPage }),
        node('pages', 'web', { ...site, include: withPage, environment: 'jsdom' }),
        node('screens', 'web', { ...screens, include: ['src/**/*.test.tsx'], environment: 'jsdom' }),
        node('boundaries', 'test/boundaries'),
        node('runner', 'test/run'),
        node('golden', 'test/golden'),
        node('prove', 'test/prove'),
        node('bundles', 'test/bundles'),
      ]),
      './test/api/vitest.config.ts',
    ],
  },
});

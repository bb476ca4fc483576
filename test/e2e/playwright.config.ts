import { chromium } from '@countwise/functions/chromium';
import { defineConfig } from '@playwright/test';

const browser = await chromium();
const environment = Object.fromEntries(
  Object.entries({ ...process.env, ...browser.env }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  ),
);
const workers = 2;

/** The site as it is built, before one stack on free ports that all workers share, in the Chromium that npm brings. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // Node reads TypeScript by itself: made into code first, tests and all they import cost ten seconds a run
  build: { external: ['**/*.ts'] },
  outputDir: '../../test-results/e2e',
  webServer: {
    command: 'node serve.ts',
    env: { WORKERS: String(workers) },
    // each name is an environment variable of the workers, in capitals
    wait: { stdout: /^ready (?<stack_origin>\S+) (?<stack_inbox>\S+) (?<stack_database>\S+)$/m },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
  workers,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A test that needs a second try is listed as flaky.
  retries: 1,
  reporter: 'list',
  use: {
    baseURL: process.env['STACK_ORIGIN'] ?? '',
    launchOptions: {
      executablePath: browser.executablePath,
      env: environment,
      // a page of a test lives for seconds: making its code fast, or its memory tidy, takes longer than running it as it is
      // and a process kept ready for a page that never comes costs as much as one that does
      args: [
        '--no-sandbox',
        '--js-flags=--no-opt --no-maglev --min-semi-space-size=32 --max-semi-space-size=64',
        '--renderer-process-limit=1',
      ],
    },
    viewport: { width: 1440, height: 900 },
    // What fades in is measured when it stands, not on the way.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test costs as much again as the tests: `--trace on` records one.
    screenshot: 'only-on-failure',
  },
});

import { chromium } from '@countwise/functions/chromium';
import { defineConfig } from '@playwright/test';

const browser = await chromium();
const environment = Object.fromEntries(
  Object.entries({ ...process.env, ...browser.env }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  ),
);

/** The site as it is built, before the whole stack on free ports, in the Chromium that npm brings. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/e2e',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A second try has a stack of its own; a test that needs it is listed as flaky.
  retries: 1,
  reporter: 'list',
  use: {
    launchOptions: { executablePath: browser.executablePath, env: environment, args: ['--no-sandbox'] },
    viewport: { width: 1440, height: 900 },
    // What fades in is measured when it stands, not on the way.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
  },
});

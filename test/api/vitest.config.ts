import { defineConfig } from 'vitest/config';

/** The API through a running stack, which all files of this folder share. */
export default defineConfig({
  test: {
    name: 'api',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    isolate: false,
    experimental: { viteModuleRunner: false },
    globalSetup: './global-setup.ts',
    testTimeout: 60_000,
    // Of all who talk to the stack at once one may be cut off: a second try is named in the output.
    retry: 1,
  },
});

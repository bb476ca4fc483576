import { defineConfig } from 'vitest/config';

/** The API through a running stack, which all files of this folder share. */
export default defineConfig({
  test: {
    name: 'api',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: './global-setup.ts',
    testTimeout: 60_000,
  },
});

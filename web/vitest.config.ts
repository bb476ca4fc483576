import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Screens and the logic beneath them, in a browser-like page. */
export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    root: import.meta.dirname,
    environment: 'jsdom',
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    testTimeout: 60_000,
  },
});

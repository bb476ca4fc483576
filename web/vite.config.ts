import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The site: development server and build. The API stands on the same origin, behind `/api`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { outDir: 'dist', sourcemap: true, assetsInlineLimit: 0, license: { fileName: 'third-party-notices.md' } },
});

import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Text is drawn in its own face at once: the page asks for the two faces before it knows its styles. */
const facesAhead: Plugin = {
  name: 'faces-ahead',
  transformIndexHtml: (_, { bundle = {} }) =>
    Object.keys(bundle)
      .filter((name) => /-latin-wght-normal-[^/]*\.woff2$/.test(name))
      .map((name) => ({
        tag: 'link',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${name}` },
        injectTo: 'head',
      })),
};

/** The site: development server and build. The API stands on the same origin, behind `/api`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), facesAhead],
  build: { outDir: 'dist', sourcemap: true, assetsInlineLimit: 0, license: { fileName: 'third-party-notices.md' } },
});

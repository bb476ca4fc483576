import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

const worker = 'service-worker.js';
const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** The worker that reads without a connection knows the files of the build that it came with. */
const filesOfWorker: Plugin = {
  name: 'files-of-worker',
  enforce: 'post',
  generateBundle(_, bundle) {
    const built = bundle[worker];
    if (built?.type !== 'chunk') return this.error(`The build has no ${worker}.`);
    if (built.imports.length > 0) return this.error(`${worker} is one file, and asks for ${built.imports.join(', ')}.`);
    const named = Object.keys(bundle).filter((name) => name !== worker && /\.(js|css|woff2|svg)$/.test(name));
    const publicFolder = join(import.meta.dirname, 'public');
    const files = [
      ...named.map((name) => `/${name}`),
      ...globSync('*.{js,svg}', { cwd: publicFolder }).map(
        (name) => `/${name}#${hashOf(readFileSync(join(publicFolder, name)))}`,
      ),
      // the page names the others by their content: it is another where they are
      `/index.html#${hashOf(named.toSorted().join())}`,
    ];
    built.code = built.code.replace('__BUILT_FILES__', files.join(' '));
  },
};

/** What the worker is made of stays in its own file. */
const ofPages = (id: string): boolean =>
  !/[\\/](?:workbox-[^\\/]+|idb)[\\/]|[\\/](?:service-worker|kept-answers)\.ts$/.test(id);

/**
 * What the first screen needs comes in one file, what four screens or more share in another, and of the rest what the
 * same screens share in one. What a module imports is needed wherever the module is, so no file of these imports one
 * that imports it again.
 */
const files = [
  { name: 'first', test: ofPages, tags: ['$initial' as const], priority: 1 },
  { name: 'common', test: ofPages, minShareCount: 4 },
  { name: 'shared', test: ofPages, minShareCount: 2, entriesAware: true },
];

/** Files that import each other run some of their modules before what these read: such a site opens no case. */
const noCircleOfFiles: Plugin = {
  name: 'no-circle-of-files',
  generateBundle(_, bundle) {
    const importsOf = (name: string): readonly string[] => {
      const file = bundle[name];
      return file?.type === 'chunk' ? file.imports : [];
    };
    for (const name of Object.keys(bundle)) {
      const reached = new Set(importsOf(name));
      for (const each of reached) for (const next of importsOf(each)) reached.add(next);
      if (reached.has(name)) this.error(`${name} imports itself, by way of ${[...reached].join(', ')}.`);
    }
  },
};

/** The site: development server and build. The API stands on the same origin, behind `/api`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), facesAhead, filesOfWorker, noCircleOfFiles],
  build: {
    outDir: 'dist',
    assetsInlineLimit: 0,
    license: { fileName: 'third-party-notices.md' },
    rollupOptions: {
      input: {
        index: join(import.meta.dirname, 'index.html'),
        'service-worker': join(import.meta.dirname, 'src/shared/offline/service-worker.ts'),
      },
      output: {
        codeSplitting: { groups: files },
        entryFileNames: ({ name }) => (name === 'service-worker' ? worker : 'assets/[name]-[hash].js'),
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash].js`,
      },
    },
  },
});

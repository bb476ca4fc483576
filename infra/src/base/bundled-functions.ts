import { basename, dirname, join, relative } from 'node:path';
import { buildSync } from 'esbuild';

const root = join(import.meta.dirname, '../../..');
/** Where the code would lie: it stays in memory, and its map names our sources from here. */
const outdir = join(root, '.local/functions');

/** The code of one function as Lambda runs it. */
export interface BundledFunction {
  /** The files by their names: the code and its map. */
  readonly files: readonly { readonly name: string; readonly contents: Uint8Array }[];
  /** What it was made of, each from the root. */
  readonly inputs: readonly string[];
}

/**
 * Functions by their names, each the path of its source, made one file each, all in one run: they share most of what they
 * read. Chromium stays outside, since it finds its compressed browser beside its own files.
 */
export function bundledFunctions(sources: Readonly<Record<string, string>>): ReadonlyMap<string, BundledFunction> {
  const { outputFiles, metafile } = buildSync({
    absWorkingDir: root,
    entryPoints: Object.entries(sources).map(([name, path]) => ({ in: path, out: `${name}/index` })),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    minify: true,
    keepNames: true,
    sourcemap: true,
    sourcesContent: false,
    mainFields: ['module', 'main'],
    external: ['@sparticuz/chromium'],
    // Some packages still call `require`, which a module does not have.
    banner: {
      js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  return new Map(
    Object.keys(sources).map((name) => [
      name,
      {
        files: outputFiles
          .filter(({ path }) => relative(outdir, dirname(path)) === name)
          .map(({ path, contents }) => ({ name: basename(path), contents })),
        inputs: Object.keys(metafile.outputs[relative(root, join(outdir, name, 'index.mjs'))]?.inputs ?? {}),
      },
    ]),
  );
}

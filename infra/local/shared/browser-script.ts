import { build } from 'esbuild';

/** A script for the browser, from TypeScript (`entry`, a path) and what it imports. */
export async function browserScript(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}

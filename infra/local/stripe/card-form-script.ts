import { join } from 'node:path';
import { build } from 'esbuild';

/** The script that a browser loads in place of Stripe's own, from `card-form/`. */
export async function cardFormScript(): Promise<string> {
  const entry = join(import.meta.dirname, 'card-form/stripe.ts');
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}

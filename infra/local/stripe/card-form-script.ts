import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const entry = fileURLToPath(new URL('./card-form/stripe.ts', import.meta.url));

/** The script that a browser loads in place of Stripe's own, from `card-form/`. */
export async function cardFormScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}

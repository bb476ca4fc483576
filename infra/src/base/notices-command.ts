import { join } from 'node:path';

/** Writes beside the code of a function, bundled with its `metafile`, whose work is in it. */
export const noticesCommand = (input: string, output: string): string =>
  [process.execPath, join(import.meta.dirname, 'write-notices.ts'), output, input].join(' ');

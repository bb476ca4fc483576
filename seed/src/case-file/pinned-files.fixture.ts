import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = {
  'old-files': join(import.meta.dirname, 'old-files'),
  examples: join(import.meta.dirname, '..', '..', '..', 'examples'),
};

/** The case files of a folder: its old forms, which are never written again, or the examples. */
export const caseFilesOf = (folder: keyof typeof folders): readonly (readonly [name: string, text: string])[] =>
  readdirSync(folders[folder])
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name, readFileSync(join(folders[folder], name), 'utf8')] as const);

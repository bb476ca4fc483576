import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');
const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Tables, their compiler, and the engine, which the compiler reads the law from. */
const sources: readonly (readonly [folder: string, ending: RegExp])[] = [
  ['seed/tables', /\.csv$/],
  ['seed/src/catalogue', /(?<!\.test)\.ts$/],
  ['seed/src/compile', /(?<!\.test)\.ts$/],
  ['seed/src/reference', /(?<!\.test)\.ts$/],
  ['seed/src/lists', /(?<!\.test)\.ts$/],
  ['seed/src/csv', /(?<!\.test)\.ts$/],
  ['engine/src', /(?<!\.test)\.ts$/],
];

function filesUnder(folder: string, ending: RegExp): readonly string[] {
  const path = join(root, folder);
  if (changedAt(path) === 0) return [];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(path, name));
}

/** Whether one of the files that `npm run catalogue` writes is missing, or older than what it is compiled from. */
export function needsCompiling(...names: readonly ('catalogue' | 'reference')[]): boolean {
  const compiledAt = Math.min(...names.map((name) => changedAt(join(root, 'seed', 'dist', `${name}.json`))));
  return sources.some(([folder, ending]) => filesUnder(folder, ending).some((path) => changedAt(path) > compiledAt));
}

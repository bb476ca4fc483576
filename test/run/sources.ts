import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const asked = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;
const isCode = (path: string): boolean => /\.(ts|tsx|mjs|js)$/.test(path);
const isForAll = (path: string): boolean =>
  /(^|\/)(package(-lock)?\.json|tsconfig[^/]*\.json|\.oxlintrc\.json|[^/]+\.d\.ts)$/.test(path);
const packageFile = z.object({ name: z.string(), exports: z.record(z.string(), z.string()).default({}) });
const hash = (texts: readonly string[]): string => createHash('sha256').update(texts.join('\0')).digest('hex');

/** The files of a checkout, those too that are not committed. */
const filesOf = (root: string): readonly string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)));

/** Where an import of a workspace leads, by what it says: `@countwise/seed/node`. */
function packagesOf(root: string, files: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    files
      .filter((path) => path.endsWith('/package.json'))
      .flatMap((path) => {
        const { name, exports } = packageFile.parse(JSON.parse(readFileSync(join(root, path), 'utf8')));
        return Object.entries(exports).map(([from, to]) => [join(name, from), join(dirname(path), to)] as const);
      }),
  );
}

interface Source {
  readonly text: string;
  /** What whoever imports it is judged by: its types, as `tsc -b` declared them, or else its text; and what it imports. */
  readonly outside: string;
  /** The files of the checkout that it imports. */
  readonly imports: readonly string[];
}

function sourcesOf(root: string, files: readonly string[]): ReadonlyMap<string, Source> {
  const packages = packagesOf(root, files);
  return new Map(
    files.filter(isCode).map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const said = [...text.matchAll(asked)].map(([, name = '']) => name);
      const declared = join(root, '.tsbuild', path.replace(/\.tsx?$/, '.d.ts'));
      return [
        path,
        {
          text,
          outside: hash([existsSync(declared) ? readFileSync(declared, 'utf8') : text, ...said]),
          imports: said.map((name) => packages.get(name) ?? join(dirname(path), name)),
        },
      ];
    }),
  );
}

/** All that a file imports, however far. */
function reachedFrom(path: string, sources: ReadonlyMap<string, Source>): readonly string[] {
  const found = new Set(sources.get(path)?.imports);
  for (const each of found) for (const next of sources.get(each)?.imports ?? []) found.add(next);
  return [...found].toSorted();
}

/**
 * Each code file under a name of all that a judgement of it reads: itself, the types of what it imports, and what is
 * said for all files. Another name, another judgement.
 */
export function namesOf(root: string): ReadonlyMap<string, string> {
  const files = filesOf(root);
  const forAll = hash(files.filter(isForAll).map((path) => readFileSync(join(root, path), 'utf8')));
  const sources = sourcesOf(root, files);
  return new Map(
    [...sources].map(([path, { text }]) => {
      const reached = reachedFrom(path, sources).map((each) => `${each} ${sources.get(each)?.outside}`);
      return [path, hash([forAll, path, text, ...reached])];
    }),
  );
}

import { globSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';

/** What each house may import of the others. Files at the root, such as cdk.json, are anybody's. */
const below: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  seed: ['engine'],
  'functions/contract': ['engine', 'seed'],
  functions: ['engine', 'seed', 'functions/contract'],
  // the pieces of the site that know no case, what its screens share, each screen by itself, and the frame about them
  'web/base': ['engine', 'seed', 'functions/contract'],
  'web/shared': ['engine', 'seed', 'functions/contract', 'web/base'],
  'web/screen': ['engine', 'seed', 'functions/contract', 'web/base', 'web/shared'],
  'web/app': ['engine', 'seed', 'functions/contract', 'web/base', 'web/shared', 'web/screen'],
  web: ['engine', 'seed', 'functions/contract', 'web/base', 'web/app'],
  infra: ['seed', 'functions/contract', 'functions'],
  test: ['engine', 'seed', 'functions/contract', 'functions', 'infra'],
};

const base = ['api', 'text', 'ui'];
/** The house a file stands in; each screen of the site is one. */
function houseOf(path: string): string {
  if (path.startsWith('functions/contract/')) return 'functions/contract';
  const folder = /^web\/src\/([^/]+)\//.exec(path)?.[1];
  if (folder === undefined) return path.split('/')[0] ?? '';
  return base.includes(folder) ? 'web/base' : `web/${folder}`;
}
const kindOf = (house: string): string => (house in below || !house.startsWith('web/') ? house : 'web/screen');

/** The workspaces by the names that others import them by. */
const namedAs = (name: string): string => (name === 'contract' ? 'functions/contract' : name);

const imported = /(?:from|import)\s*\(?\s*'(?:@countwise\/([a-z]+)|(\.{1,2}\/[^']+))/g;

/** The imports of a file, by its path in the checkout, that its house may not make. */
export function strange(file: string, source: string): readonly string[] {
  const house = houseOf(file);
  return [...source.matchAll(imported)]
    .map(([, name, path]) =>
      name === undefined ? normalize(join(file, '..', path ?? '')) : `${namedAs(name)}/index.ts`,
    )
    .filter((target) => {
      const other = houseOf(target);
      return other !== house && kindOf(other) in below && !below[kindOf(house)]?.includes(kindOf(other));
    })
    .map((target) => `${file} imports ${target}`);
}

/** Every import of the checkout that points where it may not. */
export const strangeImports = (root: string): readonly string[] =>
  Object.keys(below)
    .filter((house) => !house.includes('/'))
    .flatMap((house) =>
      globSync(`${house}/**/*.{ts,tsx}`, { cwd: root, exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path) }),
    )
    .flatMap((file) => strange(file, readFileSync(join(root, file), 'utf8')));

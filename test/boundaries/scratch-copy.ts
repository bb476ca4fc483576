import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const workspaces = {
  engine: 'engine',
  seed: 'seed',
  contract: 'functions/contract',
  functions: 'functions',
  web: 'web',
  infra: 'infra',
  test: 'test',
} as const;

const configuration = ['package.json', '.gitignore', '.oxlintrc.json', 'biome.json', 'knip.json', 'tsconfig.base.json'];
const isCode = (path: string): boolean => !/\/(node_modules|dist|tables)$|\.csv$/.test(path);

/** A copy of the project's code in a folder of its own, whose packages find each other inside the copy. */
export function scratchCopy(root: string) {
  const folder = mkdtempSync(join(tmpdir(), 'countwise-canary-'));
  for (const path of [...configuration, 'engine', 'seed', 'functions', 'web', 'infra', 'test']) {
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: isCode });
  }
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, '@countwise'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')).filter((entry) => entry !== '@countwise')) {
    symlinkSync(join(root, 'node_modules', name), join(packages, name));
  }
  for (const [name, path] of Object.entries(workspaces)) {
    symlinkSync(join(folder, path), join(packages, '@countwise', name));
  }
  return {
    folder,
    plant(file: string, source: string): void {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), source);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls, type Resource } from '@countwise/contract';
import { buildSync } from 'esbuild';
import { expect, test } from 'vitest';
import { type Right, rightsOf } from './rights.ts';

const root = join(import.meta.dirname, '../../..');

/** The source of a function with every file of `functions/src` it imports. */
function codeOf(resource: Resource): string {
  const { metafile } = buildSync({
    absWorkingDir: root,
    entryPoints: [`functions/src/${resource}/main.ts`],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
  });
  return Object.keys(metafile.inputs)
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');
}

/** What in the code of a function shows that it uses a right. The twins grant everything, so only this finds a missing one. */
const signs: readonly (readonly [RegExp, Right])[] = [
  [/\bnew Admin(CreateUser|DeleteUser|GetUser|SetUserPassword)Command\b/, 'accounts'],
  [/\bnew SendEmailCommand\b/, 'mail'],
  [/\bnew SendTextMessageCommand\b/, 'texts'],
  [/\bnew (Put|Get)ObjectCommand\b/, 'reports'],
  [/\bSTRIPE_SECRET_KEY: true\b/, 'payments'],
  [/\bBOT_CHECK_SECRET: true\b/, 'bot-check'],
  [/\b(CATALOGUE|REFERENCE)_PATH: true\b/, 'catalogue'],
];
const resources = [...new Set(calls.map(({ resource }) => resource))];

test.for(resources)('%s has the rights its code uses, and no other', (resource) => {
  const code = codeOf(resource);
  const used = signs.filter(([sign]) => sign.test(code)).map(([, right]) => right);
  const granted = rightsOf[resource].filter((right) => right !== 'reads' && right !== 'writes');
  expect(new Set(granted)).toEqual(new Set(used));
});

test('no function calls the pool in a way that has no right', () => {
  const actions = resources.flatMap((resource) => codeOf(resource).match(/\bnew Admin\w+Command\b/g) ?? []);
  expect(actions.filter((action) => !signs.some(([sign]) => sign.test(action)))).toEqual([]);
});

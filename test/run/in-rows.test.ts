import { expect, test } from 'vitest';
import { inRows } from './in-rows.ts';
import type { Part } from './parts.ts';

const part = (name: string, row: Part['row']): Part => ({ name, row, command: ['true'] });
const catalogue = part('catalogue', 'first');
const types = part('types', 'computing');
const lint = part('lint', 'computing');
const api = part('api', 'waiting');

test('rows run beside each other, what is first before them, and a row one part after another', async () => {
  const seen: string[] = [];
  const ends = new Map<string, () => void>();
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  const run = ({ name }: Part) => {
    seen.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const answers = inRows([types, api, lint, catalogue], run);
  expect(seen).toEqual(['catalogue']);
  await end('catalogue');
  expect(seen).toEqual(['catalogue', 'types', 'api']);
  await end('types');
  expect(seen).toEqual(['catalogue', 'types', 'api', 'lint']);
  await end('lint');
  await end('api');
  expect(await answers).toEqual(['types', 'api', 'lint', 'catalogue']);
});

test('parts that were not asked for are not waited for', async () => {
  expect(await inRows([lint], async ({ name }) => name)).toEqual(['lint']);
});

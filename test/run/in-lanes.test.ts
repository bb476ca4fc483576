import { expect, test } from 'vitest';
import { inLanes } from './in-lanes.ts';
import type { Part } from './parts.ts';

const part = (name: string, after: readonly string[] = []): Part => ({ name, after, command: ['true'] });

/** Parts that end when they are told to, and which have begun. */
function observed() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = ({ name }: Part) => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { begun, run, end };
}

test('a lane takes the next part whose ground is proved', async () => {
  const { begun, run, end } = observed();
  const parts = [part('catalogue'), part('e2e', ['catalogue']), part('lint', ['types']), part('types'), part('api')];
  const answers = inLanes(parts, 2, run);
  expect(begun).toEqual(['catalogue', 'types']);
  await end('types');
  expect(begun).toEqual(['catalogue', 'types', 'lint']);
  await end('catalogue');
  expect(begun).toEqual(['catalogue', 'types', 'lint', 'e2e']);
  await end('lint');
  expect(begun).toEqual(['catalogue', 'types', 'lint', 'e2e', 'api']);
  await end('e2e');
  await end('api');
  expect(await answers).toEqual(['catalogue', 'e2e', 'lint', 'types', 'api']);
});

test('a part that was not asked for is not waited for', async () => {
  expect(await inLanes([part('lint', ['types'])], 3, async ({ name }) => name)).toEqual(['lint']);
});

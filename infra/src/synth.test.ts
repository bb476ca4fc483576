import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');

test('a breach of a rule that nobody answers for fails the synthesis', { timeout: 120_000 }, () => {
  const [command = '', ...words] = manifest.scripts.synth.split(' ');
  const app = `${process.execPath} infra/src/unacknowledged.fixture.ts`;
  const output = mkdtempSync(join(tmpdir(), 'synth-'));
  const { status, stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin', command),
    [...words, '--app', app, '--output', output],
    { cwd: root, encoding: 'utf8' },
  );
  expect([status, stdout + stderr]).toEqual([1, expect.stringContaining('AwsSolutions-S10')]);
});

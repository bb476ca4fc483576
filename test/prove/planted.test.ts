import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faults } from './planted.ts';

const engine = join(import.meta.dirname, '..', '..', 'engine', 'src');

test.for(faults)('a fault can be planted: $what', ({ file, text }) => {
  expect(readFileSync(join(engine, file), 'utf8').split(text)).toHaveLength(2);
});

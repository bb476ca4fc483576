import { circumstances } from '@countwise/engine';
import { expect, test } from 'vitest';
import { proofsOf } from './proofs.ts';

test('a certified record serves for prior convictions alone', () => {
  const byRecord = circumstances.filter(({ id }) => proofsOf(id).includes('certified')).map(({ id }) => id);
  expect(byRecord).toEqual(['CRC 4.421(b)(2)', 'CRC 4.421(b)(3)']);
});

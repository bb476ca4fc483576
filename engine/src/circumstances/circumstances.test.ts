import { expect, test } from 'vitest';
import { circumstances } from './circumstances.ts';

test.for([
  ['Aggravating', 24, 'CRC 4.421(a)(1)', 'PC 1170.89'],
  ['Mitigating', 26, 'CRC 4.423(a)(1)', 'CRC 4.423(c)'],
  ['Concurrent', 4, 'CRC 4.425(a)(1)', 'CRC 4.425(b)'],
] as const)('%s: %i circumstances from %s to %s (R-F01)', ([category, count, first, last]) => {
  const authorities = circumstances.filter((row) => row.category === category).map(({ authority }) => authority);
  expect(authorities).toHaveLength(count);
  expect([authorities[0], authorities.at(-1)]).toEqual([first, last]);
});

test('each circumstance has an id of its own', () => {
  expect(new Set(circumstances.map(({ id }) => id)).size).toBe(circumstances.length);
});

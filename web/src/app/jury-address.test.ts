import { expect, test } from 'vitest';
import { juryAddress } from './jury-address.ts';

test.for([
  ['a1', '/Cases/a1?mode=jury'],
  [undefined, '/Cases'],
] as const)('the jury instructions with the case %s lead to %s', ([last, to]) => {
  expect(juryAddress(last)).toBe(to);
});

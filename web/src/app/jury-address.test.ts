import { expect, test } from 'vitest';
import { caseModeAddress } from './case-mode-address.ts';

test.for([
  ['/ReleaseDate', 'a1', '/Cases/a1?mode=release'],
  ['/juryInstructions', 'a1', '/Cases/a1?mode=jury'],
  ['/ReleaseDate', undefined, '/creditCalculator'],
  ['/juryInstructions', undefined, '/Cases'],
] as const)('%s with the case %s leads to %s', ([address, last, to]) => {
  expect(caseModeAddress(address, last)).toBe(to);
});

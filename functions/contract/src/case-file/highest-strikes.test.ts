import { expect, test } from 'vitest';
import { highestStrikes } from './highest-strikes.ts';

test.for([
  [0, [], '0'],
  [0, ['0', '2+', '1'], '2+'],
  [1, ['0'], '1'],
  [3, ['2+'], '2+!'],
] as const)('case level %i and charges %j make %s', ([level, charges, highest]) => {
  expect(
    highestStrikes(
      { NumberOfStrikes: level },
      charges.map((NumberOfStrikes) => ({ NumberOfStrikes })),
    ),
  ).toBe(highest);
});

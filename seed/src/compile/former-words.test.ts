import { expect, test } from 'vitest';
import { catalogue } from './compiled.fixture.ts';

// Stats. 1990, ch. 1527, and 1993, ch. 581, on stalking; former PC 272(b)(1), which its row names
test.for([
  ['PC 646.9(a)', '1993-12-31', 'fear of death or great bodily injury'],
  ['PC 646.9(a)', '1994-01-01', 'fear for safety'],
  ['PC 272(b)(1)', '2005-12-31', '12 or younger'],
  ['PC 272(b)(1)', '2006-01-01', 'under 14'],
] as const)('%s on %s is told by the elements of its day: %s', ([statute, on, words]) => {
  const told = catalogue.candidates(statute, on).map(({ elements }) => elements ?? '');
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((elements) => !elements.includes(words))).toEqual([]);
});

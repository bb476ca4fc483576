import { expect, test } from 'vitest';
import { pleadedAs } from './pleaded-as.ts';

test.for([
  ['PC 213(b)', 'PC 664/211/212.5(c)'],
  ['PC 213(a)(2)', 'PC 213(a)(2)'],
  ['PC 664/487(c)', 'PC 664/487(c)'],
] as const)('a plea to %s is called %s', ([statute, called]) => {
  expect(pleadedAs(statute)).toBe(called);
});

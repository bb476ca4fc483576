import { expect, test } from 'vitest';
import { byCitations } from './citations.ts';

test.for([
  ['by PC 1170(h)(3), and rule 4.452(a).', ['by ', 'PC 1170(h)(3)', ', and ', 'rule 4.452(a)', '.']],
  ['In re Mohammad (2022) 12 Cal.5th 518', ['', 'In re Mohammad', ' (2022) ', '12 Cal.5th 518', '']],
  ['nothing is cited', ['nothing is cited']],
] as const)('%s', ([words, parts]) => {
  expect(byCitations(words)).toEqual(parts);
});

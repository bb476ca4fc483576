import { expect, test } from 'vitest';
import { answerTo } from '../case.fixture.ts';

const felony = (prison: 0 | 15 | 20 | 33 | 50) => ({ like: 'PC 29800(a)(1)', credit: { prison } });

test.for([
  [0, ['PRIN', 'CR0']],
  [15, ['PRIN', 'CR15']],
  [20, ['PRIN', 'CR20']],
  [33, ['PRIN']],
  [50, ['PRIN', 'CR50']],
] as const)('a rate of %i has the words %j (R-B12)', ([rate, words]) => {
  expect(answerTo([{ crime: felony(rate) }]).charges[0]?.ruleWords).toEqual(words);
});

test('a stayed row has no word of credit', () => {
  const [, stayed] = answerTo([{ crime: felony(50) }, { crime: felony(50), status: 'Stayed654' }]).charges;
  expect(stayed?.ruleWords).toEqual(['STAY654']);
});

import { expect, test } from 'vitest';
import { answerTo, rowOf } from '../../case.fixture.ts';

const carjacking = { crime: 'PC 215' };
const threat = { crime: 'PC 422' };
const two = { crime: { like: 'PC 422', terms: { middle: '2y', upper: '3y' } } } as const;

test.for([
  ['the chosen one', [{ ...threat, term: 'lower' }], 'the lower term'],
  ['of a subordinate count the middle one', [carjacking, threat], 'the middle term'],
  ['of two slots too', [carjacking, two], 'the middle term'],
  ['of an empty slot the highest there is', [{ ...two, term: 'lower' }], 'the upper term'],
  ['none where there is one term', [{ crime: 'PC 148(a)(1)' }], 'the term the statute gives'],
  ['of days that are chosen the most', [{ crime: 'PC 148(a)(1)', days: 180 }], 'chosen; the most is 364 days'],
  ['of all of them their section', [{ crime: 'PC 148(a)(1)', days: 364 }], 'the term the statute gives'],
  [
    'of days of an attempt its rule too',
    [{ crime: 'PC 148(a)(1)', state: 'Attempt', days: 90 }],
    'chosen; the most is 182 days: one half of the completed crime’s term, for an attempt',
  ],
  [
    'of the terms that a rule gives too',
    [{ ...threat, state: 'Attempt', term: 'lower' }],
    'the lower term: one half of the completed crime’s term, for an attempt',
  ],
] as const)('a step names the slot of its term: %s', ([, charges, said]) => {
  const [first] = rowOf(answerTo(charges), `c${charges.length}`).steps;
  expect(first?.words).toBe(said);
});

import { expect, test } from 'vitest';
import { Spelling } from './spelling.ts';

const spelling = new Spelling(
  new Map([
    ['burglary', 5],
    ['burglar', 1],
    ['battery', 4],
    ['robbery', 4],
    ['reckless', 2],
    ['rape', 3],
    ['gang', 2],
  ]),
);

test.for([
  ['burglery', ['burglary', 'burglar']],
  ['batery', ['battery']],
  ['robebry', ['robbery']],
  ['rober', ['robbery']],
  ['wreckless', ['reckless']],
  ['ganag', ['gang']],
  ['rap', []],
  ['forgery', []],
] as const)('%s may mean %j', ([word, words]) => {
  expect(spelling.nearest(word)).toEqual(words);
});

test.for([
  ['rob', false, true],
  ['rape', true, true],
  ['rope', false, false],
] as const)('%s is a word: %s, or the beginning of one: %s', ([word, known, begun]) => {
  expect([spelling.has(word), spelling.begins(word)]).toEqual([known, begun]);
});

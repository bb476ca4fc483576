import { expect, test, vi } from 'vitest';
import { lastAnswers } from './last-answers.ts';

/** Asks in turn; answers which of the questions were computed. */
function computed(asked: readonly (readonly [words: string, things: readonly unknown[]])[]): readonly boolean[] {
  const last = lastAnswers<string>(2);
  return asked.map(([words, things]) => {
    const compute = vi.fn<() => string>(() => words);
    expect(last.of(words, things, compute)).toBe(words);
    return compute.mock.calls.length > 0;
  });
}
const [robbery, burglary] = [{ statute: 'PC 211' }, { statute: 'PC 459' }];

test('what was asked before is not computed again, in whatever order its things are told', () => {
  expect(
    computed([
      ['a', [robbery, burglary]],
      ['a', [burglary, robbery]],
    ]),
  ).toEqual([true, false]);
});

test.for([
  [
    'another question',
    [
      ['a', [robbery]],
      ['b', [robbery]],
    ],
  ],
  [
    'another thing',
    [
      ['a', [robbery]],
      ['a', [burglary]],
    ],
  ],
  [
    'a thing more',
    [
      ['a', [robbery]],
      ['a', [robbery, burglary]],
    ],
  ],
  [
    'a thing that was made anew',
    [
      ['a', [robbery]],
      ['a', [{ ...robbery }]],
    ],
  ],
] as const)('%s is computed', ([, asked]) => {
  expect(computed(asked)).toEqual([true, true]);
});

test('of so many the one asked longest ago is forgotten', () => {
  const one = [robbery];
  expect(
    computed([
      ['a', one],
      ['b', one],
      ['a', one],
      ['c', one],
      ['a', one],
      ['b', one],
    ]),
  ).toEqual([true, true, false, true, false, true]);
});

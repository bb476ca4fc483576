import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LengthWords } from './length-words.tsx';

test.for([
  ['17y 8m + 25 - L', ['17y 8m', '+ 25 - L']],
  ['least 2y + 25 - L, and 3y beside', ['2y', '+ 25 - L', '3y']],
  ['18y 4m - L + LWOP', ['18y 4m - L', '+ LWOP']],
  ['17y · most 16m unless a fact is proved for counts 2, 3, 5', ['17y', '16m']],
  ['No custody', []],
] as const)('of %s nothing breaks within a length', ([words, lengths]) => {
  const { container } = render(<LengthWords words={words} />);
  expect(container.textContent).toBe(words);
  expect([...container.querySelectorAll('.length-part')].map(({ textContent }) => textContent)).toEqual(lengths);
});

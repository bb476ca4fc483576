import { expect, test } from 'vitest';
import { plainSentence } from './plain-sentence.ts';
import { words } from './words.ts';
import { worked } from './worked.ts';

test.for(worked)('$name: $sentence, by the second computation', ({ file, sentence }) => {
  expect(plainSentence(file).map(words)).toContain(sentence);
});

import { expect, test } from 'vitest';
import { helpFor } from './help.ts';

test.for([
  ['664', 'Attempt', ''],
  ['PC 664/211', 'Attempt', '211'],
  ['pc182', 'Conspiracy', ''],
] as const)('%s is meant as %s of "%s"', ([typed, state, rest]) => {
  expect(helpFor(typed)).toMatchObject({ state, rest });
});

test.for(['211', '664.5', '182.5', '1826', ''])('%s is a section like any other', (typed) => {
  expect(helpFor(typed)).toBeNull();
});

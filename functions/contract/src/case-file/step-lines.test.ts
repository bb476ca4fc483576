import type { Step } from '@countwise/engine';
import { expect, test } from 'vitest';
import { stepLines } from './step-lines.ts';

const step = (charge: string, operation: Step['operation']) => ({ charge, operation }) as Step;

test('steps of a row that follow each other make one line, in order', () => {
  const steps = [step('a', 'set'), step('a', 'add'), step('b', 'set'), step('a', 'note')];
  expect(stepLines(steps).map((line) => line.steps.map(({ charge, operation }) => `${charge} ${operation}`))).toEqual([
    ['a set', 'a add'],
    ['b set'],
    ['a note'],
  ]);
});

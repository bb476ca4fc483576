import { expect, test } from 'vitest';
import { freeName, nameFault } from './scenario-name.ts';

test.for([
  ['DA offer', null],
  ['  Open plea 2  ', null],
  ['   ', "Name can't be empty."],
  ['a'.repeat(30), null],
  ['a'.repeat(31), 'Name must be 30 characters or fewer. (31)'],
  ['plea; now', 'Name may not contain special characters'],
] as const)('%s: %s', ([name, fault]) => {
  expect(nameFault(name)).toBe(fault);
});

test('a scenario made in haste takes the first number that is free', () => {
  expect(freeName(['Original Case', 'Scenario 1', 'Scenario 3'])).toBe('Scenario 2');
});

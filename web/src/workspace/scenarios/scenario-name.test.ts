import { expect, test } from 'vitest';
import { freeName, freeNameOf, nameFault } from './scenario-name.ts';

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

test.for([
  [[], 'Least lawful'],
  [['Least lawful'], 'Least lawful 2'],
  [['Least lawful 2', 'Least lawful', 'Least lawful 3'], 'Least lawful 4'],
] as const)('beside %s an end of the range is called %s', ([taken, name]) => {
  expect(freeNameOf('Least lawful', taken)).toBe(name);
});

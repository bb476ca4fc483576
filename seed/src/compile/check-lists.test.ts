import { expect, test } from 'vitest';
import { faultText } from '../csv/fault.ts';
import { checkLists } from './check-lists.ts';

const lineOf = (list: string) => ({
  row: { list, statute: 'PC 459', words: '', except: [], from: null, to: null, cite: 'Pen. Code, § 459' },
  file: 'groups.csv',
  line: 2,
});

test.for([
  ['PROPERTY', []],
  ['serious', ['groups.csv:2:list: serious stands in the engine, law/lists: a list is kept once']],
  ['LEWD', ['groups.csv:2:list: LEWD stands in the engine, law/lists: a list is kept once']],
  ['PROPERTEY', ['groups.csv:2:list: no rule asks for a list PROPERTEY']],
] as const)('a line of the list %s: %j', ([list, faults]) => {
  expect(checkLists([lineOf(list)]).map(faultText)).toEqual(faults);
});

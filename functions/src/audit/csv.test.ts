import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test.for([
  ['plain', 'plain'],
  ['', ''],
  ['Doe, Jane', '"Doe, Jane"'],
  ['the "clerk"', '"the ""clerk"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@sum', "'@sum"],
  [' =1+1', "' =1+1"],
  ['\n=1+1', '"\'\n=1+1"'],
  ['＝1＋1', "'＝1＋1"],
  ['a=b', 'a=b'],
  [' plain', ' plain'],
] as const)('%j is written %j', ([text, written]) => {
  expect(csv([[text]])).toBe(`${written}\r\n`);
});

test('rows end with a line break, cells with a comma between', () => {
  expect(csv([['a', 'b'], ['c']])).toBe('a,b\r\nc\r\n');
});

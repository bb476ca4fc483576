import { expect, test } from 'vitest';
import { datRows } from './dat-rows.ts';

/** The rows of a table that arrives in chunks of `size` bytes. */
async function rowsOf(bytes: Buffer, size: number) {
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const rows = [];
  for await (const row of datRows(chunks(), 'A_TBL.dat')) rows.push(row);
  return rows;
}

const table = [
  '`PEN`\t`187.`\tNULL\t2025-01-01 00:00:00\n',
  '`NULL`\t\\N\t``\tx\r\n',
  '`a`b`\t`tab\\tand \\`tick\\``\t`two\nlines`\t\n',
  '`§ é`\t1\t2\t3',
].join('');
const rows = [
  ['PEN', '187.', null, '2025-01-01 00:00:00'],
  ['NULL', null, '', 'x'],
  ['a`b', 'tab\tand `tick`', 'two\nlines', ''],
  ['§ é', '1', '2', '3'],
];

test.for([1, 2, 3, 7, 64, 4096])('reads a table in chunks of %i bytes', async (size) => {
  expect(await rowsOf(Buffer.from(table), size)).toEqual(rows);
});

test('a field that is not UTF-8 is read as Latin-1', async () => {
  expect(await rowsOf(Buffer.from('`§`\t1\n', 'latin1'), 5)).toEqual([['§', '1']]);
});

test('a row that breaks off is refused with its number', async () => {
  await expect(rowsOf(Buffer.from('`a`\t`b`\n`c`\t`d'), 4)).rejects.toThrow('A_TBL.dat breaks off in row 2');
});

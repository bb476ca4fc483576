import { expect, test } from 'vitest';
import { keys } from './keys.ts';
import { finishStaged, layOut } from './staged.ts';
import { type Item, tableOf } from './table.fixture.ts';
import { transact } from './transact.ts';

const now = new Date('2026-11-22T21:46:00.000Z');
const requestId = '7d444840-9dc0-41d1-b245-5ffdce74fad2';
const theCase = { ...keys.case('case'), Id: 'case', Staged: requestId };
/** More than one transaction holds. */
const charges = Array.from({ length: 150 }, (_, nth) => ({
  put: { ...keys.child('CHARGE', `case.${nth}`), Nth: nth },
}));
const staged = (held: ReadonlyMap<string, Item>) => [...held.values()].filter((item) => 'Writes' in item);

test('what was laid out and never settled goes by itself after a day', async () => {
  const { table, held } = tableOf([]);
  await layOut(table, 'case', requestId, charges, now);
  const afterADay = new Date('2026-11-23T21:46:00.000Z').getTime() / 1000;
  expect(staged(held).map(({ ExpiresAt }) => ExpiresAt)).toEqual([afterADay, afterADay]);
});

test('once it is settled it waits for whoever finishes it, and leaves nothing then', async () => {
  const { table, held } = tableOf([theCase]);
  await transact(table, [...(await layOut(table, 'case', requestId, charges, now))]);
  expect(staged(held).map(({ ExpiresAt }) => ExpiresAt)).toEqual([undefined, undefined]);
  await finishStaged(table, 'case', requestId);
  expect(staged(held)).toEqual([]);
  expect(held.size).toBe(1 + charges.length);
});

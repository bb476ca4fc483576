import { expect, test } from 'vitest';
import type { ChargeRow } from '../work/case-work.ts';
import { duplicated, moved } from './moves.ts';

const row = (Id: string, CountNumber: number, under: string | null = null) =>
  ({
    charge: { Id, CountNumber, parentCharge: under },
    crime: { crime: { kind: under === null ? 'crime' : 'conduct' } },
    under,
  }) as unknown as ChargeRow;

const first = row('a', 1);
const gun = row('gun', 1, 'a');
const third = row('c', 3);
const rows = [first, gun, third];

test('a crime moves with what hangs on it, but not onto another crime and not below 1', () => {
  expect(moved(first, 1, rows)).toEqual({
    writes: [
      { kind: 'charge', id: 'a', fields: { CountNumber: 2 } },
      { kind: 'charge', id: 'gun', fields: { CountNumber: 2 } },
    ],
  });
  expect(moved(first, -1, rows)).toEqual({ refused: 'No lower count numbers available.' });
  expect(moved(row('b', 2), 1, rows)).toEqual({ refused: 'Count Number already occupied by another crime' });
});

test('an enhancement moves to a crime, or not at all', () => {
  expect(moved(gun, 1, rows)).toEqual({ refused: 'No Crime with count number 2 available' });
  expect(moved(row('gun', 2, 'b'), 1, rows)).toEqual({
    writes: [{ kind: 'charge', id: 'gun', fields: { CountNumber: 3, parentCharge: 'c' } }],
  });
});

test('a crime is doubled under the next free count, its enhancements on the copy, each under an id of its own', () => {
  const { charges } = duplicated(first, rows);
  const [crime, hung] = charges;
  expect(charges).toMatchObject([
    { CountNumber: 2, parentCharge: null },
    { CountNumber: 2, parentCharge: crime?.Id },
  ]);
  expect(new Set([first.charge.Id, gun.charge.Id, crime?.Id, hung?.Id]).size).toBe(4);
});

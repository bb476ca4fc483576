import { mostCharges } from '@countwise/contract';
import { expect, test } from 'vitest';
import { createChargeRoute } from './create-charge.ts';

const create = (whole: object, at: string) =>
  createChargeRoute({
    cases: { whole: async () => whole },
    charges: { add: async () => true },
    crimeOf: () => ({ kind: 'crime', begin: '1900-01-01', end: null }),
    now: () => new Date(at),
    newId: () => 'new',
  } as never).run(
    { headers: {}, body: JSON.stringify({ CaseId: 'case', CrimeId: 'crime', Date: '2026-11-20' }) } as never,
    { user: { Id: 'me' } } as never,
  );

test('a case takes so many charges and no more', async () => {
  const whole = (count: number) => ({
    record: { NumberOfStrikes: 0, HasSuperStrike: false },
    chargesRevision: count,
    charges: Array.from({ length: count }, (_, nth) => ({ Id: `case.${nth}`, CrimeId: 'crime', CountNumber: nth + 1 })),
  });
  const add = (count: number) => create(whole(count), '2026-11-20T20:00:00.000Z');
  await expect(add(mostCharges - 1)).resolves.toMatchObject({ statusCode: 200 });
  await expect(add(mostCharges)).rejects.toMatchObject({
    status: 400,
    more: { faults: [{ path: 'CaseId', message: 'A case holds at most 500 charges.' }] },
  });
});

test('an offense of today is taken from the beginning of the day in California', async () => {
  const blank = { record: { NumberOfStrikes: 0, HasSuperStrike: false }, chargesRevision: 0, charges: [] };
  await expect(create(blank, '2026-11-20T07:59:59.999Z')).rejects.toMatchObject({
    status: 400,
    more: { faults: [{ path: 'Date', message: 'The offense date cannot be later than today.' }] },
  });
  await expect(create(blank, '2026-11-20T08:00:00.000Z')).resolves.toMatchObject({ statusCode: 200 });
});

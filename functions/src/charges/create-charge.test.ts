import { mostCharges } from '@countwise/contract';
import { expect, test } from 'vitest';
import { createChargeRoute } from './create-charge.ts';

test('a case takes so many charges and no more', async () => {
  const whole = (count: number) => ({
    record: { NumberOfStrikes: 0, HasSuperStrike: false },
    chargesRevision: count,
    charges: Array.from({ length: count }, (_, nth) => ({ Id: `case.${nth}`, CrimeId: 'crime', CountNumber: nth + 1 })),
  });
  const add = (count: number) =>
    createChargeRoute({
      cases: { whole: async () => whole(count) },
      charges: { add: async () => true },
      crimeOf: () => ({ kind: 'crime', begin: '1900-01-01', end: null }),
      now: () => new Date('2026-11-20'),
      newId: () => 'new',
    } as never).run(
      { headers: {}, body: JSON.stringify({ CaseId: 'case', CrimeId: 'crime', Date: '2026-03-14' }) } as never,
      { user: { Id: 'me' } } as never,
    );
  await expect(add(mostCharges - 1)).resolves.toMatchObject({ statusCode: 200 });
  await expect(add(mostCharges)).rejects.toMatchObject({
    status: 400,
    more: { faults: [{ path: 'CaseId', message: 'A case holds at most 500 charges.' }] },
  });
});

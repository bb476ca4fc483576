import type { ChargeRecord } from '@countwise/contract';
import type { CrimeVersion } from '@countwise/engine';
import { expect, test } from 'vitest';
import { placeCharge } from './place-charge.ts';

const crime = (
  kind: CrimeVersion['kind'],
  groups: CrimeVersion['groups'] = [],
  attachesTo: CrimeVersion['groups'] = [],
) => ({ kind, groups, attachesTo }) as unknown as CrimeVersion;
const crimes: Record<string, CrimeVersion> = {
  robbery: crime('crime', ['GUN53']),
  burglary: crime('crime', ['FEL_ANY']),
  gun: crime('conduct', [], ['GUN53']),
  anyWeapon: crime('conduct'),
};
const charge = (Id: string, CrimeId: string, CountNumber: number) => ({ Id, CrimeId, CountNumber }) as ChargeRecord;
const charges = [charge('a', 'robbery', 1), charge('b', 'burglary', 2), charge('c', 'robbery', 3)];
const place = (of: CrimeVersion, wanted: Parameters<typeof placeCharge>[1], among = charges) =>
  placeCharge(of, wanted, among, (id) => crimes[id]);

test('an enhancement hangs on the last crime whose groups meet its own, or on the one that is named', () => {
  expect(place(crime('conduct', [], ['GUN53']), {})).toEqual({ CountNumber: 3, parentCharge: 'c' });
  expect(place(crime('conduct', [], ['GUN53']), { parentCharge: 'a' })).toEqual({ CountNumber: 1, parentCharge: 'a' });
  expect(place(crime('substitution', [], ['GUN53']), { CountNumber: 1 })).toEqual({
    CountNumber: 1,
    parentCharge: 'a',
  });
  expect(place(crime('conduct'), { CountNumber: 2 })).toEqual({ CountNumber: 2, parentCharge: 'b' });
});

test('an enhancement that fits nowhere may only be added stayed', () => {
  const gun = crime('conduct', [], ['GUN53']);
  expect(() => place(gun, {}, [])).toThrow('You have no Charges to attach this to.');
  expect(() => place(gun, { parentCharge: 'b' })).toThrow('This charge cannot be added to this case.');
  expect(place(gun, { parentCharge: 'b', ChargeStatus: 4 })).toEqual({ CountNumber: 3, parentCharge: null });
});

test.for([
  [{}, null],
  [{ parentCharge: 'b' }, null],
  [{ parentCharge: 'b', PrimaryCharge: 'a' }, 'b'],
  [{ parentCharge: 'gone', PrimaryCharge: 'a' }, null],
] as const)('status rows and probation allegations stand outside the counts: %j is of %s', ([wanted, parentCharge]) => {
  for (const kind of ['status', 'probation'] as const)
    expect(place(crime(kind), { CountNumber: 7, ...wanted })).toEqual({ CountNumber: 0, parentCharge });
});

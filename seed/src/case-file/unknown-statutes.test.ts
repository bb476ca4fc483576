import { expect, test } from 'vitest';
import { catalogue } from '../compile/compiled.fixture.ts';
import { unknownStatutes } from './unknown-statutes.ts';

/** What is told of a robbery's enhancement, in a file whose charge has a status that there is not. */
const toldOf = (crime: unknown) => {
  const charge = { id: 'c1', count: 1, crime: 'PC 211, 212.5(c)', date: '2026-03-14', status: 'Guilty' };
  const caseEnhancements = [{ id: 's1', crime: 'PC 667(b)-(i)' }];
  return unknownStatutes(
    { caseFile: 1, charges: [{ ...charge, enhancements: [{ crime }] }], caseEnhancements },
    catalogue,
  );
};

test.for(['PC 12022.53(b)', 'PC 12022.53(b), (e)(1)', { like: 'PC 12022.53(b), (e)(1)' }])(
  'statutes written together are not unknown: %j',
  (crime) => {
    expect(toldOf(crime)).toEqual([]);
  },
);

test('of statutes that cannot stand together it is told what to write', () => {
  expect(toldOf('PC 186.22(b)(1)(C), (b)(4)')).toEqual([
    { path: 'charges[0].enhancements[0].crime', message: expect.stringContaining('Write PC 186.22(b)(4)') },
  ]);
});

test.for(['PC 99998', { like: 'PC 99998' }, { id: 'pc-99998~f' }])(
  'what the catalogue has not is told: %j',
  (crime) => {
    expect(toldOf(crime)).toMatchObject([{ path: 'charges[0].enhancements[0].crime' }]);
  },
);

import { expect, test } from 'vitest';
import { answer, caseOf, row } from '../../case.fixture.ts';

const facts = (statute: string, upper: string) =>
  ({ statute, kind: 'conduct', severity: 'felony', terms: { upper }, attachesTo: ['FEL_ANY'] }) as const;
const making = { like: 'HS 11351', statute: 'HS 11379.6(a)', groups: ['FEL_ANY'] } as const;
const year = facts('HS 11379.9(a)', '1y');
const injury = facts('PC 12022.7(a)', '3y');
const child = facts('HS 11379.7(b)', '5y');
const stayed = ['stayed', 360, 'HS 11379.9'];
const counts = ['principal', 360, 'PC 1170.1(a)'];

test.for([
  ['great bodily injury of the same person', [{ crime: year }, { crime: injury }], stayed],
  [
    'great bodily injury of another',
    [
      { crime: year, victim: 'A' },
      { crime: injury, victim: 'B' },
    ],
    counts,
  ],
  [
    'the injury of the child',
    [
      { crime: year, victim: 'A' },
      { crime: child, victim: 'A' },
    ],
    stayed,
  ],
  ['an injury dismissed', [{ crime: year }, { crime: injury, status: 'Dismissed' }], counts],
  ['nothing else', [{ crime: year }], counts],
] as const)('an injury by the making of drugs beside %s, HS 11379.9', ([, enhancements, expected]) => {
  expect(row(answer(caseOf([{ crime: making, enhancements }])), 'c1e1')).toEqual(expected);
});

test('one injury punished leaves the year of the other', () => {
  const enhancements = [{ crime: year }, { crime: year }, { crime: injury }];
  const sentenced = answer(caseOf([{ crime: making, enhancements }]));
  expect([row(sentenced, 'c1e1'), row(sentenced, 'c1e2')]).toEqual([stayed, counts]);
});

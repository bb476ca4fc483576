import { expect, test } from 'vitest';
import { answer, caseOf, type TestCharge } from '../../case.fixture.ts';

const burglary: TestCharge = { crime: 'PC 459/460(b)' };
const concurrent: TestCharge = { ...burglary, run: 'concurrent' };
const rapeOf = (victim: string): TestCharge => ({ crime: 'PC 261(a)(2)', occasion: '1', victim });

// rule 4.452(a)(2) leaves the choice to the court; of two of one victim and occasion PC 667.6(d) binds one
test.for<readonly [string, readonly TestCharge[], readonly string[]]>([
  ['one after another', [burglary, burglary, burglary], ['principal', 'subordinate', 'subordinate']],
  ['beside one another', [concurrent, concurrent], ['principal', 'concurrent']],
  ['of two victims', [rapeOf('A'), rapeOf('A'), rapeOf('B')], ['full-term', 'principal', 'full-term']],
])('of terms that differ in nothing the first count is it, whatever the ids: %s', ([, charges, roles]) => {
  const file = caseOf(charges);
  const rolesOf = (ids: readonly string[]) => {
    const named = file.charges.map((charge, place) => ({ ...charge, id: ids[place] ?? '' }));
    return answer({ ...file, charges: named }).charges.map(({ role }) => role);
  };
  expect(rolesOf(['x', 'y', 'z'])).toEqual(roles);
  expect(rolesOf(['z', 'y', 'x'])).toEqual(roles);
});

import { expect, test } from 'vitest';
import { burglary, factsOf, firearm } from './probation.fixture.ts';
import { probation } from './probation.ts';
import type { ProbationRow } from './probation-facts.ts';

const drugs: ProbationRow = { ...burglary, statute: 'HS 11377(a)', severity: 'misdemeanor', maximumTerm: 364 };
const paper: ProbationRow = { ...drugs, id: 'c2', statute: 'HS 11364(a)' };

const armed: ProbationRow = { ...burglary, id: 'c4', statute: 'HS 11550(e)' };

const mostJail = (...rows: readonly ProbationRow[]) => probation(factsOf(rows)).jail.map((row) => row.maximumDays);
const openOf = (...rows: readonly ProbationRow[]) => probation(factsOf(rows)).duties.map(({ authority }) => authority);

const commanded = 'PC 1210(a), 1210.1(a) to (d), (f)';
const open = 'PC 1210(a), 1210.1(a), (b)';

test.for([
  ['alone', [drugs], [0], [commanded]],
  ['beside paraphernalia', [drugs, paper], [0, 364], [commanded]],
  ['beside an attempt to have paraphernalia', [drugs, { ...paper, state: 'Attempt' }], [0, 364], [commanded]],
  ['beside an infraction', [drugs, { ...paper, statute: 'VC 22350', severity: 'infraction' }], [0], [commanded]],
  ['beside a count that is dismissed', [drugs, { ...burglary, status: 'Dismissed' }], [0], [commanded]],
  ['beside another misdemeanor', [drugs, { ...paper, statute: 'PC 242' }], [364, 364], []],
  ['beside a felony', [drugs, { ...burglary, id: 'c3' }], [364, 365], []],
  // a felony of glue or of a forged prescription is "any felony"
  ['beside a forged prescription as a felony', [drugs, { ...burglary, statute: 'HS 11368' }], [364, 365], []],
  ['beside a forged prescription', [drugs, { ...paper, statute: 'HS 11368' }], [364, 364], [open]],
  ['beside one while armed, as a felony', [drugs, armed], [364, 365], [open, open]],
  ['while armed, alone', [armed], [365], [open]],
  [
    'beside one while armed, as a misdemeanor',
    [drugs, { ...armed, severity: 'misdemeanor' }],
    [0, 364],
    [commanded, open],
  ],
  ['with a deadly weapon used', [{ ...drugs, severity: 'felony' }, firearm], [365], []],
  ['with a weapon that was not found', [drugs, { ...firearm, status: 'Acquitted' }], [0], [commanded]],
  ['after a strike', [{ ...drugs, strikes: '1' }], [364], [open]],
  ['with a prior that is a strike', [drugs, { ...firearm, kind: 'status', statute: 'PC 667(a)' }], [364], [open]],
  ['conspired', [{ ...drugs, state: 'Conspiracy', severity: 'felony' }], [365], []],
  ['stayed', [{ ...drugs, status: 'Stayed654' }], [], []],
] as const)('drugs possessed %s: at most %j days, %j (J-147)', ([, rows, days, authorities]) => {
  expect(mostJail(...rows)).toEqual(days);
  expect(openOf(...rows)).toEqual(authorities);
});

test('counts of which the same is open are told together', () => {
  const two = probation(factsOf([drugs, { ...drugs, id: 'c2' }])).duties;
  expect(two.map(({ charges }) => charges)).toEqual([['c1', 'c2']]);
});

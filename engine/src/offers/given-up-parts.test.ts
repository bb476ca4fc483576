import { expect, test } from 'vitest';
import { caseOf, prior } from '../case.fixture.ts';
import type { CaseFile } from '../case-file/case-file.ts';
import { calibration } from '../catalogue.fixture.ts';
import type { GivenUp } from './given-up.ts';
import { givenUpBetween } from './given-up-between.ts';
import { type GivenUpPart, givenUpParts } from './given-up-parts.ts';

const law = { catalogue: calibration, today: '2026-08-01' };
const year = 360;

const filed = caseOf([
  { crime: 'PC 211/212.5(c)', term: 'upper', enhancements: ['PC 12022.53(b)'] },
  { crime: 'PC 459/460(b)', term: 'middle' },
]);
const dismissed = { status: 'Dismissed' } as const;

test('a robbery with a gun pleaded as a burglary, another one dismissed: what goes, of which row, into what', () => {
  const [robbery, burglary] = filed.charges;
  if (robbery === undefined || burglary === undefined) throw new Error('two counts');
  const offered: CaseFile = {
    ...filed,
    charges: [
      {
        ...robbery,
        crime: 'PC 459/460(b)',
        enhancements: (robbery.enhancements ?? []).map((row) => ({ ...row, ...dismissed })),
      },
      { ...burglary, ...dismissed },
    ],
  };
  // middle terms: robbery 3y (PC 213(a)(2)), second degree burglary 2y (PC 461(b)); the gun 10y (PC 12022.53(b))
  expect(givenUpParts(filed, offered, law)).toEqual([
    { of: 'strikes', row: 'c1', amount: 1, from: 'PC 211/212.5(c)', to: 'PC 459/460(b)' },
    { of: 'gun', row: 'c1e1', amount: 10 * year, from: 'PC 12022.53(b)', to: null },
    { of: 'crime', row: 'c1', amount: year, from: 'PC 211/212.5(c)', to: 'PC 459/460(b)' },
    { of: 'crime', row: 'c2', amount: 2 * year, from: 'PC 459/460(b)', to: null },
    { of: 'felonies', row: 'c2', amount: 1, from: 'PC 459/460(b)', to: null },
  ]);
});

test('prior strikes and priors that add years that are dismissed stand by themselves', () => {
  const before = { ...filed, strikes: '1' as const, caseEnhancements: prior('PC 667(a)(1)') };
  const offered = {
    ...before,
    strikes: '0' as const,
    caseEnhancements: before.caseEnhancements.map((row) => ({ ...row, ...dismissed })),
  };
  expect(givenUpParts(before, offered, law)).toEqual([
    { of: 'strikes', row: 'strikes', amount: 1, from: null, to: null },
    { of: 'prior', row: 's1', amount: 5 * year, from: 'PC 667(a)(1)', to: null },
  ]);
});

/** What the parts of a class add up to. */
const sumOf = (parts: readonly GivenUpPart[], ...of: readonly GivenUpPart['of'][]): number =>
  parts.filter((part) => of.includes(part.of)).reduce((sum, { amount }) => sum + amount, 0);

test.for([
  ['a count dismissed', { ...filed, charges: filed.charges.map((each) => ({ ...each, ...dismissed })) }],
  ['nothing', filed],
  ['a lesser gun', { ...filed, charges: filed.charges.map((each) => ({ ...each, enhancements: [] })) }],
] as const)('%s: the parts of a class add up to it', ([, offered]) => {
  const parts = givenUpParts(filed, offered, law);
  const whole: GivenUp = givenUpBetween(filed, offered, law);
  expect([
    sumOf(parts, 'death'),
    sumOf(parts, 'withoutParole'),
    sumOf(parts, 'life'),
    sumOf(parts, 'strikes'),
    sumOf(parts, 'gun', 'enhancement', 'crime', 'prior'),
    sumOf(parts, 'felonies'),
  ]).toEqual([whole.death, whole.withoutParole, whole.life, whole.strikes, whole.years, whole.felonies]);
});

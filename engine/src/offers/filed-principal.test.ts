import { expect, test } from 'vitest';
import { caseOf, type TestCharge } from '../case.fixture.ts';
import type { CaseFile } from '../case-file/case-file.ts';
import { calibration } from '../catalogue.fixture.ts';
import { sentence } from '../sentence/sentence.ts';
import { offers } from './offers.ts';
import { othersOf } from './others.ts';
import type { OfferSearch } from './problem.ts';

const law = { catalogue: calibration, today: '2026-08-01' };
const burglary: TestCharge = { crime: 'PC 459/460(b)', term: 'middle' };
const robbery: TestCharge = { crime: 'PC 211', term: 'middle' };
const preferred = { ...burglary, principal: 'preferred' } as const;

const rowsOf = (search: OfferSearch) =>
  [...offers(search, law)].flatMap((news) => (news.kind === 'row' ? [news.row] : []));
/** How each count runs: `2 principal, 1 concurrent`. */
const rolesOf = (caseFile: CaseFile) => {
  const { charges } = sentence(caseFile, law.catalogue, law.today);
  return charges.map(({ role, determinateDays }) => `${determinateDays / 30}m ${role}`).join(', ');
};

test.for<readonly [string, readonly TestCharge[], readonly string[]]>([
  [
    'two equal counts',
    [burglary, burglary],
    ['24m principal, 8m subordinate', '24m principal, 24m concurrent', '16m principal, 16m concurrent'],
  ],
  [
    'two, of which the user chose the second',
    [burglary, preferred],
    ['8m subordinate, 24m principal', '24m concurrent, 24m principal', '16m concurrent, 16m principal'],
  ],
  [
    'three equal counts',
    [burglary, burglary, burglary],
    [
      '24m principal, 8m subordinate, 8m subordinate',
      '24m principal, 24m concurrent, 8m subordinate',
      '24m principal, 24m concurrent, 24m concurrent',
      '16m principal, 16m concurrent, 16m concurrent',
    ],
  ],
  [
    'three, of which the user chose the last',
    [burglary, burglary, preferred],
    [
      '8m subordinate, 8m subordinate, 24m principal',
      '24m concurrent, 8m subordinate, 24m principal',
      '24m concurrent, 24m concurrent, 24m principal',
      '16m concurrent, 16m concurrent, 16m principal',
    ],
  ],
])('of %s the principal one is that of the case as filed', ([, charges, roles]) => {
  // PC 1170.1(a): of equal terms the court chooses (rule 4.452(a)(2)); an offer that leaves it moves no principal term
  const [filed, ...others] = rowsOf({ caseFile: caseOf(charges), space: { levers: ['term', 'run'] } });
  expect(others).toEqual([]);
  expect(filed?.points.map(({ caseFile }) => rolesOf(caseFile))).toEqual(roles);
});

test('of equal terms of different crimes too, in offers and in what they beat', () => {
  const charges: readonly TestCharge[] = [robbery, { ...burglary, term: 'upper' }, robbery];
  const search: OfferSearch = { caseFile: caseOf(charges), space: { levers: ['dismiss-count', 'run'] } };
  const rows = rowsOf(search);
  const [filed] = rows;
  expect(filed?.points.map(({ caseFile }) => rolesOf(caseFile))).toEqual([
    '12m subordinate, 36m principal, 12m subordinate',
    '36m concurrent, 36m principal, 12m subordinate',
    '36m concurrent, 36m principal, 36m concurrent',
  ]);
  const beaten = othersOf(search, { rows, ways: [] }, law).beaten.map(({ point }) => rolesOf(point.caseFile));
  expect(beaten).toContain('36m inactive, 36m principal, 12m subordinate');
});

test('where the filed principal term is no more as long as another, the longer one is', () => {
  const charges: readonly TestCharge[] = [robbery, { ...burglary, term: 'upper' }];
  const points = rowsOf({ caseFile: caseOf(charges), space: { levers: ['term'] } }).flatMap((row) => row.points);
  expect(points.map(({ caseFile }) => rolesOf(caseFile))).toEqual([
    '12m subordinate, 36m principal',
    '36m principal, 8m subordinate',
    '12m subordinate, 24m principal',
    '24m principal, 8m subordinate',
  ]);
});

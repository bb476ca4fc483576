import { expect, test } from 'vitest';
import { caseOf } from '../case.fixture.ts';
import type { CaseFile, ChargeFile } from '../case-file/case-file.ts';
import { calibration } from '../catalogue.fixture.ts';
import { alikeWords } from './alike.ts';
import { beatenBy } from './beaten-by.ts';
import { equalWays } from './equal-ways.ts';
import { compareGivenUp, givenUpWords } from './given-up.ts';
import { givenUpBetween } from './given-up-between.ts';
import { measure } from './measure.ts';
import type { OfferRow } from './offer.ts';
import { offers } from './offers.ts';
import { othersOf as withoutWays } from './others.ts';
import type { OfferSearch } from './problem.ts';

const law = { catalogue: calibration, today: '2026-08-01' };
const othersOf = (search: OfferSearch, rows: readonly OfferRow[], isDue?: () => boolean) =>
  withoutWays(search, { rows, ways: equalWays(search, rows, law).ways }, law, isDue);
const rowsOf = (search: OfferSearch) =>
  [...offers(search, law)].flatMap((news) => (news.kind === 'row' ? [news.row] : []));

/** Three burglaries of which two are alike, and a robbery. */
const four = caseOf([
  { crime: 'PC 459/460(b)', term: 'upper' },
  { crime: 'PC 459/460(b)', term: 'middle' },
  { crime: 'PC 211', term: 'middle' },
  { crime: 'PC 459/460(b)', term: 'middle' },
]);
const ofFour: OfferSearch = { caseFile: four, space: { levers: ['dismiss-count'] } };

const dismissed = (file: CaseFile, gone: readonly string[]): CaseFile => ({
  ...file,
  charges: file.charges.map(
    (charge): ChargeFile => (gone.includes(charge.id) ? { ...charge, status: 'Dismissed' } : charge),
  ),
});

/** Counts 2 and 4 are alike: of one of them it is no matter which. */
const named = (gone: readonly string[]): string =>
  gone
    .map((id) => (id === 'c4' && !gone.includes('c2') ? 'c2' : id))
    .toSorted()
    .join(' ');
const everySet = new Set(
  Array.from({ length: 15 }, (_, set) =>
    named(four.charges.filter((__, at) => (set >> at) % 2 === 1).map(({ id }) => id)),
  ),
);

test('of a finished search every other bargain is told, each with a row that beats it', () => {
  const rows = rowsOf(ofFour);
  const { beaten, found, isWhole } = othersOf(ofFour, rows);
  const nameOf = ({ bargain }: Pick<OfferRow, 'bargain'>) => named(bargain.map(({ row }) => row));
  const ways = equalWays(ofFour, rows, law).ways.map(nameOf);
  const known = new Set([...rows.map(nameOf), ...ways]);
  const expected = [...everySet].filter((each) => !known.has(each));
  expect(expected.length).toBeGreaterThan(3);
  // what beats each is found again by a comparison of whole cases
  for (const each of expected) {
    const file = dismissed(four, each.split(' '));
    const givenUp = givenUpBetween(four, file, law);
    expect([each, beatenBy(rows, { givenUp, served: measure(file, law).statute }, { side: 'statute' })]).not.toContain(
      undefined,
    );
  }
  expect(beaten.map(nameOf).toSorted()).toEqual(expected.toSorted());
  expect([found, isWhole]).toEqual([expected.length, true]);
  for (const { givenUp, point, by } of beaten) {
    const row = rows[by.row];
    expect(row && compareGivenUp(row.givenUp, givenUp)).toBeLessThanOrEqual(0);
    expect(row?.points[by.point]?.statute.days).toBeLessThanOrEqual(point.statute.days);
  }
});

test('those nearest to what beats them come first', () => {
  const rows = rowsOf(ofFour);
  const { beaten } = othersOf(ofFour, rows);
  const beyond = beaten.map(
    ({ point, by }) => point.statute.days - (rows[by.row]?.points[by.point]?.statute.days ?? 0),
  );
  expect(beyond).toEqual(beyond.toSorted((a, b) => a - b));
  expect(new Set(beyond).size).toBeGreaterThan(1);
});

test('where it is due, what was found is told as not whole', () => {
  const rows = rowsOf(ofFour);
  let asked = 0;
  const { found, isWhole } = othersOf(ofFour, rows, () => {
    asked += 1;
    return asked > 2;
  });
  expect([found <= 2, isWhole]).toEqual([true, false]);
});

test('what does not meet what is asked is no other bargain, unless the court may choose so that it does', () => {
  const atMost = { ...ofFour, wishes: [{ kind: 'at-most', days: 720 }] } as const;
  for (const { point } of othersOf(atMost, rowsOf(atMost)).beaten) expect(point.totalDays).toBeLessThanOrEqual(720);
  const open = { ...atMost, space: { levers: ['dismiss-count', 'term'] } } as const;
  const beaten = othersOf(open, rowsOf(open)).beaten;
  expect(beaten.some(({ point }) => point.courtChoices > 0)).toBe(true);
});

test('two bargains that give up and serve the same are two ways to one point; which of alike counts goes is none', () => {
  const apart = caseOf([
    { crime: 'PC 459/460(b)', term: 'middle', occasion: 'A' },
    { crime: 'PC 459/460(b)', term: 'middle', occasion: 'B' },
  ]);
  const waysOf = (caseFile: CaseFile) => {
    const search: OfferSearch = { caseFile, space: { levers: ['dismiss-count'] } };
    const rows = rowsOf(search);
    expect(rows.map(({ givenUp }) => givenUpWords(givenUp))).toHaveLength(2);
    const { ways, isWhole } = equalWays(search, rows, law);
    expect(isWhole).toBe(true);
    return { ways, rows };
  };
  const { ways, rows } = waysOf(apart);
  expect(ways.map(({ row, point }) => [row, point])).toEqual([[1, 0]]);
  expect(new Set([rows[1]?.bargain[0]?.row, ways[0]?.bargain[0]?.row])).toEqual(new Set(['c1', 'c2']));
  expect(othersOf({ caseFile: apart, space: { levers: ['dismiss-count'] } }, rows).beaten).toEqual([]);
  const alike = caseOf([
    { crime: 'PC 459/460(b)', term: 'middle' },
    { crime: 'PC 459/460(b)', term: 'middle' },
  ]);
  const one = waysOf(alike);
  expect(one.ways).toEqual([]);
  expect(one.rows.map(({ bargain }) => alikeWords(alike, bargain))).toEqual([[], ['count 1 or 2']]);
  expect(alikeWords(apart, rows[1]?.bargain ?? [])).toEqual([]);
});

test('a way takes as many steps of the court as the point that it equals', () => {
  const apart = caseOf([
    { crime: 'PC 459/460(b)', term: 'upper', occasion: 'A' },
    { crime: 'PC 459/460(b)', term: 'middle', occasion: 'B' },
  ]);
  const search: OfferSearch = { caseFile: apart, space: { levers: ['dismiss-count', 'term'] } };
  const asFiled = rowsOf({ ...search, space: { levers: ['dismiss-count'] } }).at(-1);
  const shorter = rowsOf(search).at(-1);
  const points = [...(asFiled?.points ?? []), ...(shorter?.points ?? [])];
  // without count 1 the other serves 2 years as filed and 16 months one step down; without count 2 count 1 serves 2 years
  // one step down and 16 months two steps down
  expect(points.map(({ courtChoices }) => courtChoices)).toEqual([0, 1]);
  expect(equalWays(search, asFiled ? [{ ...asFiled, points }] : [], law).ways).toEqual([]);
});

test('another way to a point is none of the others, though the court may choose more in it', () => {
  const apart = caseOf(
    [
      { crime: 'PC 459/460(a)', term: 'middle', occasion: 'A' },
      { crime: 'PC 459/460(a)', term: 'middle', occasion: 'B' },
    ],
    { strikes: '1' },
  );
  const search: OfferSearch = { caseFile: apart, space: { levers: ['dismiss-count', 'term'] } };
  const rows = rowsOf(search);
  const { ways } = equalWays(search, rows, law);
  const names = ways.map(({ bargain }) => JSON.stringify(bargain));
  expect(names).toHaveLength(1);
  const told = othersOf(search, rows).beaten.map(({ bargain }) => JSON.stringify(bargain));
  expect(told.filter((each) => names.includes(each))).toEqual([]);
});

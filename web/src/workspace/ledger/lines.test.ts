import { rangesOf } from '@countwise/contract';
import { expect, test } from 'vitest';
import { blocksOf } from '../work/blocks.ts';
import { nameOf } from '../work/charge-words.ts';
import { besideLines, notServedText, sumText } from '../work/sum-words.ts';
import { type TestRow, testWork } from '../work/work.fixture.ts';
import { type Folding, linesOf } from './lines.ts';
import { foldedSum } from './sentence-words.ts';

const robbery: TestRow['crime'] = { statute: 'PC 211', terms: { lower: '2y', middle: '3y', upper: '5y' } };
const theft: TestRow['crime'] = { statute: 'PC 487(a)', terms: { lower: '16m', middle: '2y', upper: '3y' } };
const grave: TestRow['crime'] = { statute: 'PC 205', terms: { lower: '8y', middle: '14y', upper: '20y' } };
const gun: TestRow['crime'] = { statute: 'PC 12022.53(b)', kind: 'conduct', terms: { upper: '10y' } };
const closed: Folding = { apart: new Set(), marks: new Map(), open: null };

const shape = (rows: readonly TestRow[], folding: Partial<Folding> = {}) =>
  linesOf(blocksOf(testWork(rows).rows), { ...closed, ...folding }).map((line) =>
    line.kind !== 'fold'
      ? `${line.unfolded ? '  ' : ''}${line.row.charge.Id}`
      : rangesOf(line.blocks.map(({ head }) => head.charge.CountNumber)),
  );

const first: TestRow = { crime: grave };
const thefts = (count: number, charge: TestRow['charge'] = {}): readonly TestRow[] =>
  Array.from({ length: count }, () => ({ crime: theft, charge }));

test('three counts that agree are one line, two are not', () => {
  expect(shape([first, ...thefts(2)])).toEqual(['c1', 'c2', 'c3']);
  expect(shape([first, ...thefts(3)])).toEqual(['c1', '2–4']);
});

const unlike: readonly (readonly [string, NonNullable<TestRow['charge']>])[] = [
  ['status', { ChargeStatus: 3 }],
  ['term', { SelectedTerm: 1 }],
  ['run', { Concurrency: 1 }],
  ['strikes', { NumberOfStrikes: '1' }],
  ['gang', { isGang: true }],
  ['date', { Date: '2026-03-15' }],
  ['state', { CrimeState: 'Attempt' }],
];
test.for(unlike)('a count of another %s stands by itself', ([, charge]) => {
  expect(shape([first, ...thefts(3), ...thefts(1, charge)]).slice(0, 3)).toEqual(['c1', '2–4', 'c5']);
});

// PC 667(c)(6) binds a striker's counts of different occasions; of one occasion they run as marked
test('concurrent counts that the law binds to other counts each do not fold', () => {
  const of = (Occasion: string, more = {}): TestRow => ({
    crime: theft,
    charge: { Occasion, NumberOfStrikes: '1', Concurrency: 1, ...more },
  });
  const principal: TestRow = { crime: grave, charge: { NumberOfStrikes: '1' } };
  expect(shape([principal, of('A'), of('A'), of('A')])).toEqual(['c1', '2–4']);
  const apart = ['c1', 'c2', 'c3', 'c4', 'c5'];
  expect(shape([principal, of('A'), of('B'), of('C'), of('D')])).toEqual(apart);
});

test('a count that is opened or selected, and one that a check marks alone, does not fold', () => {
  const rows = [first, ...thefts(7)];
  expect(shape(rows, { apart: new Set(['c5']) })).toEqual(['c1', '2–4', 'c5', '6–8']);
  expect(shape(rows, { marks: new Map([['c5', ['UNSTAYED_654']]]) })).toEqual(['c1', '2–4', 'c5', '6–8']);
});

test('an enhancement folds with its count, and a fold that is opened has its counts beneath', () => {
  const armed = [2, 3, 4].flatMap((count, nth): readonly TestRow[] => [
    { crime: robbery, charge: { CountNumber: count } },
    { crime: gun, charge: { CountNumber: count, parentCharge: `c${2 + nth * 2}` } },
  ]);
  expect(shape([first, ...armed])).toEqual(['c1', '2–4']);
  expect(shape([first, ...armed], { open: 'c2' })).toEqual([
    'c1',
    '2–4',
    '  c2',
    '  c3',
    '  c4',
    '  c5',
    '  c6',
    '  c7',
  ]);
});

function sumOf(rows: readonly TestRow[]): string {
  const { sentence, asked } = testWork(rows);
  return sumText(sentence, asked.caseFile);
}

test('the foot says what is added, by part once it is more than six', () => {
  expect(sumOf([first, { crime: robbery }, { crime: theft }])).toBe('20y + 1y + 8m');
  expect(sumOf([first, ...thefts(7)])).toBe('principal 20y, subordinate 4y 8m');
  expect(sumOf([first, { crime: { statute: 'PC 206', terms: { upper: '7-life' } } }])).toBe(
    '20y, then 7 years to life',
  );
  expect(sumOf([first])).toBe('');
});

// PC 669: the terms beside life without parole are imposed, and add nothing to it
test.for([
  [[], ''],
  [[first], 'LWOP, and 20y'],
  [[first, { crime: theft }], 'LWOP, and 20y + 8m'],
  [thefts(7), 'LWOP, and principal 3y, subordinate 4y'],
] as const)('under life without parole with %j the foot says it before what else is added', ([others, words]) => {
  const murder: TestRow = { crime: { statute: 'PC 187(a)', terms: { upper: 'LWOP' } } };
  expect(sumOf([murder, ...others])).toBe(words);
});

// 364 days of the misdemeanor and 180 of the felony's probation: PC 669, 1203.1(a)
test('jail of probation is added where no felony is served, and no part of a prison term', () => {
  const granted = (days: number): TestRow => ({
    crime: theft,
    charge: { ProbationGranted: true, ProbationJailTimeDays: days },
  });
  const resisting: TestRow['crime'] = { statute: 'PC 148(a)(1)', severity: 'misdemeanor', terms: { upper: '364d' } };
  expect(sumOf([granted(180), { crime: resisting }])).toBe('364d + 180d');
  expect(sumOf([granted(90), granted(90)])).toBe('90d + 90d');
  expect(sumOf([granted(180), { crime: resisting, charge: { Concurrency: 1 } }])).toBe('');
  expect(sumOf([first, granted(180)])).toBe('');
  const blocks = blocksOf(testWork([granted(60), granted(60), granted(60)]).rows);
  expect(foldedSum(blocks)).toEqual({ sum: '180d', working: '3 × 60d', each: '3y upper, suspended' });
});

test('what runs beside and follows counts of the total names them', () => {
  const resisting: TestRow['crime'] = { statute: 'PC 148(a)(1)', severity: 'misdemeanor', terms: { upper: '364d' } };
  const struck = (Occasion: string, Concurrency: 0 | 1): TestRow => ({
    crime: theft,
    charge: { Occasion, Concurrency, NumberOfStrikes: '1' },
  });
  const work = testWork([struck('1', 0), struck('2', 1), { crime: resisting }]);
  expect(besideLines(work.sentence)).toEqual(['count 3 consecutive to count 1, 364d, adds nothing']);
});

test('what runs beside and what is not served each have their line', () => {
  const work = testWork([
    first,
    ...thefts(2, { Concurrency: 1 }),
    ...thefts(1, { ChargeStatus: 3 }),
    ...thefts(1, { ChargeStatus: 2 }),
  ]);
  expect(besideLines(work.sentence)).toEqual(['counts 2, 3, 3y each, add nothing']);
  expect(notServedText(work)).toBe('count 4, 3y stayed 654; count 5, dismissed');
});

test('of rows alike that are not served their name stands once', () => {
  const { rows } = testWork([first, ...thefts(2, { ChargeStatus: 2 })]);
  const [count] = rows.slice(1);
  if (count === undefined) throw new Error('No count is dismissed.');
  const status = { ...count, charge: { ...count.charge, CountNumber: 0 } };
  expect(notServedText({ rows: [...rows, ...Array.from({ length: 83 }, () => status)] })).toBe(
    `counts 2, 3, 83 × ${nameOf(status)}, dismissed`,
  );
});

// of two, three and four years the upper one for each felony, a third of it for each subordinate one: PC 186.22(b)(1)(A), 1170.1(a)
test('a gang term stands beneath its count, and is in the sum of the counts that fold', () => {
  const gang = thefts(3, { isGang: true });
  expect(shape([first, ...gang])).toEqual(['c1', '2–4']);
  expect(shape([first, ...gang], { open: 'c2' }).slice(2)).toEqual([
    '  c2',
    '  c2.gang',
    '  c3',
    '  c3.gang',
    '  c4',
    '  c4.gang',
  ]);
  const blocks = blocksOf(testWork([first, ...gang]).rows).slice(1);
  expect(foldedSum(blocks)).toEqual({ sum: '6y', working: '3 × 2y', each: '8m + 16m' });
});

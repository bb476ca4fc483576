import { expect, test } from 'vitest';
import { type TestRow, testRow, testWork } from '../work/work.fixture.ts';
import { whatIfs } from './what-if.ts';

const grave: TestRow['crime'] = { statute: 'PC 205', terms: { lower: '8y', middle: '14y', upper: '20y' } };
const terms = { lower: '16m', middle: '2y', upper: '3y' };
const theft: TestRow['crime'] = { statute: 'PC 487(a)', terms };
const killing: TestRow['crime'] = { statute: 'PC 192(a)', terms, category: 'MANSLAUGHTER_1170_16' };

/** What would change the total of the second of two counts. */
const wordsOf = (crime: TestRow['crime'], charge: TestRow['charge'] = {}) => {
  const work = testWork([{ crime: grave }, { crime, charge }]);
  return whatIfs(testRow(work, 'c2'), work, '2026-08-01').map(({ words, total }) => `${words}: ${total}`);
};

// one third of the middle term, PC 1170.1(a): no section gives a theft a full one
test('a full term in place of a third is offered where a section lets the court choose it, and nowhere else', () => {
  expect(wordsOf(theft)).toEqual(['Concurrent: 20y', 'Dismissed, or stayed 654: 20y']);
  expect(wordsOf(killing)).toEqual(['Concurrent: 20y', 'Dismissed, or stayed 654: 20y', 'PC 1170.16, in full: 23y']);
});

test('from a full term there is a way back to the third', () => {
  const third = '1/3 in place of the full term: 20y 8m';
  expect(wordsOf(theft, { RunSTIRCalculation: false })).toContain(third);
  expect(wordsOf(killing, { SubSentenceNum: 1 })).toContain(third);
});

// PC 1170.1(a): the greatest term imposed is the principal one, 3y of count 2 over 2y, and a third of the middle term of
// the other is 1y. Concurrent, count 1 is the longer
test('a choice by which the principal term moves says whose it becomes', () => {
  const robbery: TestRow['crime'] = { statute: 'PC 211', terms: { lower: '2y', middle: '3y', upper: '5y' } };
  const work = testWork([{ crime: robbery }, { crime: robbery, charge: { SelectedTerm: 2 } }]);
  const found = whatIfs(testRow(work, 'c1'), work, '2026-08-01');
  expect(found.map(({ words, follows, total }) => [`${words}${follows}`, total])).toEqual([
    ['Dismissed, or stayed 654; count 2 becomes principal', '3y'],
    ['Lower, 2y; count 2 becomes principal', '4y'],
    ['Middle, 3y', '4y'],
    ['Concurrent', '5y'],
  ]);
});

// misdemeanor terms are outside the total of a prison term: PC 1170.1(a), 18.5
test('a choice that leaves the total says what jail it leaves out', () => {
  const battery: TestRow['crime'] = { statute: 'PC 242', severity: 'misdemeanor', terms: { upper: '6m' } };
  const work = testWork([{ crime: theft }, { crime: battery }]);
  const found = whatIfs(testRow(work, 'c2'), work, '2026-08-01');
  expect(found.map(({ words, total, difference }) => `${words}: ${total}, ${difference}`)).toEqual([
    'Concurrent: 3y, 180 days of jail less',
    'Dismissed, or stayed 654: 3y, 180 days of jail less',
  ]);
});

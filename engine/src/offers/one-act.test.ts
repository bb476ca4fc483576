import { expect, test } from 'vitest';
import type { CaseFile, ChargeFile } from '../case-file/case-file.ts';
import { actsOf, withoutIdleStays } from './one-act.ts';

const count = (id: string, fields: Partial<ChargeFile> = {}): ChargeFile => ({
  id,
  count: Number(id.slice(1)),
  crime: 'PC 459/460(b)',
  date: '2021-03-01',
  ...fields,
});
const stayed = (id: string, fields: Partial<ChargeFile> = {}): ChargeFile =>
  count(id, { status: 'Stayed654', ...fields });
const caseOf = (charges: readonly ChargeFile[], sentencingDate = '2026-08-01'): CaseFile => ({
  caseFile: 1,
  sentencingDate,
  charges,
});
const membersOf = (file: CaseFile) => actsOf(file).map(({ members }) => members);

/** Pen. Code, § 654(a): until 2022 the longest potential term was punished, since then the court chooses (AB 518). */
test.for([
  ['2021-12-31', []],
  ['2022-01-01', [['c1', 'c2']]],
] as const)('sentenced on %s the court may choose of %j', ([day, acts]) => {
  expect(membersOf(caseOf([count('c1'), stayed('c2')], day))).toEqual(acts);
});

test('a stay that may rest on two punished counts marks no act, and one of named facts only its own', () => {
  expect(membersOf(caseOf([count('c1'), count('c2'), stayed('c3')]))).toEqual([]);
  const facts = { operativeFacts: 'F1' };
  expect(membersOf(caseOf([count('c1'), count('c2', facts), stayed('c3', facts)]))).toEqual([['c2', 'c3']]);
});

test('counts that cannot all be of one act mark none, nor does one of an earlier judgment', () => {
  const file = caseOf([count('c1'), stayed('c2', { occasion: 'A' }), stayed('c3', { occasion: 'B' })]);
  expect(membersOf(file)).toEqual([]);
  expect(membersOf(caseOf([count('c1', { earlier: 'serving' }), stayed('c2')]))).toEqual([]);
});

test('a stay does not move to a count that was not marked, when the one of its facts is dismissed', () => {
  const facts = { operativeFacts: 'F1' };
  const statuses = (charges: readonly ChargeFile[]) => withoutIdleStays(charges).map(({ status }) => status);
  expect(statuses([count('c1', { ...facts, status: 'Dismissed' }), stayed('c2', facts), count('c3')])).toEqual([
    'Dismissed',
    undefined,
    undefined,
  ]);
  expect(statuses([count('c1', facts), stayed('c2', facts), count('c3')])).toEqual([undefined, 'Stayed654', undefined]);
});

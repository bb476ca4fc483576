import type { CaseRecord, LastAnswer } from '@countwise/contract';
import { expect, test } from 'vitest';
import { storedCase } from '../shared/case/stored-case.fixture.ts';
import { correctionsOf, ofOtherRules, scenariosByCase } from './corrected.ts';

const answer: LastAnswer = {
  engine: '2026.11.2',
  catalogue: 'newer',
  lawDay: '2026-11-22',
  total: '5y',
  determinateDays: 1800,
  indeterminateDays: 0,
  special: null,
  misdemeanorDays: 0,
  facts: 'same',
};
const row = (Id: string, more: Partial<CaseRecord>): CaseRecord => ({
  ...storedCase,
  Id,
  ...more,
});
const Correction = { was: { ...answer, total: '5y 8m' }, now: answer, cause: 'engine' as const, corrections: [] };

test('a case is marked by its own correction and by those of its scenarios', () => {
  const main = row('main', {});
  const scenario = row('offer', { ParentCaseId: 'main', Correction });
  const scenarios = scenariosByCase([main, scenario, row('other', { Correction })]);
  expect(correctionsOf(main, scenarios.get('main'))).toEqual([Correction]);
  expect(correctionsOf(row('main', { Correction }), scenarios.get('main'))).toHaveLength(2);
  expect(correctionsOf(row('other', {}), scenarios.get('other'))).toEqual([]);
});

test('what was counted by an older engine or catalogue is counted again; what was never counted is not', () => {
  const cases = [
    row('new', { LastAnswer: answer }),
    row('never', {}),
    row('engine', { LastAnswer: { ...answer, engine: '2026.11' } }),
    row('catalogue', { LastAnswer: { ...answer, catalogue: 'older' } }),
  ];
  expect(ofOtherRules(cases, answer)).toEqual(['engine', 'catalogue']);
});

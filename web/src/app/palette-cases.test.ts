import type { CaseRecord } from '@countwise/contract';
import { expect, test } from 'vitest';
import { storedCase } from '../shared/case/stored-case.fixture.ts';
import { casesMeant } from './palette-cases.ts';

const made = { ...storedCase };
const row = (Id: string, DefendantLastName: string, DefendantFirstName: string, more: Partial<CaseRecord> = {}) => ({
  ...made,
  Id,
  DefendantLastName,
  DefendantFirstName,
  ...more,
});
const rows = [
  row('fernanda', 'Núñez', 'Fernanda'),
  row('offer', 'Ñandú', 'Ben', { ParentCaseId: 'ben', ScenarioName: 'Offer' }),
  row('ben', 'Ñandú', 'Ben'),
  row('nancy', 'Rivera', 'Nancy'),
];

test.for([
  ['nan', ['ben', 'offer', 'nancy']],
  ['nunez', ['fernanda']],
  ['ben offer', ['offer']],
  ['', ['fernanda', 'ben', 'nancy', 'offer']],
  ['anda', []],
] as const)('%j means %j', ([typed, meant]) => {
  expect(casesMeant(typed, rows).map(({ Id }) => Id)).toEqual(meant);
});

import { blankCase, type CaseRecord } from '@countwise/contract';
import { expect, test } from 'vitest';
import { casesMeant } from './palette-cases.ts';

const at = '2026-11-25T16:00:00.000Z';
const made = { ...blankCase, OwnerId: 'me', CreatedAt: at, UpdatedAt: at, Version: 1 };
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

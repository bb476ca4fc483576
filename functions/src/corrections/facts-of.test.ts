import type { CaseRecord, ChargeRecord } from '@countwise/contract';
import { expect, test } from 'vitest';
import { factsOf } from './facts-of.ts';
import { before, whole } from './kept-case.fixture.ts';

const { record, charges } = whole;
const facts = factsOf(whole);
const ofCase = (fields: Partial<CaseRecord>) => factsOf({ record: { ...record, ...fields }, charges });
const ofCharges = (fields: Partial<ChargeRecord>) =>
  factsOf({ record, charges: charges.map((charge) => ({ ...charge, ...fields })) });

test.for<Partial<CaseRecord>>([
  { DefendantLastName: 'Rivera' },
  { CaseNumber: '26-00-09' },
  { CaseStatus: 1 },
  { ScenarioName: 'Offer' },
  { Version: 9, UpdatedAt: '2027-01-01T00:00:00.000Z' },
  { LastAnswer: before },
])('%j says nothing of the sentence', (fields) => {
  expect(ofCase(fields)).toBe(facts);
});

test.for<Partial<CaseRecord>>([
  { DefendantBirthdate: '1999-01-02' },
  { NumberOfStrikes: 1 },
  { caseAttributes: '{"sentencingDate":"2026-12-01"}' },
])('%j does', (fields) => {
  expect(ofCase(fields)).not.toBe(facts);
});

test('a charge says what it says, whatever its version', () => {
  expect(ofCharges({ Version: 7 })).toBe(facts);
  for (const fields of [{ SelectedTerm: 1 }, { Concurrency: 0 }, { Occasion: 'A' }, { ChargeStatus: 2 }] as const)
    expect(ofCharges(fields)).not.toBe(facts);
  expect(factsOf({ record, charges: charges.toReversed() })).not.toBe(facts);
});

test('a field that came later and is blank, and another order of the fields, change nothing', () => {
  const later = { ...Object.fromEntries(Object.entries(record).toReversed()), Later: null, Others: [], Third: false };
  expect(factsOf({ record: later as never, charges })).toBe(facts);
});

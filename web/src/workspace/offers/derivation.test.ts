import { catalogueOf } from '@countwise/contract';
import { type CaseFile, sentence } from '@countwise/engine';
import { expect, test } from 'vitest';
import { derivationOf } from './derivation.ts';

const crime = {
  statute: 'PC 487(a)',
  name: 'Grand theft',
  kind: 'crime',
  severity: 'felony',
  terms: { lower: '16m', middle: '2y', upper: '3y' },
  place: 'jail1170h',
  wobbler: true,
  serious: false,
  violent: false,
} as const;
const theft: CaseFile['charges'][number] = { id: 'c1', count: 1, crime, date: '2026-03-14', term: 'middle' };
const told = (caseFile: CaseFile) =>
  derivationOf(sentence(caseFile, catalogueOf('no crimes', []), '2026-08-01'), caseFile).replaceAll('\u00a0', ' ');

test('a term that probation suspends is not said to be stayed for another count of its act', () => {
  const probation = { granted: true, jailDays: 180 };
  expect(told({ caseFile: 1, charges: [{ ...theft, probation }] })).toBe('Count 1: PC 487(a) 2y middle, suspended.');
  expect(told({ caseFile: 1, charges: [theft] })).toBe('Count 1: PC 487(a) 2y middle.');
});

test('priors that are added stand behind the counts, those that are not admitted or add nothing do not', () => {
  const status = (id: string, statute: string, more = {}) => ({
    id,
    crime: { ...crime, statute, kind: 'status', terms: { upper: '5y' } } as const,
    ...more,
  });
  const serious = { ...theft, crime: { ...crime, serious: true } };
  const caseEnhancements = [status('s1', 'PC 667(a)(1)'), status('s2', 'PC 667(a)(1)', { status: 'Dismissed' })];
  expect(told({ caseFile: 1, charges: [serious], caseEnhancements })).toBe(
    'Count 1: PC 487(a) 2y middle. Priors: PC 667(a)(1) 5y in full.',
  );
  const twice = [status('s1', 'PC 667(a)(1)', { times: 2 })];
  expect(told({ caseFile: 1, charges: [serious], caseEnhancements: twice })).toContain('Priors: PC 667(a)(1) ');
  // a prior of no effect on a crime that is not serious: PC 667(a)(1)
  expect(told({ caseFile: 1, charges: [theft], caseEnhancements })).not.toContain('Priors');
});

test('the counts stand in the order of the addends above them, wherever the principal term is', () => {
  const second = { ...theft, id: 'c2', count: 2, date: '2026-03-15', term: 'upper' } as const;
  expect(told({ caseFile: 1, charges: [theft, second] })).toBe(
    'Count 1: PC 487(a) 2y middle ÷ 3. Count 2: PC 487(a) 3y upper.',
  );
});

import { expect, test } from 'vitest';
import { blankCase } from '../schemas/case.ts';
import { readCaseAttributes } from './case-attributes.ts';
import { differingFacts, followed } from './person-facts.ts';

const held = (dateIn: string, more: object = {}) =>
  JSON.stringify({
    crData: [{ dateIn, dateOut: '2026-04-14', creditRatio: 'auto', ...more }],
    sentencingDate: '2026-08-01',
  });
const nothing = { ...blankCase };
const jailed = { ...blankCase, caseAttributes: held('2026-01-05') };
const custody = ({ caseAttributes }: { caseAttributes: string }) =>
  readCaseAttributes(caseAttributes).crData[0]?.dateIn;

test('a scenario that had the same custody follows, and keeps what is its own beside it', () => {
  const scenario = { ...nothing, ScenarioName: 'Offer', caseAttributes: JSON.stringify({ custodyPart: 360 }) };
  const after = followed(scenario, nothing, jailed);
  expect(custody(after)).toBe('2026-01-05');
  expect(readCaseAttributes(after.caseAttributes)).toMatchObject({ custodyPart: 360 });
  expect(readCaseAttributes(after.caseAttributes).sentencingDate).toBeUndefined();
});

test('a scenario that had its own keeps it, and follows in the facts that were alike', () => {
  const own = { ...nothing, caseAttributes: held('2025-06-01') };
  const after = followed(own, nothing, { ...jailed, DefendantBirthdate: '1990-05-01', ViolentPriors: 1 });
  expect(custody(after)).toBe('2025-06-01');
  expect(after).toMatchObject({ DefendantBirthdate: '1990-05-01', ViolentPriors: 1 });
});

test('what is no fact of the person is not taken over', () => {
  const scenario = { ...nothing };
  const after = { ...nothing, NumberOfStrikes: 1, CaseNumber: '26-1' };
  expect(followed(scenario, nothing, after)).toBe(scenario);
});

test('custody that goes on is the same whatever day it was counted to', () => {
  const one = { ...nothing, caseAttributes: held('2026-01-05', { goesOn: true }) };
  const later = { ...nothing, caseAttributes: held('2026-01-05', { goesOn: true, dateOut: '2026-11-23' }) };
  expect(differingFacts(one, later)).toEqual([]);
  expect(differingFacts(one, jailed)).toEqual(['custody']);
});

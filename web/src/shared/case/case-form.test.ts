import { asksNumber, blankCase as blankRecord } from '@countwise/contract';
import { expect, test } from 'vitest';
import { blankCase, caseErrors, caseFields, openFields, valuesOf } from './case-form.ts';

const rivera = { ...blankCase, DefendantFirstName: 'Marcus', DefendantLastName: 'Rivera' };
const county = {
  DefendantFirstName: false,
  DefendantMiddleName: false,
  DefendantLastName: true,
  DefendantDOB: false,
  ReferenceNumber: true,
  AutoGenerateReferenceNumber: true,
  EnforceMicrosoftSignOn: false,
  SessionLifespanUnits: 'weeks',
  SessionLifespanLength: 2,
} as const;

test('an individual must give both names, and a birthdate only if it exists', () => {
  const open = openFields(null);
  expect(caseErrors(blankCase, open, false)).toEqual({
    DefendantFirstName: 'Required',
    DefendantLastName: 'Required',
  });
  expect(caseErrors(rivera, open, false)).toEqual({});
  expect(caseErrors({ ...rivera, DefendantBirthdate: { year: '1999', month: '02', day: '29' } }, open, false)).toEqual({
    DefendantBirthdate: 'That day does not exist.',
  });
  expect(caseErrors({ ...rivera, DefendantBirthdate: { year: '2000', month: '02', day: '29' } }, open, false)).toEqual(
    {},
  );
  expect(
    caseErrors({ ...rivera, DefendantBirthdate: { ...blankCase.DefendantBirthdate, year: '1999' } }, open, false),
  ).toHaveProperty('DefendantBirthdate');
});

test('a field the county closed is neither required nor sent', () => {
  const open = openFields(county);
  expect(caseErrors(blankCase, open, false)).toEqual({ DefendantLastName: 'Required' });
  expect(caseFields({ ...rivera, CaseNumber: ' ' }, open)).toEqual({ DefendantLastName: 'Rivera' });
});

test('a county that has no number generated asks for one, if it keeps numbers at all', () => {
  expect(asksNumber(null)).toBe(false);
  expect(asksNumber(county)).toBe(false);
  expect(asksNumber({ ...county, AutoGenerateReferenceNumber: false })).toBe(true);
  expect(asksNumber({ ...county, AutoGenerateReferenceNumber: false, ReferenceNumber: false })).toBe(false);
  expect(caseErrors({ ...rivera, CaseNumber: ' ' }, openFields(county), true)).toEqual({ CaseNumber: 'Required' });
  expect(caseErrors({ ...rivera, CaseNumber: '26-1' }, openFields(county), true)).toEqual({});
});

test('a form that shows a case sends it as it stands', () => {
  const at = '2026-11-20T00:00:00.000Z';
  const said = {
    DefendantFirstName: 'Ana',
    DefendantMiddleName: 'B',
    DefendantLastName: 'Rivera',
    DefendantBirthdate: '1994-05-02',
    CaseNumber: '26-1',
  };
  const record = { ...blankRecord, ...said, Id: 'case', OwnerId: 'me', CreatedAt: at, UpdatedAt: at, Version: 1 };
  expect(caseFields(valuesOf(record), openFields(null))).toEqual(said);
});

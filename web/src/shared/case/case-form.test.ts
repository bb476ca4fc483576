import { expect, test } from 'vitest';
import { asksNumber, blankCase, caseErrors, caseFields, openFields } from './case-form.ts';

const rivera = { ...blankCase, first: 'Marcus', last: 'Rivera' };
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
  expect(caseErrors(blankCase, open, false)).toEqual({ first: 'Required', last: 'Required' });
  expect(caseErrors(rivera, open, false)).toEqual({});
  expect(caseErrors({ ...rivera, year: '1999', month: '02', day: '29' }, open, false)).toEqual({
    birth: 'That day does not exist.',
  });
  expect(caseErrors({ ...rivera, year: '2000', month: '02', day: '29' }, open, false)).toEqual({});
  expect(caseErrors({ ...rivera, year: '1999' }, open, false)).toHaveProperty('birth');
});

test('a field the county closed is neither required nor sent', () => {
  const open = openFields(county);
  expect(caseErrors(blankCase, open, false)).toEqual({ last: 'Required' });
  expect(caseFields({ ...rivera, number: ' ' }, open)).toEqual({ DefendantLastName: 'Rivera' });
});

test('a county that has no number generated asks for one, if it keeps numbers at all', () => {
  expect(asksNumber(null)).toBe(false);
  expect(asksNumber(county)).toBe(false);
  expect(asksNumber({ ...county, AutoGenerateReferenceNumber: false })).toBe(true);
  expect(asksNumber({ ...county, AutoGenerateReferenceNumber: false, ReferenceNumber: false })).toBe(false);
  expect(caseErrors({ ...rivera, number: ' ' }, openFields(county), true)).toEqual({ number: 'Required' });
  expect(caseErrors({ ...rivera, number: '26-1' }, openFields(county), true)).toEqual({});
});

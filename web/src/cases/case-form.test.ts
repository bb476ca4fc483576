import { expect, test } from 'vitest';
import { blankCase, caseErrors, caseFields, openFields } from './case-form.ts';

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
  expect(caseErrors(blankCase, open)).toEqual({ first: 'Required', last: 'Required' });
  expect(caseErrors(rivera, open)).toEqual({});
  expect(caseErrors({ ...rivera, year: '1999', month: '02', day: '29' }, open)).toEqual({
    birth: 'That day does not exist.',
  });
  expect(caseErrors({ ...rivera, year: '2000', month: '02', day: '29' }, open)).toEqual({});
  expect(caseErrors({ ...rivera, year: '1999' }, open)).toHaveProperty('birth');
});

test('a field the county closed is neither required nor sent', () => {
  const open = openFields(county);
  expect(caseErrors(blankCase, open)).toEqual({ last: 'Required' });
  expect(caseFields({ ...rivera, number: ' ' }, open)).toEqual({ DefendantLastName: 'Rivera' });
});

import {
  asksNumber,
  blankCase,
  type CaseRecord,
  caseRecord,
  type FormField,
  formField,
  formFields,
} from '@countwise/contract';
import { expect, test } from 'vitest';
import { caseErrors, caseFields, openFields, shownFields, valuesOf } from './case-form.ts';
import { storedCase } from './stored-case.fixture.ts';

const blank = valuesOf();
const riveraWith = (typed: Partial<Record<FormField, string>>) =>
  new Map([
    ...blank,
    ...Object.entries({ DefendantFirstName: 'Marcus', DefendantLastName: 'Rivera', ...typed }),
  ] as (readonly [FormField, string])[]);
const county = {
  DefendantFirstName: false,
  DefendantMiddleName: false,
  DefendantLastName: true,
  DefendantDOB: false,
  ReferenceNumber: true,
  AutoGenerateReferenceNumber: true,
  EnforceMicrosoftSignOn: false,
  BreakEven: true,
  SessionLifespanUnits: 'weeks',
  SessionLifespanLength: 2,
} as const;
const ofNew = shownFields(null);
const errorsOf = (...given: Parameters<typeof caseErrors>) => Object.fromEntries(caseErrors(...given));

test('an individual must give both names, and a birthdate only if it exists', () => {
  const open = openFields(null, ofNew);
  expect(errorsOf(blank, open, false)).toEqual({ DefendantFirstName: 'Required', DefendantLastName: 'Required' });
  expect(errorsOf(riveraWith({}), open, false)).toEqual({});
  const bornOn = (DefendantBirthdate: string) => errorsOf(riveraWith({ DefendantBirthdate }), open, false);
  expect(bornOn('1999-02-29')).toEqual({ DefendantBirthdate: 'That day does not exist.' });
  expect(bornOn('2000-02-29')).toEqual({});
  expect(bornOn('1999--')).toHaveProperty('DefendantBirthdate');
});

test('a text that is too long for a request is a fault of its field', () => {
  const open = openFields(null, ofNew);
  expect(errorsOf(riveraWith({ DefendantMiddleName: 'x'.repeat(100) }), open, false)).toEqual({});
  expect(errorsOf(riveraWith({ DefendantMiddleName: 'x'.repeat(101) }), open, false)).toEqual({
    DefendantMiddleName: 'At most 100 characters.',
  });
});

test('a field the county closed is neither required nor sent', () => {
  const open = openFields(county, ofNew);
  expect(errorsOf(blank, open, false)).toEqual({ DefendantLastName: 'Required' });
  const { DefendantFirstName, DefendantMiddleName, DefendantBirthdate, ...sent } = caseFields(
    riveraWith({ DefendantFirstName: 'Marcus', DefendantMiddleName: 'J', DefendantBirthdate: '1994-05-02' }),
    open,
  );
  expect([DefendantFirstName, DefendantMiddleName, DefendantBirthdate]).toEqual([undefined, undefined, undefined]);
  expect(sent).toMatchObject({ DefendantLastName: 'Rivera' });
});

test('a number left blank is made by the server, and the status of a new case is not asked for', () => {
  const sent = caseFields(riveraWith({ CaseNumber: ' ' }), openFields(null, ofNew));
  expect(sent).not.toHaveProperty('CaseNumber');
  expect(sent).not.toHaveProperty('CaseStatus');
});

test('a county that has no number generated asks for one, if it keeps numbers at all', () => {
  expect(asksNumber(null)).toBe(false);
  expect(asksNumber(county)).toBe(false);
  expect(asksNumber({ ...county, AutoGenerateReferenceNumber: false })).toBe(true);
  expect(asksNumber({ ...county, AutoGenerateReferenceNumber: false, ReferenceNumber: false })).toBe(false);
  const open = openFields(county, ofNew);
  expect(errorsOf(riveraWith({ CaseNumber: ' ' }), open, true)).toEqual({ CaseNumber: 'Required' });
  expect(errorsOf(riveraWith({ CaseNumber: '26-1' }), open, true)).toEqual({});
});

/** What a case may say in a field of each kind. */
const examples = {
  text: '26-1',
  lines: 'one\ntwo',
  day: '2026-12-01',
  'day-ahead': '2026-12-01',
  time: '08:30',
  birthday: '1994-05-02',
  choice: 1,
};

test('a form that shows a case sends it as it stands, said or blank, in every field', () => {
  const open = openFields(null, formFields);
  const made = { ...storedCase, Id: 'case' };
  const said = Object.fromEntries(formFields.map((field) => [field, examples[formField(field).kind]]));
  const record: CaseRecord = caseRecord.parse({ ...made, ...said });
  expect(caseFields(valuesOf(record), open)).toEqual(said);
  const { CaseNumber: _, ...others } = Object.fromEntries(formFields.map((field) => [field, blankCase[field]]));
  expect(caseFields(valuesOf(made), open)).toEqual(others);
});

import { expect, test } from 'vitest';
import { z } from 'zod';
import { caseFieldText } from '../words/case-field-text.ts';
import { blankCase, type CaseRecord } from './case.ts';
import { type CaseField, caseField, caseFields } from './case-fields.ts';

test.for(caseFields)('%s may be blank in a record and in a request', (name) => {
  const { says, asks, blank } = caseField(name);
  expect(z.safeParse(says, blank).data).toBe(blank);
  expect(z.safeParse(asks, blank).data).toBe(blank);
});

test.for(caseFields.filter((name) => caseField(name).kind === 'choice'))(
  '%s has a word for each of its numbers',
  (name) => {
    const { says, choices = [] } = caseField(name);
    const taken = [...Array(20).keys()].filter((number) => z.safeParse(says, number).success);
    expect(taken).toEqual([...choices.keys()]);
  },
);

test.for(caseFields.filter((name) => caseField(name).longest !== undefined))('%s is as long as it says', (name) => {
  const { asks, longest = 0 } = caseField(name);
  expect(z.safeParse(asks, 'x'.repeat(longest)).success).toBe(true);
  expect(z.safeParse(asks, 'x'.repeat(longest + 1)).success).toBe(false);
});

test('what screens and prints name is named once each', () => {
  const labels = caseFields.flatMap((name) => caseField(name).label ?? []);
  const columns = caseFields.flatMap((name) => caseField(name).column?.name ?? []);
  expect(new Set(labels).size).toBe(labels.length);
  expect(new Set(columns).size).toBe(columns.length);
  expect(columns).not.toContain('created');
  const onCover = caseFields.map(caseField).filter((field) => field.onCover);
  expect(onCover.filter(({ label }) => label === undefined)).toEqual([]);
});

test.for<readonly [CaseField, Partial<CaseRecord>, string]>([
  ['CaseNumber', { CaseNumber: '26-1' }, '26-1'],
  ['DefendantBirthdate', { DefendantBirthdate: '1994-05-02' }, 'day 1994-05-02'],
  ['DefendantBirthdate', {}, ''],
  ['NextHearingDate', { NextHearingDate: '2026-12-01' }, 'day 2026-12-01'],
  ['NextHearingTime', { NextHearingTime: '00:05' }, '12:05 AM'],
  ['NextHearingTime', { NextHearingTime: '08:30' }, '8:30 AM'],
  ['NextHearingTime', { NextHearingTime: '12:00' }, '12:00 PM'],
  ['NextHearingTime', { NextHearingTime: '13:30' }, '1:30 PM'],
  ['NextHearingTime', {}, ''],
  ['CaseStatus', { CaseStatus: 2 }, 'Bench Warrant'],
  ['ViolentPriors', { ViolentPriors: 0 }, '0'],
  ['IsGang', {}, 'No'],
  ['ComplaintDate', { ComplaintDate: '2026-01-02' }, 'day 2026-01-02'],
])('%s of %j is said "%s"', ([name, said, words]) => {
  const at = '2026-11-20T00:00:00.000Z';
  const record = { ...blankCase, Id: 'case', OwnerId: 'me', CreatedAt: at, UpdatedAt: at, Version: 1, ...said };
  expect(caseFieldText(name, record, (day) => `day ${day}`)).toBe(words);
});

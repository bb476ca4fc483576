import type { CaseFile } from '@countwise/engine';
import { readCatalogue } from '@countwise/seed/node';
import { expect, test } from 'vitest';
import { refusalsOf } from './refusals.ts';

const law = { catalogue: readCatalogue(), today: '2026-11-22' };
const asked = { kind: 'offer', madeBy: 'People', madeAt: '2026-11-20', expiresAt: null, form: 'fixed' } as const;
const caseOf = (...crimes: readonly string[]): CaseFile => ({
  caseFile: 1,
  sentencingDate: law.today,
  charges: crimes.map((crime, at) => ({ id: `c${at + 1}`, count: at + 1, crime, date: '2026-03-14', term: 'upper' })),
});
const refused = (file: CaseFile, returnDays: number | null, form: 'fixed' | 'open' = 'fixed') =>
  refusalsOf({ filed: file, offered: file, asked: { ...asked, form, returnDays }, law }).map(({ path }) => path);

/** Robbery of 5 years (PC 213(a)(2)), 1,800 days; battery of a partner 364 days (PC 243(e)(1)). */
const robbery = 'PC 211/212.5(c)';
test.for([
  ['less than agreed', [robbery], 1799, ['returnDays']],
  ['as much', [robbery], 1800, []],
  ['more', [robbery], 1801, []],
  ['none', [robbery], null, []],
  ['less than years with jail beside', [robbery, 'PC 243(e)(1)'], 2163, ['returnDays']],
  ['any days for a life term', ['PC 187(a) first degree'], 36_000, ['returnDays']],
] as const)('a term of who does not return is no less than what is agreed (Cruz): %s', ([, crimes, days, paths]) => {
  expect(refused(caseOf(...crimes), days)).toEqual(paths);
});

test('an open plea agrees on no term that one of who does not return may be less than', () => {
  expect(refused(caseOf(robbery), 1799, 'open')).toEqual([]);
});

import { expect, test } from 'vitest';
import { caseOf, prior } from '../../case.fixture.ts';
import type { Catalogue } from '../../case-file/catalogue.ts';
import { crimeOfFacts } from '../../case-file/crime-of-facts.ts';
import { calibration } from '../../catalogue.fixture.ts';
import { sentence } from '../../sentence/sentence.ts';
import { noticesOf, noticeTests } from './notice.fixture.ts';

const robbery = 'PC 211/212.5(c)';

noticeTests(
  {
    code: 'CRIME_AMBIGUOUS',
    authority: 'PC 12022.53(b)',
    text: 'Read as PC 12022.53(b), PC 12022.53(b). It may also mean PC 12022.53(c), PC 12022.53(d).',
  },
  [
    ['an enhancement with three readings', ['c1e1'], [{ crime: robbery, enhancements: ['PC 12022.53'] }]],
    ['the gang term of a finding', [], [{ crime: robbery, gang: true }]],
    ['an enhancement with one', [], [{ crime: robbery, enhancements: ['PC 12022.53(b)'] }]],
  ],
);

test('a crime and a prior with several readings are told apart by their rows', () => {
  const rows = noticesOf('CRIME_AMBIGUOUS', [{ crime: 'PC 187(a)' }], { caseEnhancements: prior('PC 667.5') });
  expect(rows.map(({ charges, authority }) => [...charges, authority])).toEqual([
    ['c1', 'PC 187(a) first degree'],
    ['s1', 'PC 667.5(a)'],
  ]);
});

noticeTests(
  {
    code: 'ROW_MISPLACED',
    authority: 'PC 12022.53(b)',
    text: 'PC 12022.53(b) is no crime of its own and is charged as a count. It is summed where it stands.',
  },
  [
    ['an enhancement among the counts', ['c2'], [{ crime: robbery }, { crime: 'PC 12022.53(b)' }]],
    ['one under its count', [], [{ crime: robbery, enhancements: ['PC 12022.53(b)'] }]],
  ],
);

noticeTests(
  {
    code: 'ROW_MISPLACED',
    authority: robbery,
    text: `${robbery} is a crime of its own and stands under a count as an enhancement. It is summed where it stands.`,
  },
  [['a crime under a count', ['c1e1'], [{ crime: 'PC 422', enhancements: [robbery] }]]],
);

const hunting = { statute: 'FG 3009', kind: 'crime', severity: 'felony', terms: { upper: '3y' } } as const;

test.for([
  ['fg-3009~m', 1],
  ['fg-3009~f', 0],
] as const)('a charge that names %s says that its row was corrected: %i', ([id, said]) => {
  const right = { ...crimeOfFacts(hunting), id };
  const crime = id === 'fg-3009~m' ? { ...right, corrected: 'the section makes a felony alone' } : right;
  const catalogue: Catalogue = { ...calibration, byId: () => ({ kind: 'found', crime, others: [] }) };
  const { notices } = sentence(caseOf([{ crime: { id } }]), catalogue, '2026-08-01');
  const corrected = {
    code: 'CRIME_ROW_CORRECTED',
    charges: ['c1'],
    authority: 'FG 3009',
    text: 'The row of this charge was corrected: the section makes a felony alone. It is read as the felony of FG 3009; choose the crime anew if another was meant.',
  };
  expect(notices.filter(({ code }) => code === corrected.code)).toEqual(Array(said).fill(corrected));
});

test('what is said alike of several counts is one notice, on all of them', () => {
  const catalogue: Catalogue = {
    ...calibration,
    byId: (id) => ({
      kind: 'found',
      crime: { ...crimeOfFacts({ ...hunting, statute: id }), id, corrected: 'a felony alone' },
      others: [],
    }),
  };
  const counts = ['FG 3009', 'FG 3009', 'FG 3010'].map((id) => ({ crime: { id } }));
  const { notices } = sentence(caseOf(counts), catalogue, '2026-08-01');
  expect(
    notices.filter(({ code }) => code === 'CRIME_ROW_CORRECTED').map(({ charges, authority }) => [authority, charges]),
  ).toEqual([
    ['FG 3009', ['c1', 'c2']],
    ['FG 3010', ['c3']],
  ]);
});

test('what the catalogue lacks is said with its path, on no row', () => {
  expect(noticesOf('CRIME_NOT_FOUND', [{ crime: robbery }, { crime: 'PC 99999' }])).toEqual([
    {
      code: 'CRIME_NOT_FOUND',
      charges: [],
      authority: 'PC 6',
      text: expect.stringMatching(/^charges\[1\]\.crime: PC 99999.*The row is left out\.$/),
    },
  ]);
});

const shoplifting = { id: 'PC 459.5' } as const;
noticeTests(
  {
    code: 'CRIME_NOT_IN_FORCE',
    authority: 'PC 3',
    text: 'PC 459.5 as it is read here was the law from 11/05/2014, not on 11/04/2014.',
  },
  [
    ['a row by its id, the day before its first', ['c1'], [{ crime: shoplifting, date: '2014-11-04' }]],
    ['on its first day', [], [{ crime: shoplifting, date: '2014-11-05' }]],
    ['at the end of a range', [], [{ crime: shoplifting, date: '2014-11-04', dateEnd: '2014-11-05' }]],
    ['as an enhancement', ['c1e1'], [{ crime: robbery, date: '2014-11-04', enhancements: [{ crime: shoplifting }] }]],
    ['by its statute, which is read on the day', [], [{ crime: 'PC 459.5', date: '2014-11-04' }]],
  ],
);

const attemptTerms = { lower: '16m', middle: '2y', upper: '3y' };
const completedTerms = { lower: '2y', middle: '4y', upper: '6y' };
noticeTests(
  {
    code: 'ATTEMPT_TERMS_GIVEN',
    authority: 'PC 664(a)',
    text: 'The terms given for PC 211/212.5(c) are read as those of the attempt, not of the completed crime.',
  },
  [
    ['half terms', ['c1'], [{ crime: { like: robbery, terms: attemptTerms }, state: 'Attempt' }]],
    ['half terms of a completed crime', [], [{ crime: { like: robbery, terms: attemptTerms } }]],
    ['terms of the completed crime', [], [{ crime: { like: robbery, terms: completedTerms }, state: 'Attempt' }]],
    ['no terms given', [], [{ crime: robbery, state: 'Attempt' }]],
  ],
);

noticeTests(
  {
    code: 'ATTEMPT_NOT_PREMEDITATED',
    authority: 'PC 664(a)',
    text: 'Attempted murder without the finding that it was willful, deliberate and premeditated: 5, 7 or 9 years.',
  },
  [
    ['the attempt of first degree murder', ['c1'], [{ crime: 'PC 187(a) first degree', state: 'Attempt' }]],
    ['with the finding', [], [{ crime: 'PC 187(a) first degree', state: 'Attempt', findings: ['premeditated'] }]],
    ['first degree murder', [], [{ crime: 'PC 187(a) first degree' }]],
    ['a statute with two readings, which says so', [], [{ crime: 'PC 187(a)', state: 'Attempt' }]],
    ['the attempt of another crime', [], [{ crime: robbery, state: 'Attempt' }]],
  ],
);

import { type CrimeFacts, sentence } from '@countwise/engine';
import { expect, test } from 'vitest';
import { catalogueOf } from '../case-file/catalogue-of.ts';
import { calendarText, releaseDates } from './release-dates.ts';
import { answerTo, torture } from './sentence.fixture.ts';

const felony = { kind: 'crime', severity: 'felony', groups: [] } as const;
const robbery: CrimeFacts = {
  ...felony,
  statute: 'PC 211/212.5(c)',
  terms: { lower: '2y', middle: '3y', upper: '5y' },
  serious: true,
  violent: true,
};
const theft: CrimeFacts = {
  ...felony,
  statute: 'PC 487(a)',
  terms: { lower: '16m', middle: '2y', upper: '3y' },
  place: 'prison',
};
const murder: CrimeFacts = {
  ...felony,
  statute: 'PC 187(a)',
  name: 'First degree murder',
  terms: { upper: '25-life' },
  serious: true,
  violent: true,
};

test.for([
  ['a violent felony', robbery, [['Earliest release', 'PC 2933.1(a)']]],
  ['a nonviolent felony', theft, [['Earliest release', 'PC 2933; 15 CCR 3043.2']]],
  [
    'a life term',
    murder,
    [
      ['Minimum eligible parole date of the life term', 'PC 3046; PC 669(a)'],
      ['Youth offender parole', 'PC 3051(b)(3)'],
      ['Elderly parole', 'PC 3055(a), (c)'],
    ],
  ],
] as const)('%s: each date has its authority', ([, crime, dates]) => {
  const charges = [{ id: 'c1', count: 1, date: '2026-03-14', crime }] as const;
  const { release } = sentence(
    { caseFile: 1, birthdate: '2005-01-05', charges },
    catalogueOf('no crimes', []),
    '2026-08-01',
  );
  expect(releaseDates(release).map(({ label, authority }) => [label, authority])).toEqual(dates);
});

// two thefts with a strike, 6y and 16m: the estimate is 6y of 2,192 days from 08/01/2026; the full term of the primary offense
// is 3y, for the doubling is an alternative sentence, Const., art. I, § 32(a)(1)
test('nonviolent parole of a second strike: the section that leaves strikes out stands at the date without them', () => {
  const [first, second] = ['c1', 'c2'].map((id, at) => ({ id, count: at + 1, date: '2026-03-14', crime: theft }));
  const charges = first && second ? [first, second] : [];
  const file = { caseFile: 1, strikes: '1', charges, release: { futureRate: '0' } } as const;
  const { release } = sentence(file, catalogueOf('no crimes', []), '2026-08-01');
  expect(releaseDates(release).filter(({ label }) => label.includes('arole'))).toEqual([
    {
      label: 'Earliest parole',
      date: '2032-08-01',
      authority: 'the principal term as imposed, less all credit',
    },
    {
      label: 'Parole under Prop 57 regulations',
      date: '2029-08-01',
      authority: 'Cal. Const., art. I, § 32(a)(1); 15 CCR 3490-3493',
    },
  ]);
});

test('a determinate term that a life term runs beside ends on no day of release', () => {
  const long = { ...theft, terms: { upper: '9y' } } as const;
  const { release } = answerTo({ crime: long }, { crime: torture, run: 'concurrent' });
  expect(releaseDates(release).map(({ label }) => label)).toEqual(['Minimum eligible parole date of the life term']);
  expect(release.notes.join(' ')).toContain('a life term of 7 - L runs beside');
});

test('the day by the calendar is said where it is another, with how it is counted', () => {
  const dates = (earliestRelease: '2045-06-01' | null, calendarRelease: '2045-06-01' | '2045-06-02' | null) =>
    calendarText({ earliestRelease, calendarRelease }, (day) => day);
  expect(dates('2045-06-01', '2045-06-02')).toBe(
    'With years and months counted on the calendar, as the Department counts them: 2045-06-02.',
  );
  expect([dates('2045-06-01', '2045-06-01'), dates(null, null)]).toEqual(['', '']);
});

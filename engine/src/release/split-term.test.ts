import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerTo } from '../case.fixture.ts';
import type { CaseFile } from '../case-file/case-file.ts';
import { futureRates } from '../law/future-rates.ts';
import { daysBetween } from '../numbers/iso-date.ts';
import { burglary, factsOf } from './release.fixture.ts';
import { release } from './release.ts';
import type { ReleaseFacts } from './release-facts.ts';

type Changes = Omit<Partial<ReleaseFacts>, 'summary' | 'credits'> & {
  readonly summary?: Partial<ReleaseFacts['summary']>;
  readonly credit?: number;
};

/** Three years in county jail from 5 January 2026, so much of it in custody. */
const split = (custodyPart: number | undefined, { summary, credit = 0, ...more }: Changes = {}) =>
  release(
    factsOf([burglary], {
      custodyPart,
      summary: { place: 'jail1170h', ...summary },
      credits: { total: credit },
      ...more,
    }),
  );

const jailCredit = 'PC 4019(a)(6), (b), (c), (f)';

describe('a split term (R-D09): custody earns half, supervision its actual days', () => {
  test.for([
    ['a year of three', 360, 0, '2026-07-07', '2028-07-07'],
    ['a year, less credit', 360, 100, '2026-05-18', '2028-05-18'],
    ['credit one day short of the year', 360, 364, '2026-01-06', '2028-01-07'],
    ['credit of the year', 360, 365, '2026-01-05', '2028-01-06'],
    ['credit of a day more', 360, 366, '2026-01-05', '2028-01-05'],
    ['credit that reaches into supervision', 360, 400, '2026-01-05', '2027-12-02'],
    ['credit of the whole term', 360, 1096, '2026-01-05', '2026-01-05'],
    ['credit beyond the whole term', 360, 1200, '2026-01-05', '2026-01-05'],
    ['no custody', 0, 0, '2026-01-05', '2029-01-05'],
    ['no custody, with credit', 0, 96, '2026-01-05', '2028-10-01'],
    ['a day of custody', 1, 0, '2026-01-06', '2029-01-05'],
    ['all but a day in custody', 1079, 0, '2027-07-04', '2027-07-10'],
  ] as const)(
    '%s: %i of custody, %i of credit, out %s, done %s',
    ([, custody, credit, custodyEnds, supervisionEnds]) => {
      expect(split(custody, { credit }).split).toMatchObject({
        kind: 'split',
        termDays: 1080,
        custodyDays: custody,
        supervisionDays: 1080 - custody,
        custodyEnds,
        custodyAuthority: jailCredit,
        supervisionEnds,
        authority: 'PC 1170(h)(5)(B)',
      });
    },
  );

  test('a straight term has no supervision, and rests on the finding', () => {
    expect(split(1080).split).toMatchObject({
      custodyDays: 1080,
      supervisionDays: 0,
      custodyEnds: '2027-07-07',
      supervisionEnds: '2027-07-07',
      authority: 'PC 1170(h)(5)(A); CRC 4.415',
    });
  });

  test('its working is told in calendar days', () => {
    expect(split(360, { credit: 400 }).split).toMatchObject({
      working: { suspendedDays: 731, excessDays: 35, actualDays: 696, authority: 'PC 2900.5(a)' },
    });
  });

  test('the release is the end of custody, and what is expected is the sum of both parts', () => {
    expect(split(360)).toMatchObject({
      earliestRelease: '2026-07-07',
      calendarRelease: '2026-07-07',
      expectedSentenceDays: 180 + 720,
      working: { sentenceDays: 365, futureDays: 182 },
    });
    expect(split(undefined)).toMatchObject({ earliestRelease: '2027-07-07', expectedSentenceDays: 540 });
  });

  test('another rate of credit ends custody on another day, under its own law', () => {
    expect(split(360, { futureRate: '60' }).split).toMatchObject({
      custodyEnds: '2026-06-01',
      custodyAuthority: 'PC 4019.1',
      supervisionEnds: '2028-06-01',
    });
  });

  test('supervision begins after the days of misdemeanors', () => {
    const answer = split(360, { summary: { exposureDaysMisdemeanor: 30 } });
    expect(answer.split).toMatchObject({ custodyEnds: '2026-07-22', supervisionEnds: '2028-07-22' });
    expect(answer.notes[0]).toBe(
      'The 30 days of misdemeanors are served before supervision begins, and are no part of the term that is split (PC 1170(h)(5)(B)).',
    );
    for (const without of [split(1080, { summary: { exposureDaysMisdemeanor: 30 } }), split(360)])
      expect(without.notes.join()).not.toContain('misdemeanors');
  });

  test.for([
    [364, 360, undefined],
    [0, 0, undefined],
    [
      365,
      360,
      'The custody part is served: credit covers it, and what is beyond it shortens the supervision (PC 2900.5(a)).',
    ],
    [1096, 1080, 'The sentence is served: credit covers it (PC 2900.5(a)).'],
  ] as const)('%i days of credit against %i of custody: %s', ([credit, custody, note]) => {
    expect(split(custody, { credit }).notes.find((each) => each.includes('2900.5'))).toBe(note);
  });
});

describe('a term that is not split', () => {
  test.for([
    [undefined, '2015-01-01', 'No split is stated. ', 'Unless the court finds', 'PC 1170(h)(5)(A); CRC 4.415'],
    [undefined, '2014-12-31', 'No split is stated. ', 'The court may suspend', 'former PC 1170(h)(5)(A)'],
    [
      1081,
      '2026-01-05',
      'A custody part of 3y 1d is longer than the term of 3y.',
      'The whole term',
      'PC 1170(h)(5)(B)',
    ],
  ] as const)('a custody part of %s, sentenced %s', ([part, sentencingDate, why, rule, authority]) => {
    const answer = split(part, { sentencingDate });
    expect(answer.split).toEqual({
      kind: 'open',
      termDays: 1080,
      reason: expect.stringContaining(why),
      authority,
    });
    expect(answer.split).toHaveProperty('reason', expect.stringContaining(rule));
    expect(answer.earliestRelease).toBe('2027-07-07');
  });

  test('before 2015 the court could split it too', () => {
    expect(split(360, { sentencingDate: '2014-12-31' }).split).toMatchObject({
      custodyEnds: '2026-07-07',
      authority: 'former PC 1170(h)(5)(B)',
    });
  });

  test.for([
    [{ place: 'prison' }, 'A term of state prison is not split', 'PC 1170(h)(3), (5)(A); PC 1170.1(a)'],
    [{ place: 'jail', totalDeterminate: 0 }, 'Only a felony term served in county jail', 'PC 1170(h)(5)(A)'],
    [{ place: 'none' }, 'Only a felony term served in county jail', 'PC 1170(h)(5)(A)'],
    [{ place: 'jail1170h', totalDeterminate: 0 }, 'Only a felony term served in county jail', 'PC 1170(h)(5)(A)'],
  ] as const)('%j has none: %s', ([summary, reason, authority]) => {
    const answer = split(360, { summary });
    expect(answer.split).toEqual({ kind: 'none', reason: expect.stringContaining(reason), authority });
    expect(answer.earliestRelease).toBe(split(undefined, { summary }).earliestRelease);
  });
});

describe('in a case', () => {
  const theft = 'VC 10851(a)';
  const burglaryOfShop = 'PC 459/460(b)';
  const custodyPart = (days: number): Partial<CaseFile> => ({ release: { start: '2026-08-01', custodyPart: days } });

  test('the aggregate term of several counts is split', () => {
    const { release: answer, summary } = answerTo([{ crime: burglaryOfShop }, { crime: theft }], custodyPart(360));
    expect(summary).toMatchObject({ place: 'jail1170h', totalDeterminate: 1320 });
    expect(answer.split).toMatchObject({ termDays: 1320, custodyDays: 360, supervisionDays: 960 });
  });

  test('a prison count takes the whole of it to prison', () => {
    const { release: answer } = answerTo([{ crime: burglaryOfShop }, { crime: 'PC 211/212.5(c)' }], custodyPart(360));
    expect(answer.split).toMatchObject({ kind: 'none', authority: 'PC 1170(h)(3), (5)(A); PC 1170.1(a)' });
  });

  test('the day of sentence decides which law splits it', () => {
    const { release: answer } = answerTo([{ crime: burglaryOfShop, date: '2013-05-01' }], {
      ...custodyPart(360),
      sentencingDate: '2014-12-31',
    });
    expect(answer.split).toMatchObject({ kind: 'split', authority: 'former PC 1170(h)(5)(B)' });
  });
});

test('custody and supervision are the term, in days that follow each other, whatever is credited', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9000 }),
      fc.nat(9000),
      fc.nat(4000),
      fc.nat(364),
      fc.constantFrom(...futureRates),
      (totalDeterminate, part, credit, exposureDaysMisdemeanor, futureRate) => {
        const custody = part % (totalDeterminate + 1);
        const summary = { totalDeterminate, exposureDaysMisdemeanor };
        const answer = split(custody, { summary, credit, futureRate });
        const found = answer.split;
        if (found.kind !== 'split') throw new Error(found.reason);
        expect(found.custodyDays + found.supervisionDays).toBe(totalDeterminate);
        expect(found.custodyEnds).toBe(answer.earliestRelease);
        expect(found.custodyEnds >= '2026-01-05' && found.supervisionEnds >= found.custodyEnds).toBe(true);
        const whole = split(0, { summary: { totalDeterminate } }).split;
        if (whole.kind !== 'split') throw new Error(whole.reason);
        const { actualDays, excessDays } = found.working;
        expect(daysBetween(found.custodyEnds, found.supervisionEnds)).toBe(actualDays);
        const inCustody = answer.working?.sentenceDays ?? 0;
        expect(inCustody - exposureDaysMisdemeanor + found.working.suspendedDays).toBe(whole.working.suspendedDays);
        expect(excessDays).toBe(Math.max(0, credit - inCustody));
      },
    ),
  );
});

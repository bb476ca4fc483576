import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { futureRates, futureRules } from '../law/future-rates.ts';
import { defaultFutureRate, expectedSentence, futureCredit } from './future-credit.ts';
import { burglary, factsOf, murder, robbery } from './release.fixture.ts';
import { release } from './release.ts';
import { releaseDate } from './release-date.ts';

describe('credit after sentence (R-D05)', () => {
  test.for([
    ['0', 0, 0, 'PC 2933.2(a)'],
    ['15', 201, 201, 'PC 2933.1(a)'],
    ['20', 269, 269, 'PC 667(c)(5); PC 1170.12(a)(5)'],
    ['33', 448, 448, '15 CCR 3043.2'],
    ['50', 673, 673, 'PC 2933; 15 CCR 3043.2'],
    ['60', 807, 807, 'PC 4019.1'],
    ['67', 897, 897, '15 CCR 3043.2'],
  ] as const)('at %s a balance of 1,346 or 1,347 earns %i, %i under %s', ([rate, even, odd, authority]) => {
    expect([futureCredit(1346, rate), futureCredit(1347, rate)]).toEqual([even, odd]);
    expect(futureRules[rate].authority).toBe(authority);
  });

  test.for([
    ['50', '50'],
    ['20', '20'],
    ['15', '15'],
    ['0', '0'],
    ['', '0'],
    ['66', '50'],
    ['33', '33'],
  ] as const)('the default under a statutory limit of %s is %s', ([statutory, rate]) => {
    expect(defaultFutureRate(statutory)).toBe(rate);
  });

  test.for([
    [1440, '15', 1224],
    [1080, '33', 720],
    [1081, '33', 720],
    [720, '50', 360],
  ] as const)('of %i sentence days at %s, %i are expected', ([total, rate, expected]) => {
    expect(expectedSentence(total, rate)).toBe(expected);
  });
});

describe('the earliest release (R-D06)', () => {
  const fourYears = { totalDeterminate: 1440, basePrincipalTerm: 1440 };

  test.for([
    ['50', 200, '2027-09-28', { sentenceDays: 1461, earnedDays: 200, balanceDays: 1261, futureDays: 630 }],
    ['15', 115, '2029-02-23', { sentenceDays: 1461, earnedDays: 115, balanceDays: 1346, futureDays: 201 }],
  ] as const)('TV29: four years at %s with %i days of credit: %s', ([futureRate, total, date, working]) => {
    const facts = factsOf([burglary], { summary: fourYears, credits: { total }, futureRate });
    expect(release(facts)).toMatchObject({ earliestRelease: date, working: { ...working, futureRate } });
  });

  test('jail of a misdemeanor is served with the jail of probation (PC 1203.1(a), 4019(e))', () => {
    const summary = {
      totalDeterminate: 0,
      probationJailDays: 180,
      exposureDaysMisdemeanor: 97,
      place: 'jail',
    } as const;
    const facts = factsOf([burglary], { summary, credits: { total: 0 } });
    expect(release(facts).working).toMatchObject({ sentenceDays: 277, balanceDays: 277, futureDays: 138 });
  });

  test('at a chosen rate a longer term beside the controlling one is served too (In re Reeves)', () => {
    // three years and 364 days of jail control, four years run beside them: no jail day is served in prison (PC 19.2)
    const chains = [
      { counts: ['a', 'm'], determinateDays: 1080, indeterminateDays: 0, rate: '50' },
      { counts: ['b'], determinateDays: 1440, indeterminateDays: 0, rate: '50' },
    ];
    const summary = { totalDeterminate: 1080, exposureDaysMisdemeanor: 364, place: 'prison' } as const;
    const facts = factsOf([burglary], { summary, chains, credits: { total: 0 }, futureRate: '50' });
    expect(release(facts).working).toMatchObject({ sentenceDays: 1461, futureDays: 730 });
  });

  test('is never before the start: a sentence may be served already', () => {
    const answer = release(factsOf([burglary], { credits: { actual: 600, conduct: 600, total: 1200 } }));
    expect(answer.earliestRelease).toBe('2026-01-05');
    expect(answer.notes[0]).toContain('PC 1170(a)(3)');
  });

  test.for([
    [1095, []],
    [1096, ['The sentence is deemed served']],
  ] as const)('three years, %i days of credit: %j', ([total, notes]) => {
    const deemed = release(factsOf([burglary], { credits: { total } })).notes.filter((note) => note.includes('deemed'));
    expect(deemed).toEqual(notes.map((note) => expect.stringContaining(note)));
  });

  test.for([
    ['jail1170h', 'The sentence is served: credit covers it (PC 2900.5(a)).'],
    ['jail', 'The sentence is served: credit covers it (PC 2900.5(a)).'],
  ] as const)('in %s no supervision follows by itself', ([place, note]) => {
    const facts = factsOf([burglary], { summary: { place }, credits: { total: 1096 } });
    expect(release(facts).notes[0]).toBe(note);
  });

  test.for([
    ['prison', 180, ['The 180 days of misdemeanors are county jail time and are not in this date (PC 19.2).']],
    ['prison', 0, []],
    ['jail1170h', 180, []],
  ] as const)('in %s, %i days of misdemeanors: %j', ([place, exposureDaysMisdemeanor, expected]) => {
    const { notes } = release(factsOf([burglary], { summary: { place, exposureDaysMisdemeanor } }));
    expect(notes.filter((note) => note.includes('misdemeanors'))).toEqual(expected);
  });

  test('without a date of birth neither hearing has a day, and both say so', () => {
    expect(release(factsOf([burglary], { summary: { totalDeterminate: 2880 } })).notes).toEqual([
      'Youth parole: needs the date of birth (PC 3051).',
      'Elderly parole: needs the date of birth (PC 3055).',
    ]);
  });

  test('no sentence is not a sentence served', () => {
    const notes = release(factsOf([burglary], { summary: { totalDeterminate: 0, place: 'jail' } })).notes;
    expect(notes.join()).not.toContain('deemed');
  });

  test.for([
    ['jail', '2027-01-04'],
    ['jail1170h', '2027-01-04'],
    ['prison', '2026-01-05'],
  ] as const)('364 misdemeanor days served in %s end %s', ([place, date]) => {
    const summary = { totalDeterminate: 0, exposureDaysMisdemeanor: 364, place };
    const answer = release(factsOf([burglary], { summary, futureRate: '0' }));
    expect([answer.earliestRelease, answer.calendarRelease]).toEqual([date, date]);
  });

  test.for([
    [{ totalIndeterminate: 9000 }, 'No release date: parole may be considered after the minimum of 25 - L (PC 3046).'],
    [{ special: 'LWOP' }, 'No release date: LWOP.'],
    [{ special: 'DEATH' }, 'No release date: DEATH.'],
    [{ place: 'none' }, 'No release date: nothing is to be served.'],
  ] as const)('%j has none: %s', ([summary, note]) => {
    const answer = release(factsOf([burglary], { summary }));
    expect(answer).toMatchObject({ earliestRelease: null, calendarRelease: null, working: null, byRate: [] });
    expect(answer.notes[0]).toBe(note);
  });

  test('counted on the calendar, months have their own length (J-05)', () => {
    const answer = release(
      factsOf([burglary], { summary: { totalDeterminate: 480 }, start: '2026-02-01', futureRate: '0' }),
    );
    expect(answer.earliestRelease).toBe('2027-06-01');
    expect(answer.calendarRelease).toBe('2027-06-01');
    const march = release(
      factsOf([burglary], { summary: { totalDeterminate: 60 }, start: '2026-03-01', futureRate: '0' }),
    );
    expect([march.earliestRelease, march.calendarRelease]).toEqual(['2026-04-30', '2026-05-01']);
  });

  test('the statutory limit is the default rate; every rate is shown', () => {
    const afterSentence = { rate: '20', authority: 'PC 667(c)(5)', cdcrRate: '50', cdcrAuthority: '15 CCR 3043.2' };
    const answer = release(factsOf([burglary], { credits: { afterSentence } }));
    expect(answer.working?.futureRate).toBe('20');
    expect(answer.expectedSentenceDays).toBe(864);
    expect(answer.byRate.map(({ rate }) => rate)).toEqual(futureRates);
    expect(answer.byRate.find(({ rate }) => rate === '20')?.earliestRelease).toBe(answer.earliestRelease);
  });

  test.for([
    ['prison', 'PC 2933; 15 CCR 3043.2'],
    ['jail1170h', 'PC 4019(a)(6), (b), (c), (f)'],
    ['jail', 'PC 4019(a)(1), (b), (c), (f)'],
  ] as const)('in %s the half rests on %s, other rates on their own law', ([place, authority]) => {
    const { byRate } = release(factsOf([burglary], { summary: { place } }));
    const of = (wanted: string) => byRate.find(({ rate }) => rate === wanted)?.authority;
    expect([of('50'), of('60')]).toEqual([authority, 'PC 4019.1']);
  });

  test('a better rate or more credit never means a later release', () => {
    fc.assert(
      fc.property(fc.nat(9000), fc.nat(2000), fc.nat(50), (totalDeterminate, total, more) => {
        const dates = futureRates.map(
          (rate) =>
            releaseDate(factsOf([robbery], { summary: { totalDeterminate }, credits: { total } }), rate)?.date ?? '',
        );
        expect(dates).toEqual(dates.toSorted().toReversed());
        const credited = factsOf([robbery], { summary: { totalDeterminate }, credits: { total: total + more } });
        expect((releaseDate(credited, '0')?.date ?? '') <= (dates[0] ?? '')).toBe(true);
      }),
    );
  });
});

describe('the minimum eligible parole date of life terms', () => {
  test.for([
    ['1998-06-02', 3600, 'PC 3046; former PC 2931', '2036-01-05'],
    ['1998-06-03', 5400, 'PC 3046; PC 669(a)', '2041-01-05'],
  ] as const)(
    'second degree murder of %s: %i sentence days under %s, %s',
    ([offenseDate, minimumDays, authority, date]) => {
      expect(release(factsOf([{ ...murder, offenseDate }])).lifeParole).toMatchObject({ minimumDays, authority, date });
    },
  );

  test('a third is taken of what credit leaves, and only where every life term is such a murder', () => {
    const old = { ...murder, offenseDate: '1990-01-01' };
    expect(release(factsOf([old], { credits: { total: 30 } })).lifeParole).toMatchObject({ minimumDays: 3610 });
    expect(release(factsOf([old, { ...old, id: 'c9', statute: 'PC 209(a)' }])).lifeParole?.minimumDays).toBe(10_800);
    expect(release(factsOf([old, burglary])).lifeParole?.minimumDays).toBe(5400);
    expect(release(factsOf([old, { ...burglary, determinateDays: 0 }])).lifeParole?.minimumDays).toBe(3600);
  });

  test.for([
    ['PC 217.1(b)', '15', '2038-10-07', 'PC 3046; PC 217.1(b)'],
    ['PC 667.75', '50', '2033-07-07', 'PC 3046; PC 667.75'],
    ['PC 667.7(a)(2)', '15', '2041-01-05', 'PC 3046; PC 669(a)'],
  ] as const)('the minimum of %s at %s per cent: %s', ([termOf, rate, date, authority]) => {
    const afterSentence = { rate, authority: '', cdcrRate: '', cdcrAuthority: '' };
    const answer = release(factsOf([{ ...murder, termOf }], { credits: { afterSentence } }));
    expect(answer.lifeParole).toMatchObject({ date, authority });
  });

  test('determinate terms are served first, with their own credit', () => {
    const credits = { total: 100, afterSentence: { rate: '15', authority: '', cdcrRate: '33', cdcrAuthority: '' } };
    const answer = release(factsOf([{ ...murder, determinateDays: 720 }], { credits }));
    // 730 days less 100, less 94 of future credit: 536; then fifteen years
    expect(answer.lifeParole?.date).toBe('2042-06-25');
    expect(answer.lifeParole?.working).toEqual({
      yearsDays: 720,
      years: { sentenceDays: 730, earnedDays: 100, balanceDays: 630, futureDays: 94, futureRate: '15' },
      from: '2027-06-25',
      earnedDays: 0,
      conductDays: 0,
    });
  });

  test('credit beyond the determinate term comes off the minimum', () => {
    const { lifeParole } = release(factsOf([murder], { credits: { total: 10 } }));
    expect(lifeParole?.date).toBe('2040-12-26');
    expect(lifeParole?.working).toEqual({
      yearsDays: 0,
      years: null,
      from: '2026-01-05',
      earnedDays: 10,
      conductDays: 0,
    });
  });

  test.for([
    ['seven years of seven', 2520, 2520, '2032-11-26'],
    ['seven years of fifteen', 5400, 2520, '2040-11-11'],
    ['none of a term that runs with another', 2520, 0, '2032-11-11'],
  ] as const)(
    'of forty days and fifteen for conduct, %s take the forty alone',
    ([, indeterminateDays, unshortened, date]) => {
      const life = { ...robbery, determinateDays: 0, indeterminateDays, unshortened };
      expect(release(factsOf([life], { credits: { actual: 40, conduct: 15, total: 55 } })).lifeParole?.date).toBe(date);
    },
  );

  test('there is none without a life term, or where the term never ends', () => {
    expect(release(factsOf([burglary])).lifeParole).toBeNull();
    expect(release(factsOf([murder], { summary: { special: 'LWOP' } })).lifeParole).toBeNull();
  });
});

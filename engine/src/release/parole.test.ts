import { describe, expect, test } from 'vitest';
import { burglary, factsOf, murder, robbery } from './release.fixture.ts';
import { release } from './release.ts';
import { releaseNotices } from './release-notices.ts';

describe('nonviolent parole (R-D07)', () => {
  test('TV35: principal of 4y doubled, 94 actual and 94 conduct days: the product and the law', () => {
    const doubled = {
      ...burglary,
      strikes: '1',
      determinateDays: 1440,
      crimeTerm: { selected: 720, maximum: 1080 },
    } as const;
    const answer = release(factsOf([doubled], { credits: { actual: 94, conduct: 94, total: 188 } }));
    expect(answer.prop57).toBe('Eligible');
    expect(answer.earliestParole).toBe('2029-07-01');
    expect(answer.legal).toEqual({
      eligible: true,
      track: 'determinate',
      date: '2027-10-03',
      authority: '15 CCR 3490-3493',
      fullTermDays: 720,
    });
    expect(answer.legalParole).toBe('2027-10-03');
  });

  test('Canady: received 2017-09-06, two years undoubled, 94 actual days: 2019-06-04', () => {
    const charge = {
      ...burglary,
      strikes: '1',
      determinateDays: 1440,
      crimeTerm: { selected: 720, maximum: 1080 },
    } as const;
    const facts = factsOf([charge], { start: '2017-09-06', credits: { actual: 94, conduct: 94, total: 188 } });
    expect(release(facts).legalParole).toBe('2019-06-04');
  });

  test.for([
    ['Convicted', 'Ineligible'],
    ['Stayed654', 'Eligible'],
  ] as const)('a violent count that is %s: the product says %s, the law excludes', ([status, prop57]) => {
    const answer = release(factsOf([burglary, { ...robbery, status }]));
    expect(answer.prop57).toBe(prop57);
    expect(answer.legal).toMatchObject({ eligible: false, date: null, authority: '15 CCR 3490(a)(5)' });
  });

  test('a violent count that was dismissed excludes nobody', () => {
    expect(release(factsOf([burglary, { ...robbery, status: 'Dismissed' }])).legal.eligible).toBe(true);
  });

  test('a third striker waits for the greatest term of the primary offense (J-17)', () => {
    const third = {
      ...burglary,
      strikes: '2+',
      thirdStrike: true,
      determinateDays: 0,
      indeterminateDays: 9000,
      crimeTerm: { selected: 480, maximum: 1080 },
    } as const;
    const answer = release(factsOf([third], { credits: { actual: 100, total: 200 } }));
    expect(answer).toMatchObject({ prop57: 'Ineligible', earliestParole: null, legalParole: '2028-09-27' });
    expect(answer.legal).toMatchObject({
      track: 'nonviolent third striker',
      authority: '15 CCR 3495(d)',
      fullTermDays: 1080,
    });
  });

  test.for([
    [factsOf([burglary], { summary: { place: 'jail1170h' } }), 'not in state prison', '15 CCR 3490(a)'],
    [factsOf([]), 'not in state prison', '15 CCR 3490(a)'],
    [factsOf([robbery]), 'violent felony', '15 CCR 3490(a)(5)'],
    [factsOf([burglary], { summary: { special: 'LWOP' } }), 'LWOP', '15 CCR 3495(b)'],
  ] as const)('case %# is outside: %s under %s', ([facts, track, authority]) => {
    expect(release(facts).legal).toMatchObject({ eligible: false, track, authority });
  });

  test('the longest single term is the primary offense, whichever count it is', () => {
    const longer = { ...burglary, id: 'c9', crimeTerm: { selected: 1440, maximum: 1440 } };
    for (const charges of [
      [burglary, longer],
      [longer, burglary],
    ]) {
      expect(release(factsOf(charges)).legal.fullTermDays).toBe(1440);
    }
  });

  test('a stayed or petty count is not the primary offense', () => {
    const long = { ...burglary, id: 'c9', crimeTerm: { selected: 1440, maximum: 1440 } };
    const others = [
      { ...long, status: 'Stayed654' },
      { ...long, severity: 'misdemeanor' },
    ] as const;
    expect(release(factsOf([burglary, ...others])).legal.fullTermDays).toBe(1080);
  });

  test('a nonviolent life term without a determinate triad has no date', () => {
    const life = { ...burglary, determinateDays: 0, indeterminateDays: 2520, crimeTerm: { selected: 0, maximum: 0 } };
    expect(release(factsOf([life])).legal).toEqual({
      eligible: true,
      track: 'nonviolent indeterminate term',
      date: null,
      authority: '15 CCR 3495(d)',
      fullTermDays: null,
    });
  });

  test('one third-strike count among others puts the case on its track', () => {
    const third = { ...burglary, id: 'c9', thirdStrike: true, indeterminateDays: 9000 };
    expect(release(factsOf([burglary, third])).legal.track).toBe('nonviolent third striker');
  });

  test.for([
    [factsOf([{ ...burglary, special: 'LWOP' }]), 'Ineligible', null],
    [factsOf([burglary], { summary: { basePrincipalTerm: 0 } }), 'Eligible', null],
    [
      factsOf([{ ...burglary, enhancements: [{ determinateDays: 360, indeterminateDays: 0 }] }]),
      'Eligible',
      '2029-01-05',
    ],
    [factsOf([robbery]), 'Ineligible', null],
  ] as const)('case %#: the product says %s, from %s', ([facts, prop57, earliestParole]) => {
    expect(release(facts)).toMatchObject({ prop57, earliestParole });
  });

  test('a life enhancement makes the verdict Ineligible', () => {
    const shot = { ...burglary, enhancements: [{ determinateDays: 0, indeterminateDays: 9000 }] };
    expect(release(factsOf([shot])).prop57).toBe('Ineligible');
  });

  test('neither date comes before the start', () => {
    const answer = release(factsOf([burglary], { credits: { actual: 1200, total: 1200 } }));
    expect([answer.earliestParole, answer.legalParole]).toEqual(['2026-01-05', '2026-01-05']);
  });
});

describe('youth parole (R-D08)', () => {
  const life = { ...robbery, determinateDays: 0, indeterminateDays: 2520 };
  const at = (birthdate: string) => ({ birthdate, credits: { actual: 5 } });

  test.for([
    [{ ...robbery, determinateDays: 14_400 }, '2039-12-31'],
    [life, '2044-12-31'],
    [{ ...life, indeterminateDays: 8999 }, '2044-12-31'],
    [{ ...life, indeterminateDays: 9000 }, '2049-12-31'],
    [{ ...robbery, enhancements: [{ determinateDays: 0, indeterminateDays: 9000 }] }, '2049-12-31'],
    [{ ...life, special: 'LWOP', offenseDate: '2017-11-30' }, '2049-12-31'],
  ] as const)('controlling offense %#: first day of the hearing year %s', ([charge, date]) => {
    expect(release(factsOf([charge], at('2000-01-01'))).youthParole).toBe(date);
  });

  test('the longest term controls, whichever count it is', () => {
    const charges = [life, { ...life, id: 'c8', indeterminateDays: 9000 }, { ...burglary, determinateDays: 14_400 }];
    for (const order of [charges, charges.toReversed()]) {
      expect(release(factsOf(order, at('2000-01-01'))).youthParole).toBe('2049-12-31');
    }
  });

  test('of equal terms the first count controls', () => {
    const older = { ...life, id: 'c8', offenseDate: '2030-01-01' };
    expect(release(factsOf([life, older], at('2000-01-01'))).youthParole).toBe('2044-12-31');
    expect(release(factsOf([older, life], at('2000-01-01'))).youthParole).toBeNull();
  });

  test.for([
    ['2018-01-01', null],
    ['2017-12-31', '2049-12-31'],
  ] as const)('life without parole for an act of %s, born 2000-01-01: %s', ([offenseDate, date]) => {
    expect(release(factsOf([{ ...life, special: 'LWOP', offenseDate }], at('2000-01-01'))).youthParole).toBe(date);
  });

  test('one count under the Three Strikes or One Strike law excludes the person', () => {
    for (const other of [
      { ...burglary, strikes: '1' },
      { ...burglary, oneStrike: true },
    ] as const) {
      expect(release(factsOf([life, other], at('2000-01-01'))).youthParole).toBeNull();
    }
  });

  test.for([
    [factsOf([life], { ...at('2000-01-01'), summary: { place: 'jail1170h' } })],
    [factsOf([], at('2000-01-01'))],
  ] as const)('only prison has it, case %#', ([facts]) => {
    expect(release(facts).notes).toContain('Youth parole: only from state prison (PC 3051).');
  });

  test('at 25 a youth, at 26 no longer', () => {
    const on = (offenseDate: string) => release(factsOf([{ ...life, offenseDate }], at('2000-01-01')));
    expect(on('2025-12-31').youthParole).toBe('2044-12-31');
    expect(on('2026-01-01').youthParole).toBeNull();
    expect(on('2026-01-01').notes.join()).toContain('PC 3051(b)');
  });

  test.for([
    [{ ...life, strikes: '1' }, 'PC 3051(h)'],
    [{ ...life, oneStrike: true }, 'Williams (2024) 17 Cal.5th 99'],
    [{ ...life, special: 'LWOP' }, 'Hardin (2024) 15 Cal.5th 834'],
    [{ ...life, special: 'DEATH' }, 'PC 3051(h)'],
  ] as const)('excluded, case %#: %s', ([charge, authority]) => {
    const answer = release(factsOf([charge], at('2000-01-01')));
    expect(answer.youthParole).toBeNull();
    expect(answer.notes.find((note) => note.startsWith('Youth'))).toContain(authority);
  });

  test.for([
    [10_074, null],
    [10_075, '2039-12-31'],
  ] as const)('released on the day of the hearing or a day later, after %i days: %s', ([determinateDays, date]) => {
    expect(release(factsOf([{ ...robbery, determinateDays }], at('2000-01-01'))).youthParole).toBe(date);
  });

  test('a hearing that is held leaves no reason in the notes', () => {
    const notes = release(factsOf([murder], { birthdate: '2000-01-01' })).notes;
    expect(notes).toEqual(['No release date: parole may be considered after the minimum of 15 - L (PC 3046).']);
  });

  test('a term that ends sooner needs no hearing', () => {
    const answer = release(factsOf([robbery], at('2000-01-01')));
    expect(answer.youthParole).toBeNull();
    expect(answer.notes).toContain('Youth parole: the term ends before the hearing.');
  });

  test('without a date of birth it is said that one is needed', () => {
    expect(release(factsOf([life])).notes).toContain('Youth parole: needs the date of birth (PC 3051).');
  });
});

describe('elderly parole (R-D08)', () => {
  test.for([
    ['1970-01-01', '2045-12-31'],
    ['1996-03-01', '2046-03-01'],
  ] as const)('born %s: %s', ([birthdate, date]) => {
    expect(release(factsOf([murder], { birthdate, credits: { actual: 5 } })).elderlyParole).toBe(date);
  });

  test.for([
    [factsOf([{ ...murder, strikes: '1' }], { birthdate: '1970-01-01' }), 'Three Strikes'],
    [factsOf([murder, { ...burglary, strikes: '1' }], { birthdate: '1970-01-01' }), 'Three Strikes'],
    [factsOf([murder], { birthdate: '1970-01-01', summary: { special: 'LWOP' } }), 'LWOP'],
    [factsOf([murder], { birthdate: '1970-01-01', summary: { place: 'jail1170h' } }), 'only from state prison'],
    [factsOf([murder]), 'date of birth'],
    [factsOf([burglary], { birthdate: '1970-01-01' }), 'ends before the hearing'],
  ] as const)('none, case %#: %s', ([facts, reason]) => {
    const answer = release(facts);
    expect(answer.elderlyParole).toBeNull();
    expect(answer.notes.find((note) => note.startsWith('Elderly'))).toContain(reason);
  });
});

describe('supervision after custody (R-D09)', () => {
  test.for([
    ['ordinary prison felony', [burglary], {}, 'PC 3451; PC 3456'],
    ['violent felony', [robbery], {}, 'PC 3000.01'],
    ['serious felony among others', [burglary, { ...burglary, serious: true }], {}, 'PC 3000.01'],
    ['violent felony by finding', [{ ...burglary, violent: true }], {}, 'PC 3000.01'],
    ['life term', [{ ...burglary, indeterminateDays: 2520 }], {}, 'PC 3000.01'],
    ['dismissed violent felony', [burglary, { ...robbery, status: 'Dismissed' }], {}, 'PC 3451; PC 3456'],
    ['registrant among others', [robbery, { ...burglary, registrable: true }], {}, 'PC 3000(b)'],
    ['murder among others', [robbery, murder], {}, 'PC 3000.1'],
    ['third strike', [{ ...burglary, thirdStrike: true }], {}, 'PC 3000.01'],
    ['registrant', [{ ...robbery, registrable: true }], {}, 'PC 3000(b)'],
    ['murder', [murder], {}, 'PC 3000.1'],
    ['jail felony', [burglary], { place: 'jail1170h' }, 'PC 1170(h)(5)'],
  ] as const)('%s, case %#', ([, charges, summary, authority]) => {
    expect(release(factsOf(charges, { summary })).supervision.map((row) => row.authority)).toEqual([authority]);
  });

  test.for([
    ['2020-06-30', 'Parole for 3 years.', 'PC 3000(b)'],
    ['2020-07-01', 'Parole for 2 years', 'PC 3000.01'],
  ] as const)('released %s: %s under %s', ([start, text, authority]) => {
    const served = factsOf([robbery], { start, credits: { total: 5000 } });
    expect(release(served).supervision).toEqual([{ text: expect.stringContaining(text), authority }]);
  });

  test('a life term has the longer period', () => {
    const life = { ...robbery, determinateDays: 0, indeterminateDays: 2520 };
    expect(release(factsOf([robbery, life])).supervision[0]?.text).toContain('3 years');
    expect(release(factsOf([robbery])).supervision[0]?.text).toContain('2 years');
  });

  test('a misdemeanor term and a sentence without end have none', () => {
    expect(release(factsOf([burglary], { summary: { place: 'jail' } })).supervision).toEqual([]);
    expect(release(factsOf([murder], { summary: { special: 'LWOP' } })).supervision).toEqual([]);
  });
});

describe('notices of release and parole', () => {
  const codes = (facts: Parameters<typeof releaseNotices>[0]) => releaseNotices(facts).map(({ code }) => code);
  const striker = { rate: '20', authority: 'PC 667(c)(5)', cdcrRate: '50', cdcrAuthority: '15 CCR 3043.2' };

  test.for([
    [factsOf([burglary]), []],
    [factsOf([murder]), ['LIFE_CREDIT_LITIGATION', 'PROP57_EXCLUDED_VIOLENT']],
    [factsOf([burglary, { ...robbery, status: 'Stayed654' }]), ['PROP57_EXCLUDED_VIOLENT']],
    [factsOf([burglary], { summary: { place: 'jail1170h' } }), ['PROP57_OTHER_TRACK']],
    [
      factsOf([{ ...burglary, indeterminateDays: 9000, thirdStrike: true }], {}),
      ['LIFE_CREDIT_LITIGATION', 'PROP57_OTHER_TRACK'],
    ],
    [factsOf([burglary], { credits: { afterSentence: striker } }), ['FUTURE_RATE_STATUTORY']],
    [factsOf([burglary], { credits: { afterSentence: striker }, futureRate: '50' }), []],
    [factsOf([burglary], { credits: { afterSentence: { ...striker, cdcrRate: '20' } } }), []],
    [factsOf([burglary], { credits: { afterSentence: striker }, summary: { totalDeterminate: 0 } }), []],
    [
      factsOf([burglary], { credits: { afterSentence: striker }, summary: { place: 'jail1170h' } }),
      ['PROP57_OTHER_TRACK'],
    ],
    [factsOf([], {}), []],
  ] as const)('case %#: %j', ([facts, expected]) => {
    expect(codes(facts)).toEqual(expected);
  });

  test('each is a sentence that names its counts', () => {
    const life = { ...burglary, id: 'c9', indeterminateDays: 9000, thirdStrike: true };
    const cases = [
      factsOf([burglary, murder]),
      factsOf([burglary, life]),
      factsOf([burglary], { summary: { place: 'jail1170h' } }),
      factsOf([burglary, { ...robbery, status: 'Stayed654' }], { credits: { afterSentence: striker } }),
    ];
    const notices = cases.flatMap((facts) => releaseNotices(facts));
    expect(notices.map(({ code, charges }) => [code, ...charges])).toEqual([
      ['LIFE_CREDIT_LITIGATION', 'c3'],
      ['PROP57_EXCLUDED_VIOLENT', 'c3'],
      ['LIFE_CREDIT_LITIGATION', 'c9'],
      ['PROP57_OTHER_TRACK', 'c1', 'c9'],
      ['PROP57_OTHER_TRACK', 'c1'],
      ['FUTURE_RATE_STATUTORY', 'c1'],
      ['PROP57_EXCLUDED_VIOLENT', 'c2'],
    ]);
    for (const { text, authority } of notices) {
      expect(text).toMatch(/^[A-Z].{40,}\.$/);
      expect(authority).not.toBe('');
    }
  });

  test('names the counts that exclude, with the regulation', () => {
    expect(releaseNotices(factsOf([burglary, robbery]))).toEqual([
      expect.objectContaining({
        code: 'PROP57_EXCLUDED_VIOLENT',
        charges: ['c2'],
        authority: '15 CCR 3490(a)(5); In re Mohammad (2022) 12 Cal.5th 518',
      }),
    ]);
  });
});

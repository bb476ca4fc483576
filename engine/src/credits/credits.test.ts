import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, inclusiveDays } from '../numbers/iso-date.ts';
import { creditNotices } from './credit-notices.ts';
import { burglary, factsOf, murder, robbery } from './credits.fixture.ts';
import { credits } from './credits.ts';

const days244 = { in: '2026-01-01', out: '2026-09-01' } as const;
const codes = (facts: Parameters<typeof creditNotices>[0]) => creditNotices(facts).map(({ code }) => code);

describe('credits of a chosen ratio', () => {
  test.for([
    ['50', 244, 'PC 4019(b), (c), (f)'],
    ['33', 122, 'former PC 4019(b), (c), (f)'],
    ['20', 61, 'PC 667(c)(5)'],
    ['15', 36, 'PC 2933.1(c)'],
    ['0', 0, 'PC 2933.2(c)'],
  ] as const)('TV28: 244 days at %s: %i under %s', ([rate, conduct, authority]) => {
    const answer = credits(factsOf([burglary], { custody: [{ ...days244, rate }] }));
    expect(answer).toMatchObject({ actual: 244, conduct, total: 244 + conduct });
    expect(answer.groups).toEqual([expect.objectContaining({ rate, days: 244, conduct, authority })]);
  });

  test('rows of one ratio are added before the formula: two odd rows lose no day (J-09)', () => {
    const custody = [
      { in: '2026-01-01', out: '2026-01-05', rate: '50' },
      { in: '2026-02-01', out: '2026-02-05', rate: '50' },
    ] as const;
    const answer = credits(factsOf([burglary], { custody }));
    expect(answer).toMatchObject({ actual: 10, conduct: 10 });
    expect(answer.rows.map(({ conduct }) => conduct)).toEqual([4, 4]);
  });

  test('the working names the ratio; a row that others hold is no group', () => {
    const custody = [
      { in: '2026-01-01', out: '2026-01-10', rate: '50' },
      { in: '2026-01-02', out: '2026-01-03', rate: '15' },
    ] as const;
    expect(credits(factsOf([burglary], { custody })).groups.map(({ working }) => working)).toEqual([
      '10 actual days at 50 %: 10',
    ]);
  });

  test('rows of two ratios are two groups', () => {
    const custody = [
      { in: '2026-01-01', out: '2026-01-10', rate: '50' },
      { in: '2026-02-01', out: '2026-02-20', rate: '15' },
    ] as const;
    expect(credits(factsOf([burglary], { custody })).groups.map(({ days, conduct }) => [days, conduct])).toEqual([
      [10, 10],
      [20, 3],
    ]);
  });
});

describe('credits by the law of the custody day', () => {
  const auto = (first: string, last: string) => [{ in: first, out: last, rate: 'auto' }] as const;

  test.for([
    ['2005-12-01', '2005-12-15', '2005-12-19', 5, 2, 'former PC 4019(b), (c), (f)'],
    ['2010-06-15', '2010-11-13', '2011-03-15', 123, 123, 'former PC 2933(e), Stats. 2010, ch. 426'],
    ['2024-01-10', '2024-02-01', '2024-03-01', 30, 30, 'PC 4019(b), (c), (f), (h)'],
    ['2024-01-10', '2026-01-01', '2026-04-11', 101, 100, 'PC 4019(b), (c), (f), (h)'],
    ['2024-01-10', '2026-01-01', '2026-01-01', 1, 0, 'PC 4019(b), (c), (f), (h)'],
  ] as const)(
    'crime %s, custody %s to %s: %i actual, %i conduct under %s',
    ([crime, first, last, actual, conduct, law]) => {
      const answer = credits(factsOf([{ ...burglary, offenseDate: crime }], { custody: auto(first, last) }));
      expect(answer).toMatchObject({ actual, conduct, groups: [{ authority: law }] });
    },
  );

  test('a row over four forms of the law is split on their first days, and each form earns by itself', () => {
    const facts = factsOf([{ ...burglary, offenseDate: '2009-06-01' }], { custody: auto('2010-01-18', '2011-10-07') });
    expect(
      credits(facts).rows.map(({ row, in: dateIn, out, days, conduct }) => [row, dateIn, out, days, conduct]),
    ).toEqual([
      [0, '2010-01-18', '2010-01-24', 7, 2],
      [0, '2010-01-25', '2010-09-27', 246, 246],
      [0, '2010-09-28', '2011-09-30', 368, 368],
      [0, '2011-10-01', '2011-10-07', 7, 2],
    ]);
    // the two pieces at two for four are one group: 14 days, three blocks
    expect(credits(facts)).toMatchObject({ actual: 628, conduct: 246 + 368 + 6 });
  });

  test.for([
    [[burglary, { ...robbery, concurrent: true }], 65, 'PC 2933.1(c)'],
    [[burglary, { ...robbery, status: 'Stayed654' }], 65, 'PC 2933.1(c)'],
    [[burglary, { ...robbery, status: 'Stayed' }], 436, 'PC 4019(b), (c), (f), (h)'],
    [[burglary, { ...murder, status: 'Stayed654' }], 0, 'PC 2933.2(a), (c)'],
    [[burglary, murder, robbery], 0, 'PC 2933.2(a), (c)'],
    [[{ ...burglary, strikes: '1' }], 436, 'PC 4019(b), (c), (f), (h)'],
  ] as const)('436 days, case %#: %i under %s', ([charges, conduct, authority]) => {
    const answer = credits(factsOf(charges, { custody: auto('2025-01-01', '2026-03-12') }));
    expect(answer).toMatchObject({ actual: 436, conduct, groups: [{ authority }] });
  });

  test('a violent felony with two violent prison priors earns nothing', () => {
    const facts = factsOf([robbery], { violentPriors: 2, custody: auto('2026-01-01', '2026-04-10') });
    expect(credits(facts)).toMatchObject({ conduct: 0, groups: [{ authority: 'PC 2933.5' }] });
  });

  test.for([
    [2, 0],
    [3, 0],
    [4, 4],
  ] as const)('a confinement of %i days earns %i (section 4019(e))', ([days, conduct]) => {
    const custody = auto('2026-01-01', addDays('2026-01-01', days - 1));
    expect(credits(factsOf([burglary], { custody })).conduct).toBe(conduct);
  });

  test('of a row split between forms the whole confinement counts, not the piece', () => {
    const facts = factsOf([{ ...burglary, offenseDate: '2009-06-01' }], { custody: auto('2010-01-20', '2010-01-26') });
    expect(credits(facts).rows.map(({ days, conduct }) => [days, conduct])).toEqual([
      [5, 2],
      [2, 2],
    ]);
  });

  test.for([
    ['2010-01-25', '2010-01-30', 1],
    ['2010-01-20', '2010-01-25', 2],
    ['2010-01-20', '2010-01-24', 1],
  ] as const)('custody %s to %s is %i row', ([first, last, rows]) => {
    const facts = factsOf([{ ...burglary, offenseDate: '2009-06-01' }], { custody: auto(first, last) });
    expect(credits(facts).rows).toHaveLength(rows);
  });

  test.for([
    [{ place: 'prison' }, '50', 'day for day: 10'],
    [{ place: 'jail1170h' }, '33', 'two for four: 4'],
  ] as const)('served in %j, in 2011: rate %s, %s', ([more, rate, words]) => {
    const facts = factsOf([{ ...burglary, offenseDate: '2011-01-01' }], {
      custody: auto('2011-02-01', '2011-02-10'),
      ...more,
    });
    expect(credits(facts).groups[0]).toMatchObject({ rate, working: `10 actual days at ${words}` });
  });

  test.for(['serious', 'violent', 'registrable'] as const)('a %s felony has the stricter form of 2011', (flag) => {
    const charge = { ...burglary, offenseDate: '2011-01-01', [flag]: true };
    expect(credits(factsOf([charge], { custody: auto('2011-02-01', '2011-02-10') })).conduct).toBe(
      flag === 'violent' ? 1 : 4,
    );
  });

  test('a strike has the stricter form of 2011; an infraction has no part in it', () => {
    const charge = { ...burglary, offenseDate: '2011-01-01', strikes: '1' } as const;
    const custody = auto('2011-02-01', '2011-02-10');
    expect(credits(factsOf([charge], { custody })).conduct).toBe(4);
    const ticket = { ...charge, id: 'c8', severity: 'infraction' } as const;
    expect(credits(factsOf([{ ...burglary, offenseDate: '2011-01-01' }, ticket], { custody })).conduct).toBe(10);
  });

  test('no credit is said in words', () => {
    expect(credits(factsOf([murder], { custody: auto('2026-01-01', '2026-01-10') })).groups[0]).toMatchObject({
      rate: '0',
      working: '10 actual days at no conduct credit: 0',
    });
  });

  test('of crimes under two forms the stricter applies', () => {
    const charges = [burglary, { ...burglary, id: 'c9', offenseDate: '2011-09-30', serious: true }];
    expect(credits(factsOf(charges, { custody: auto('2026-01-01', '2026-04-10') })).groups).toEqual([
      expect.objectContaining({ rate: '33', days: 100, conduct: 50 }),
    ]);
  });

  test('without a conviction the custody day itself is the measure', () => {
    expect(credits(factsOf([], { custody: auto('2026-01-01', '2026-01-10') })).conduct).toBe(10);
    expect(credits(factsOf([], { custody: auto('2009-01-01', '2009-01-10') })).conduct).toBe(4);
  });
});

describe('no day counts twice (R-D01)', () => {
  const rows = (...spans: (readonly [string, string])[]) =>
    spans.map(([first, last]) => ({ in: first, out: last, rate: '50' }) as const);

  test.for([
    [rows(['2026-01-01', '2026-01-10'], ['2026-01-10', '2026-01-20']), 20, ['CUSTODY_OVERLAP']],
    [rows(['2026-01-10', '2026-01-20'], ['2026-01-01', '2026-01-31']), 31, ['CUSTODY_OVERLAP']],
    [rows(['2026-01-01', '2026-01-10'], ['2026-01-12', '2026-01-20']), 19, ['CUSTODY_GAP_ONE_DAY']],
    [rows(['2026-01-01', '2026-01-10'], ['2026-01-11', '2026-01-20']), 20, []],
    [rows(['2026-01-01', '2026-01-10'], ['2026-01-13', '2026-01-20']), 18, []],
    [rows(['2026-07-30', '2026-08-01']), 3, ['CREDIT_UNDER_FOUR_DAYS']],
    [rows(['2026-07-29', '2026-08-01']), 4, []],
    [rows(['2026-07-29', '2026-08-02']), 5, ['CUSTODY_FUTURE']],
    [rows(['2026-02-01', '2026-01-01']), 0, ['CUSTODY_REVERSED']],
    [rows(['2026-02-01', '2026-02-01']), 1, ['CREDIT_UNDER_FOUR_DAYS']],
    [
      rows(['2026-01-01', '2026-03-01'], ['2026-01-05', '2026-01-10'], ['2026-01-12', '2026-01-20']),
      60,
      ['CUSTODY_OVERLAP', 'CUSTODY_OVERLAP'],
    ],
    [rows(['2026-01-01', '2026-01-05'], ['2026-01-01', '2026-01-10']), 10, ['CUSTODY_OVERLAP']],
  ] as const)('rows %#: %i days, notices %j', ([custody, actual, notices]) => {
    const facts = factsOf([burglary], { custody });
    expect(credits(facts).actual).toBe(actual);
    expect(codes(facts)).toEqual(notices);
  });

  test('actual days are the days that any row holds, in whatever order the rows come', () => {
    const row = fc.record({ start: fc.nat(400), length: fc.nat(60) }).map(({ start, length }) => {
      const first = addDays('2025-01-01', start);
      return { in: first, out: addDays(first, length), rate: 'auto' } as const;
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), (custody) => {
        const held = new Set(
          custody.flatMap(({ in: first, out }) =>
            Array.from({ length: inclusiveDays(first, out) }, (_, index) => addDays(first, index)),
          ),
        );
        const answer = credits(factsOf([burglary], { custody }));
        expect(answer.actual).toBe(held.size);
        expect(credits(factsOf([burglary], { custody: custody.toReversed() })).conduct).toBe(answer.conduct);
      }),
    );
  });
});

describe('the summary by count', () => {
  test('lists convictions with the controlling count and the Prior Strikes row', () => {
    const charges = [
      { ...burglary, strikes: '1' },
      { ...robbery, indeterminateDays: 9000 },
      { ...murder, status: 'Stayed654' },
      { ...burglary, id: 'c4', status: 'Dismissed' },
      { ...burglary, id: 'c5', severity: 'misdemeanor', determinateDays: 364 },
    ] as const;
    const { byCount, rate, afterSentence } = credits(factsOf(charges));
    expect(
      byCount.map(({ id, exposure, jailCredit, prisonCredit }) => [id, exposure, jailCredit, prisonCredit]),
    ).toEqual([
      ['c1', '3y', 50, 20],
      ['c2', '5y + 25-L', 15, 15],
      ['c3', '0', 0, 0],
      ['c5', '364d', 50, 50],
      ['prior-strikes', '0', 20, 20],
    ]);
    expect(byCount.filter(({ controlling }) => controlling).map(({ id }) => id)).toEqual(['c3']);
    expect([rate, afterSentence.rate]).toEqual(['0', '0']);
  });

  test('has no Prior Strikes row without a strike', () => {
    expect(credits(factsOf([burglary])).byCount.map(({ id }) => id)).toEqual(['c1']);
  });

  test.for([
    [{ special: 'LWOP' }, 'LWOP'],
    [{ determinateDays: 0, indeterminateDays: 2520 }, '7-L'],
    [{ determinateDays: 0 }, '0d'],
  ] as const)('exposure of %j is %s', ([term, exposure]) => {
    expect(credits(factsOf([{ ...robbery, ...term }])).byCount[0]?.exposure).toBe(exposure);
  });
});

describe('where the product and the law part', () => {
  const shorter = { ...robbery, concurrent: true, determinateDays: 720 } as const;

  test.for([
    [[{ ...shorter, status: 'Dismissed' }], 0],
    [[{ ...shorter, severity: 'misdemeanor' }], 0],
    [[shorter, { ...shorter, id: 'c9', concurrent: false }], 0],
    [[shorter, { ...shorter, id: 'c9' }], 2],
  ] as const)('Reeves speaks of violent felonies that are all concurrent, case %#: %i counts', ([violent, counts]) => {
    const reeves = creditNotices(factsOf([burglary, ...violent])).find(
      ({ code }) => code === 'REEVES_CONCURRENT_VIOLENT',
    );
    expect(reeves?.charges ?? []).toEqual(['c2', 'c9'].slice(0, counts));
    expect(reeves?.authority ?? 'none').toBe(counts === 0 ? 'none' : 'In re Reeves (2005) 35 Cal.4th 765');
  });

  test.for([
    [{ determinateDays: 4 }, ['c1']],
    [{ determinateDays: 3 }, []],
    [{ determinateDays: 0, indeterminateDays: 2520 }, ['c1']],
    [{ status: 'Stayed654' }, []],
  ] as const)('three days served of %j: the commitment of %j is what the law looks at (J-10)', ([term, charges]) => {
    const custody = [{ in: '2026-07-01', out: '2026-07-03', rate: '50' }] as const;
    const notices = creditNotices(factsOf([{ ...burglary, ...term }], { custody }));
    expect(notices.flatMap((notice) => notice.charges)).toEqual(charges);
    expect(notices.map(({ authority }) => authority)).toEqual(
      charges.map(() => 'PC 4019(e); People v. Dieck (2009) 46 Cal.4th 934'),
    );
  });

  test('every notice is a sentence with its authority', () => {
    const custody = [
      { in: '2026-01-10', out: '2026-01-09', rate: '50' },
      { in: '2026-07-29', out: '2026-07-29', rate: '50' },
      { in: '2026-07-31', out: '2026-07-31', rate: '50' },
      { in: '2026-07-31', out: '2026-07-31', rate: '50' },
    ] as const;
    const notices = creditNotices(
      factsOf([{ ...burglary, strikes: '1' }, shorter], { custody, sentencingDate: '2026-07-30' }),
    );
    expect(new Set(notices.map(({ code }) => code)).size).toBe(7);
    for (const { text, authority } of notices) {
      expect(text).toMatch(/^[A-Z].{40,}[.?]$/);
      expect(authority).not.toBe('');
    }
    expect(notices[0]).toMatchObject({ authority: 'PC 2900.5', charges: [] });
  });

  test.for([
    [{ ...robbery, concurrent: true, determinateDays: 720 }, ['REEVES_CONCURRENT_VIOLENT']],
    [{ ...robbery, concurrent: true, determinateDays: 1080 }, []],
    [{ ...robbery, concurrent: false, determinateDays: 720 }, []],
  ] as const)('a violent term beside three nonviolent years, case %#: %j (J-33)', ([violent, notices]) => {
    expect(codes(factsOf([burglary, violent]))).toEqual(notices);
  });

  test('the twenty per cent of a strike is explained (J-08)', () => {
    expect(creditNotices(factsOf([{ ...burglary, strikes: '2+' }]))).toEqual([
      expect.objectContaining({
        code: 'STRIKE_CREDIT_AFTER_SENTENCE',
        charges: ['c1'],
        authority: 'People v. Thomas (1999) 21 Cal.4th 1122',
      }),
    ]);
  });
});

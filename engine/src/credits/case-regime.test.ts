import { describe, expect, test } from 'vitest';
import { addDays } from '../numbers/iso-date.ts';
import { burglary, factsOf, murder, robbery } from './credits.fixture.ts';
import { credits } from './credits.ts';

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

  test('a row over three forms of the law is split on their first days, and each form earns by itself', () => {
    const facts = factsOf([{ ...burglary, offenseDate: '2009-06-01' }], { custody: auto('2010-01-18', '2011-10-07') });
    expect(
      credits(facts).rows.map(({ row, in: dateIn, out, days, conduct }) => [row, dateIn, out, days, conduct]),
    ).toEqual([
      [0, '2010-01-18', '2010-01-24', 7, 2],
      [0, '2010-01-25', '2010-09-27', 246, 246],
      [0, '2010-09-28', '2011-09-30', 368, 368],
      [0, '2011-10-01', '2011-10-07', 7, 6],
    ]);
    // the two pieces at two for two are one group: 253 days, 126 blocks
    expect(credits(facts)).toMatchObject({ actual: 628, conduct: 2 + 252 + 368 });
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

  test('two violent prison priors take nothing from the credit of jail: PC 2933.5 speaks of prison', () => {
    const kidnapping = { ...robbery, statute: 'PC 207(a)' };
    const facts = factsOf([kidnapping], { violentPriors: 2, custody: auto('2026-01-01', '2026-04-10') });
    expect(credits(facts)).toMatchObject({ conduct: 15, groups: [{ authority: 'PC 2933.1(c)' }] });
  });

  test.for([
    // a commitment that is not said is at least that of the days served
    [0, 3, 0],
    [0, 4, 4],
    [3, 3, 0],
    [3, 10, 0],
    [4, 2, 2],
    [4, 3, 2],
    [1080, 1, 0],
    [1080, 2, 2],
  ] as const)('a commitment of %i days: %i served earn %i (section 4019(e))', ([commitmentDays, days, conduct]) => {
    const custody = auto('2026-01-01', addDays('2026-01-01', days - 1));
    expect(credits(factsOf([burglary], { custody, commitmentDays })).conduct).toBe(conduct);
  });

  test.for([
    // six days of the old form, four of that of January 2010, none asked of a prison sentence from September 2010
    ['2009-06-01', 5, 0],
    ['2009-06-01', 6, 2],
    ['2010-03-01', 3, 0],
    ['2010-03-01', 4, 4],
    ['2011-03-01', 1, 4],
  ] as const)('custody of %s under a commitment of %i days: four days earn %i', ([from, commitmentDays, conduct]) => {
    const facts = factsOf([{ ...burglary, offenseDate: from }], {
      custody: auto(from, addDays(from, 3)),
      commitmentDays,
    });
    expect(credits(facts).conduct).toBe(conduct);
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

  test('an infraction has no part in the form of 2011', () => {
    const custody = auto('2011-02-01', '2011-02-10');
    const ticket = { ...burglary, offenseDate: '2011-01-01', serious: true, id: 'c8', severity: 'infraction' } as const;
    expect(credits(factsOf([{ ...burglary, offenseDate: '2011-01-01' }, ticket], { custody })).conduct).toBe(10);
  });

  test.for([
    [true, 4],
    [false, 10],
  ] as const)('a prior serious felony, %s: of ten days in 2011 %i', ([priorSeriousFelony, conduct]) => {
    const facts = factsOf([{ ...burglary, offenseDate: '2011-01-01' }], {
      custody: auto('2011-02-01', '2011-02-10'),
      priorSeriousFelony,
    });
    expect(credits(facts).conduct).toBe(conduct);
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

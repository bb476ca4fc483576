import { describe, expect, test } from 'vitest';
import { burglary, factsOf, murder, robbery } from './credits.fixture.ts';
import { credits } from './credits.ts';

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
      // a misdemeanor is served in jail: credit after a state prison sentence is none of its own
      ['c5', '364d', 50, null],
      ['prior-strikes', '0', 20, 20],
    ]);
    expect(byCount.filter(({ controlling }) => controlling).map(({ id }) => id)).toEqual(['c3']);
    expect([rate, afterSentence.rate]).toEqual(['0', '0']);
  });

  test('names the provision behind each limit', () => {
    const { byCount } = credits(factsOf([{ ...burglary, strikes: '1' }, robbery, murder]));
    expect(byCount.map(({ id, jailAuthority, prisonAuthority }) => [id, jailAuthority, prisonAuthority])).toEqual([
      ['c1', 'PC 4019', 'PC 667(c)(5); PC 1170.12(a)(5)'],
      // subdivision (c) is of the time before placement with the Department, (a) of that after it
      ['c2', 'PC 2933.1(a), (c)', 'PC 2933.1(a)'],
      ['c3', 'PC 2933.2(a), (c)', 'PC 2933.2(a)'],
      ['prior-strikes', 'PC 667(c)(5); PC 1170.12(a)(5)', 'PC 667(c)(5); PC 1170.12(a)(5)'],
    ]);
  });

  test('says of every count of the lowest limit that it is the most restrictive (PC 2933.1(c))', () => {
    const controllingOf = (...charges: Parameters<typeof factsOf>[0]) =>
      credits(factsOf(charges))
        .byCount.filter(({ controlling }) => controlling)
        .map(({ id }) => id);
    const infraction = { ...burglary, id: 'c4', severity: 'infraction', determinateDays: 0 } as const;
    expect(controllingOf(burglary, robbery, { ...robbery, id: 'c3' }, infraction)).toEqual(['c2', 'c3']);
    expect(controllingOf(burglary, { ...burglary, id: 'c5' }, infraction)).toEqual(['c1', 'c5']);
  });

  test.for([
    ['prison', 50, 'PC 2933'],
    ['jail1170h', null, ''],
    ['jail', null, ''],
  ] as const)('a felony of a term in %s: PC 2933 is of state prison, PC 4019 of county jail', ([place, ...prison]) => {
    const [row] = credits(factsOf([burglary], { place })).byCount;
    expect([row?.jailCredit, row?.jailAuthority]).toEqual([50, 'PC 4019']);
    expect([row?.prisonCredit, row?.prisonAuthority]).toEqual(prison);
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

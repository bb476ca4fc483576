import { describe, expect, test } from 'vitest';
import { cdcrRate } from './cdcr-rate.ts';
import { controllingLimits } from './controlling-limit.ts';
import { creditLimit } from './credit-limit.ts';
import { burglary, murder, robbery } from './credits.fixture.ts';
import { isMurder } from './murder.ts';

describe('the limit of one count (R-A10)', () => {
  test.for([
    ['1994-09-20', 50, 'PC 4019'],
    ['1994-09-21', 15, 'PC 2933.1(a), (c)'],
    ['1998-06-02', 15, 'PC 2933.1(a), (c)'],
    ['1998-06-03', 0, 'PC 2933.2(a), (c)'],
  ] as const)('murder of %s: %i under %s', ([offenseDate, jail, jailAuthority]) => {
    expect(creditLimit({ ...murder, offenseDate }, 0)).toMatchObject({ jail, prison: jail, jailAuthority });
  });

  test.for([
    ['1994-09-20', 50, 'PC 4019'],
    ['1994-09-21', 15, 'PC 2933.1(a), (c)'],
  ] as const)('a violent finding of %s: %i under %s', ([offenseDate, jail, jailAuthority]) => {
    expect(creditLimit({ ...burglary, violent: true, offenseDate }, 0)).toMatchObject({ jail, jailAuthority });
  });

  test.for([
    ['1994-03-06', 50, 'PC 2933'],
    ['1994-03-07', 20, 'PC 667(c)(5); PC 1170.12(a)(5)'],
  ] as const)(
    'a prior strike, crime of %s: prison %i under %s, jail untouched',
    ([offenseDate, prison, prisonAuthority]) => {
      const limit = creditLimit({ ...burglary, strikes: '1', offenseDate }, 0);
      expect(limit).toMatchObject({ jail: 50, jailAuthority: 'PC 4019', prison, prisonAuthority });
    },
  );

  test('a strike does not raise a violent felony', () => {
    expect(creditLimit({ ...robbery, strikes: '2+' }, 0)).toMatchObject({ jail: 15, prison: 15 });
  });

  test.for([
    [1, 15, 'PC 2933.1(a), (c)'],
    [2, 0, 'PC 2933.5'],
  ] as const)('violent felony with %i violent prison priors: %i under %s', ([priors, jail, jailAuthority]) => {
    expect(creditLimit(robbery, priors)).toMatchObject({ jail, prison: jail, jailAuthority });
  });

  test('a strike limits felonies, a violent finding felonies only', () => {
    const petty = { ...burglary, severity: 'misdemeanor', strikes: '1', violent: true } as const;
    expect(creditLimit(petty, 0)).toMatchObject({ jail: 50, prison: 50 });
  });

  test('a row may be limited by its own section', () => {
    expect(creditLimit({ ...burglary, credit: { jail: 50, prison: 0 } }, 0)).toMatchObject({ jail: 50, prison: 0 });
  });
});

describe('murder is section 187, completed', () => {
  test.for([
    ['PC 187', 'Completed', true],
    ['PC 187(a)', 'Completed', true],
    ['PC 187(a)/189', 'Completed', true],
    ['PC 187(a)', 'Attempt', false],
    ['PC 187(a)', 'Conspiracy', false],
    ['PC 273ab', 'Completed', false],
    ['PC 1870', 'Completed', false],
  ] as const)('%s %s: %s', ([statute, state, expected]) => {
    expect(isMurder({ statute, state })).toBe(expected);
  });
});

describe('the limit of the case (R-D04)', () => {
  test('the lowest of all counts controls, and is named', () => {
    expect(controllingLimits([burglary, { ...robbery, concurrent: true }], 0)).toEqual({
      jail: { rate: 15, authority: 'PC 2933.1(a), (c)', charge: 'c2' },
      prison: { rate: 15, authority: 'PC 2933.1(a), (c)', charge: 'c2' },
    });
  });

  test.for([
    ['Stayed654', 15],
    ['Stayed', 50],
    ['Dismissed', 50],
    ['Acquitted', 50],
  ] as const)('a violent count that is %s: %i (Pope, Duff)', ([status, rate]) => {
    expect(controllingLimits([burglary, { ...robbery, status }], 0).jail.rate).toBe(rate);
  });

  test('a prior strike lowers credit after sentence, not before it (J-08)', () => {
    const { jail, prison } = controllingLimits([{ ...burglary, strikes: '1' }], 0);
    expect([jail.rate, prison.rate]).toEqual([50, 20]);
  });

  test('a better limit than the ordinary is used where no count is lower', () => {
    const camp = { ...burglary, credit: { jail: 66, prison: 66 } } as const;
    expect(controllingLimits([camp], 0).jail).toEqual({ rate: 66, authority: 'PC 4019', charge: 'c1' });
    expect(controllingLimits([camp, burglary], 0).jail.rate).toBe(50);
  });

  test('of equal limits the first count is named', () => {
    expect(controllingLimits([burglary, { ...burglary, id: 'c9' }], 0).jail.charge).toBe('c1');
  });

  test('without a conviction, and for an infraction, section 4019 alone', () => {
    const ordinary = { rate: 50, authority: 'PC 4019', charge: null };
    expect(controllingLimits([], 0).jail).toEqual(ordinary);
    const ticket = { ...burglary, severity: 'infraction', credit: { jail: 0, prison: 0 } } as const;
    expect(controllingLimits([ticket], 0).jail).toEqual(ordinary);
  });

  test("a stayed row's own limit is none of the case's", () => {
    const life = { ...burglary, credit: { jail: 0, prison: 0 }, status: 'Stayed654' } as const;
    expect(controllingLimits([life], 0).jail.rate).toBe(50);
  });

  test('a misdemeanor limits no prison credit', () => {
    const petty = { ...burglary, severity: 'misdemeanor', credit: { jail: 0, prison: 0 } } as const;
    const { jail, prison } = controllingLimits([petty], 0);
    expect([jail.rate, prison]).toEqual([0, { rate: 50, authority: 'PC 2933', charge: null }]);
  });
});

test('in prison practice one violent or one striking felony is enough, a dismissed or petty one is none', () => {
  const statutory = { rate: 50, authority: 'PC 2933', charge: 'c1' };
  const rateOf = (...charges: (typeof burglary)[]) => cdcrRate(charges, statutory, '2018-01-01').rate;
  expect(rateOf(burglary, robbery)).toBe(20);
  expect(rateOf(burglary, { ...burglary, strikes: '1' })).toBe(33);
  expect(rateOf(burglary, { ...robbery, status: 'Dismissed' })).toBe(50);
  expect(rateOf(burglary, { ...robbery, severity: 'misdemeanor' })).toBe(50);
});

describe('credit in prison practice (R-D05, J-14)', () => {
  const statutory = { rate: 20, authority: 'PC 667(c)(5); PC 1170.12(a)(5)', charge: 'c1' };
  test.for([
    ['2017-04-30', 20, 20, 20],
    ['2017-05-01', 20, 33, 50],
    ['2021-04-30', 20, 33, 50],
    ['2021-05-01', 33, 50, 50],
  ] as const)('on %s: violent %i, striker %i, others %i', ([on, violent, striker, others]) => {
    const rateOf = (charge: typeof burglary) => cdcrRate([charge], statutory, on).rate;
    expect([rateOf(robbery), rateOf({ ...burglary, strikes: '1' }), rateOf(burglary)]).toEqual([
      violent,
      striker,
      others,
    ]);
    expect(cdcrRate([burglary], statutory, on).authority).toBe(
      on < '2017-05-01' ? statutory.authority : '15 CCR 3043.2',
    );
  });
});

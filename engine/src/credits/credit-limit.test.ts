import { describe, expect, test } from 'vitest';
import { cdcrRate } from './cdcr-rate.ts';
import { controllingLimits } from './controlling-limit.ts';
import { convictionsOf } from './conviction.ts';
import type { CreditCharge } from './credit-facts.ts';
import { creditLimit } from './credit-limit.ts';
import { burglary, factsOf, murder, robbery } from './credits.fixture.ts';
import { isMurder } from './murder.ts';

const convicted = (...charges: readonly CreditCharge[]) => convictionsOf(factsOf(charges));
const limitsOf = (charges: readonly CreditCharge[]) => controllingLimits(convicted(...charges));

describe('the limit of one count (R-A10)', () => {
  test.for([
    ['1994-09-20', 50, 'PC 4019'],
    ['1994-09-21', 15, 'PC 2933.1(a), (c)'],
    ['1998-06-02', 15, 'PC 2933.1(a), (c)'],
    ['1998-06-03', 0, 'PC 2933.2(a), (c)'],
  ] as const)('murder of %s: %i under %s', ([offenseDate, rate, authority]) => {
    expect(creditLimit({ ...murder, offenseDate }, 0)).toMatchObject({ jail: { rate, authority }, prison: { rate } });
  });

  test.for([
    ['1994-09-20', 50, 'PC 4019'],
    ['1994-09-21', 15, 'PC 2933.1(a), (c)'],
  ] as const)('a violent finding of %s: %i under %s', ([offenseDate, rate, authority]) => {
    expect(creditLimit({ ...burglary, violent: true, offenseDate }, 0).jail).toEqual({ rate, authority });
  });

  test.for([
    ['1994-09-20', 50, 'PC 2933'],
    ['1994-09-21', 15, 'PC 2933.1(a)'],
  ] as const)('a violent felony of %s, its row at fifteen: %i under %s', ([offenseDate, rate, authority]) => {
    const { jail, prison } = creditLimit({ ...robbery, offenseDate }, 0);
    expect([jail.rate, prison]).toEqual([rate, { rate, authority }]);
  });

  test.for([
    ['1994-03-06', 50, 'PC 2933'],
    ['1994-03-07', 20, 'PC 667(c)(5); PC 1170.12(a)(5)'],
  ] as const)('a prior strike, crime of %s: prison %i under %s, jail untouched', ([offenseDate, rate, authority]) => {
    const { jail, prison } = creditLimit({ ...burglary, strikes: '1', offenseDate }, 0);
    expect([jail, prison]).toEqual([
      { rate: 50, authority: 'PC 4019' },
      { rate, authority },
    ]);
  });

  test('a strike does not raise a violent felony', () => {
    expect(creditLimit({ ...robbery, strikes: '2+' }, 0)).toMatchObject({ jail: { rate: 15 }, prison: { rate: 15 } });
  });

  test.for([
    ['a kidnapping with one prior term', 'PC 207(a)', 1, '2026-01-05', 15],
    ['a kidnapping with two', 'PC 207(a)', 2, '2026-01-05', 0],
    ['the day before the section', 'PC 207(a)', 2, '1990-12-31', 50],
    ['its first day', 'PC 207(a)', 2, '1991-01-01', 0],
    ['a felony that it does not name', 'PC 211/212.5(c)', 2, '2026-01-05', 15],
  ] as const)('§ 2933.5, %s', ([, statute, priors, offenseDate, rate]) => {
    const { jail, prison } = creditLimit({ ...robbery, statute, offenseDate }, priors);
    expect(prison.rate).toBe(rate);
    expect(jail.rate).toBe(offenseDate < '1994-09-21' ? 50 : 15);
  });

  test.for([
    ['an attempt', { statute: 'PC 207(a)', state: 'Attempt' }, 15],
    ['a great injury', { greatInjury: true }, 0],
  ] as const)('§ 2933.5, %s', ([, more, rate]) => {
    expect(creditLimit({ ...robbery, ...more }, 2).prison.rate).toBe(rate);
  });

  test('a strike limits felonies, a violent finding felonies only', () => {
    const petty = { ...burglary, severity: 'misdemeanor', strikes: '1', violent: true } as const;
    expect(creditLimit(petty, 0)).toMatchObject({ jail: { rate: 50 }, prison: { rate: 50 } });
  });

  test('a row may be limited by its own section', () => {
    const limit = creditLimit({ ...burglary, credit: { jail: 50, prison: 0 } }, 0);
    expect(limit).toMatchObject({ jail: { rate: 50 }, prison: { rate: 0, authority: 'PC 2933' } });
  });

  test.for([
    ['Convicted', 0, '15 CCR 3043.2'],
    ['Stayed654', 15, 'PC 2933.1(a)'],
  ] as const)('life without parole, %s: prison %i under %s', ([status, rate, authority]) => {
    const limit = creditLimit({ ...robbery, special: 'LWOP', status }, 0);
    expect(limit).toMatchObject({ jail: { rate: 15 }, prison: { rate, authority } });
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
    expect(limitsOf([burglary, { ...robbery, concurrent: true }])).toEqual({
      jail: { rate: 15, authority: 'PC 2933.1(a), (c)', charge: 'c2' },
      prison: { rate: 15, authority: 'PC 2933.1(a)', charge: 'c2' },
    });
  });

  test.for([
    ['Stayed654', 15],
    ['Stayed', 50],
    ['Dismissed', 50],
    ['Acquitted', 50],
  ] as const)('a violent count that is %s: %i (Pope, Duff)', ([status, rate]) => {
    expect(limitsOf([burglary, { ...robbery, status }]).jail.rate).toBe(rate);
  });

  test('a prior strike lowers credit after sentence, not before it (J-08)', () => {
    const { jail, prison } = limitsOf([{ ...burglary, strikes: '1' }]);
    expect([jail.rate, prison.rate]).toEqual([50, 20]);
  });

  test('a better limit than the ordinary is used where no count is lower', () => {
    const camp = { ...burglary, credit: { jail: 66, prison: 66 } } as const;
    expect(limitsOf([camp]).jail).toEqual({ rate: 66, authority: 'PC 4019', charge: 'c1' });
    expect(limitsOf([camp, burglary]).jail.rate).toBe(50);
  });

  test('of equal limits the first count is named', () => {
    expect(limitsOf([burglary, { ...burglary, id: 'c9' }]).jail.charge).toBe('c1');
  });

  test('without a conviction, and for an infraction, section 4019 alone', () => {
    const ordinary = { rate: 50, authority: 'PC 4019', charge: null };
    expect(limitsOf([]).jail).toEqual(ordinary);
    const ticket = { ...burglary, severity: 'infraction', credit: { jail: 0, prison: 0 } } as const;
    expect(limitsOf([ticket]).jail).toEqual(ordinary);
  });

  test("a stayed row's own limit is none of the case's", () => {
    const life = { ...burglary, credit: { jail: 0, prison: 0 }, status: 'Stayed654' } as const;
    expect(limitsOf([life]).jail.rate).toBe(50);
  });

  test('a misdemeanor limits no prison credit', () => {
    const petty = { ...burglary, severity: 'misdemeanor', credit: { jail: 0, prison: 0 } } as const;
    const { jail, prison } = limitsOf([petty]);
    expect([jail.rate, prison]).toEqual([0, { rate: 50, authority: 'PC 2933', charge: null }]);
  });
});

test('in prison practice one violent or one striking felony is enough, a dismissed or petty one is none', () => {
  const statutory = { rate: 50, authority: 'PC 2933' };
  const rateOf = (...charges: (typeof burglary)[]) => cdcrRate(convicted(...charges), statutory, '2018-01-01').rate;
  expect(rateOf(burglary, robbery)).toBe(20);
  expect(rateOf(burglary, { ...burglary, strikes: '1' })).toBe(33);
  expect(rateOf(burglary, { ...robbery, status: 'Dismissed' })).toBe(50);
  expect(rateOf(burglary, { ...robbery, severity: 'misdemeanor' })).toBe(50);
});

test('who is never released has the statutory rate', () => {
  const statutory = { rate: 0, authority: '15 CCR 3043.2' };
  expect(cdcrRate(convicted(burglary, { ...robbery, special: 'LWOP' }), statutory, '2026-08-01')).toBe(statutory);
  const stayed = { ...robbery, special: 'LWOP', status: 'Stayed654' } as const;
  expect(cdcrRate(convicted(burglary, stayed), statutory, '2026-08-01').rate).toBe(33);
});

describe('credit in prison practice (R-D05, J-14)', () => {
  const statutory = { rate: 20, authority: 'PC 667(c)(5); PC 1170.12(a)(5)' };
  test.for([
    ['2017-04-30', 20, 20, 20],
    ['2017-05-01', 20, 33, 50],
    ['2021-04-30', 20, 33, 50],
    ['2021-05-01', 33, 50, 50],
  ] as const)('on %s: violent %i, striker %i, others %i', ([on, violent, striker, others]) => {
    const rateOf = (charge: typeof burglary) => cdcrRate(convicted(charge), statutory, on).rate;
    expect([rateOf(robbery), rateOf({ ...burglary, strikes: '1' }), rateOf(burglary)]).toEqual([
      violent,
      striker,
      others,
    ]);
    expect(cdcrRate(convicted(burglary), statutory, on).authority).toBe(
      on < '2017-05-01' ? statutory.authority : '15 CCR 3043.2',
    );
  });
});

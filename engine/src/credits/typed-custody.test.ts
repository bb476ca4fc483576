import { describe, expect, test } from 'vitest';
import { creditNotices } from './credit-notices.ts';
import { burglary, factsOf, murder, robbery } from './credits.fixture.ts';

const told = (facts: Parameters<typeof creditNotices>[0], code: string) =>
  creditNotices(facts).filter((notice) => notice.code === code);

describe('custody before the act, PC 2900.5(b)', () => {
  const custody = [{ in: '2026-01-05', out: '2026-01-20', rate: 'auto' }] as const;
  const later = { ...burglary, id: 'c9', firstDay: '2026-01-06', offenseDate: '2026-01-06' } as const;

  test.for([
    [[burglary], []],
    [[later], ['c9']],
    // the first act of several, of convictions alone
    [[later, burglary], []],
    [[later, { ...burglary, status: 'Dismissed' }], ['c9']],
    [[later, { ...burglary, severity: 'infraction' }], ['c9']],
    // the first day of several, though the law of the last applies
    [[{ ...later, firstDay: '2026-01-05' }], []],
    [[], []],
  ] as const)('case %#: %j', ([charges, expected]) => {
    const notices = told(factsOf(charges, { custody }), 'CUSTODY_BEFORE_ACT');
    expect(notices.flatMap((notice) => notice.charges)).toEqual(expected);
    expect(notices.map(({ authority }) => authority)).toEqual(expected.length > 0 ? ['PC 2900.5(b)'] : []);
  });

  test('a row that counts no day says nothing', () => {
    const reversed = [{ in: '2026-01-05', out: '2026-01-04', rate: 'auto' }] as const;
    expect(told(factsOf([later], { custody: reversed }), 'CUSTODY_BEFORE_ACT')).toEqual([]);
  });
});

describe('a rate above that of the law', () => {
  test.for([
    [[murder], '50', ['PC 2933.2(a), (c)']],
    [[murder], '15', ['PC 2933.2(a), (c)']],
    [[murder], '0', []],
    [[robbery], '50', ['PC 2933.1(c)']],
    [[robbery], '20', ['PC 2933.1(c)']],
    [[robbery], '15', []],
    [[burglary], '50', []],
    // programs of the jail, PC 4019.1 and 4019.2
    [[burglary], '66', []],
    [[robbery], '66', ['PC 2933.1(c)']],
    [[robbery], 'auto', []],
    [[], '50', []],
  ] as const)('%# at %s: %j', ([charges, rate, expected]) => {
    const custody = [{ in: '2026-02-01', out: '2026-02-20', rate }] as const;
    const notices = told(factsOf(charges, { custody }), 'CREDIT_RATE_ABOVE_LAW');
    expect(notices.map(({ authority }) => authority)).toEqual(expected);
  });
});

// of what is pleaded the law may give more than of what was charged: a rate that was chosen before then is too low
test.for([
  [[murder], '0', []],
  [[robbery], '0', ['PC 2933.1(c)']],
  [[robbery], '15', []],
  [[burglary], '0', ['PC 4019(b), (c), (f), (h)']],
  [[burglary], '15', ['PC 4019(b), (c), (f), (h)']],
  [[burglary], '50', []],
  [[burglary], '66', []],
  [[burglary], 'auto', []],
  [[], '15', []],
] as const)('a rate below that of the law is asked about: %# at %s', ([charges, rate, expected]) => {
  const custody = [{ in: '2026-02-01', out: '2026-02-20', rate }] as const;
  const notices = told(factsOf(charges, { custody }), 'CREDIT_RATE_BELOW_LAW');
  expect(notices.map(({ authority }) => authority)).toEqual(expected);
});

test('a rate below that of the law is told with the day, the rate and the most', () => {
  const custody = [{ in: '2026-02-01', out: '2026-02-20', rate: '15' }] as const;
  expect(told(factsOf([burglary], { custody }), 'CREDIT_RATE_BELOW_LAW').map(({ text }) => text)).toEqual([
    'Custody from 02/01/2026 is counted at 15%, as chosen; the law gives up to 50% for these counts.',
  ]);
});

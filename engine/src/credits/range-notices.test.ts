import { expect, test } from 'vitest';
import { creditNotices } from './credit-notices.ts';
import { burglary, factsOf, murder, robbery } from './credits.fixture.ts';

const custody = [{ in: '2012-01-01', out: '2012-01-10', rate: 'auto' }] as const;
const raised = (...[charges, more]: Parameters<typeof factsOf>) =>
  creditNotices(factsOf(charges, { custody, ...more })).filter(({ code }) => code === 'CREDIT_LAW_CHANGED_IN_RANGE');

test.for([
  ['a felony', burglary, '2011-09-30', '2011-10-01', ['PC 4019(h)']],
  ['its last day before', burglary, '2011-09-29', '2011-09-30', []],
  ['its first day after', burglary, '2011-10-01', '2011-10-02', []],
  ['a felony over two changes', burglary, '2010-09-27', '2011-10-01', ['former PC 4019(g)', 'PC 4019(h)']],
  ['a violent felony', robbery, '1994-09-20', '1994-09-21', ['PC 2933.1']],
  ['another felony', burglary, '1994-09-20', '1994-09-21', []],
  ['murder', murder, '1998-06-02', '1998-06-03', ['PC 2933.2']],
  ['a robbery', robbery, '1998-06-02', '1998-06-03', []],
] as const)('%s from %s to %s', ([, charge, firstDay, offenseDate, laws]) => {
  expect(raised([{ ...charge, firstDay, offenseDate }]).map(({ authority }) => authority)).toEqual(laws);
});

const over = { ...burglary, firstDay: '2011-09-30', offenseDate: '2011-10-01' } as const;

test('it names the counts, the day and the law', () => {
  expect(raised([{ ...robbery, firstDay: '2012-01-01', offenseDate: '2012-01-01' }, over])).toEqual([
    {
      code: 'CREDIT_LAW_CHANGED_IN_RANGE',
      charges: ['c1'],
      authority: 'PC 4019(h)',
      text: 'The acts began before 10/01/2011, the first day of PC 4019(h): credit is counted by it, which needs an act on or after that day.',
    },
  ]);
});

test.for([
  ['a dismissed count', [{ ...over, status: 'Dismissed' }], {}],
  ['an infraction', [{ ...over, severity: 'infraction' }], {}],
  ['no custody', [over], { custody: [] }],
  [
    'a violent misdemeanor',
    [{ ...robbery, severity: 'misdemeanor', firstDay: '1994-09-20', offenseDate: '1994-09-21' }],
    {},
  ],
] as const)('%s raises none', ([, charges, more]) => {
  expect(raised(charges, more)).toEqual([]);
});

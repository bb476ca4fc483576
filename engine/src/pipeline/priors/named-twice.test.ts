import { expect, test } from 'vitest';
import { answerTo, prior } from '../../case.fixture.ts';

const robbery = 'PC 211/212.5(c)';

const of = (...days: readonly (string | undefined)[]) =>
  days.map((priorDate) => ({ crime: 'PC 667(a)(1)', ...(priorDate && { priorDate }) }));
test.for([
  ['under two counts, without a day', [of(undefined), of(undefined)], 0, 1],
  ['of one day', [of('2010-01-01'), of('2010-01-01')], 0, 1],
  ['of two days', [of('2010-01-01'), of('2012-01-01')], 0, 2],
  ['with a day and without', [of('2010-01-01'), of(undefined)], 0, 1],
  ['two under each count', [of(undefined, undefined), of(undefined, undefined)], 0, 2],
  ['one and two', [of(undefined), of('2010-01-01', '2012-01-01')], 0, 2],
  ['two under one count', [of(undefined, undefined)], 0, 2],
  ['in the list of the case and under a count', [of(undefined)], 1, 1],
  ['twice in the list and twice under a count', [of(undefined, undefined)], 2, 2],
  ['under three counts, the first without a day', [of(undefined), of('2010-01-01'), of('2012-01-01')], 0, 2],
  [
    'without a day twice, and of three days',
    [of(undefined, undefined), of('2010-01-01'), of('2012-01-01'), of('2014-01-01')],
    0,
    3,
  ],
  ['with and without a day under each count', [of(undefined, '2010-01-01'), of('2012-01-01', '2014-01-01')], 0, 3],
  ['under three counts, two days', [of('2010-01-01'), of('2012-01-01'), of('2012-01-01')], 0, 2],
] as const)('the same prior named %s: PC 1170.1(a), case %#', ([, places, times, counted]) => {
  const charges = places.map((enhancements) => ({ crime: robbery, enhancements }));
  const caseEnhancements = times === 0 ? [] : prior('PC 667(a)(1)', { times });
  const sentenced = answerTo(charges, { caseEnhancements });
  expect(sentenced.summary.statusEnhancements).toBe(1800 * counted);
  const named = places.flat().length + times;
  const again = sentenced.notices.filter(({ code }) => code === 'PRIOR_NAMED_TWICE');
  expect(again.length > 0).toBe(named > counted);
  for (const { authority, text } of again)
    expect([authority, text]).toEqual(['PC 1170.1(a)', expect.stringContaining('Tassell')]);
});

test('one that was dismissed under a count leaves the other', () => {
  const dismissed = { crime: 'PC 667(a)(1)', status: 'Dismissed' } as const;
  const charges = [
    { crime: robbery, enhancements: [dismissed] },
    { crime: robbery, enhancements: ['PC 667(a)(1)'] },
  ];
  expect(answerTo(charges).summary.statusEnhancements).toBe(1800);
});

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
  ['of a day under a count, and twice in the list without', [of('2010-01-01')], 2, 2],
  ['of two days, and again beside one without', [of('2010-01-01', '2012-01-01'), of(undefined, '2010-01-01')], 0, 2],
  ['two of one day, and two of others', [of('2010-01-01', '2012-01-01'), of('2014-01-01', '2014-01-01')], 0, 4],
  [
    'twice without a day, twice of one day, and of another',
    [of(undefined, undefined), of('2010-01-01', '2010-01-01'), of('2012-01-01')],
    0,
    3,
  ],
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

test.for([
  [of(undefined), of('2010-01-01'), 'c1e1'],
  [of('2010-01-01'), of(undefined), 'c2e1'],
  [of(undefined), of(undefined), 'c2e1'],
] as const)('of two that are one, the one with a day is kept: case %#', ([first, second, again]) => {
  const { notices } = answerTo([first, second].map((enhancements) => ({ crime: robbery, enhancements })));
  expect(notices.filter(({ code }) => code === 'PRIOR_NAMED_TWICE').flatMap(({ charges }) => charges)).toEqual([again]);
});

test('different priors under two counts are each added', () => {
  const charges = ['PC 667(a)(1)', 'PC 667.5(a)'].map((crime) => ({ crime: robbery, enhancements: [crime] }));
  expect(answerTo(charges).notices.map(({ code }) => code)).not.toContain('PRIOR_NAMED_TWICE');
});

test('one that was dismissed under a count leaves the other', () => {
  const dismissed = { crime: 'PC 667(a)(1)', status: 'Dismissed' } as const;
  const charges = [
    { crime: robbery, enhancements: [dismissed] },
    { crime: robbery, enhancements: ['PC 667(a)(1)'] },
  ];
  expect(answerTo(charges).summary.statusEnhancements).toBe(1800);
});

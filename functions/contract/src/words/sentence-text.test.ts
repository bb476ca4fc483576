import { besideText } from '@countwise/engine';
import { expect, test } from 'vitest';
import { answerTo, arson, resisting, theft, torture } from './sentence.fixture.ts';
import {
  controllingText,
  indeterminateFact,
  placeText,
  probationJailText,
  rowText,
  sentenceFacts,
  totalText,
} from './sentence-text.ts';

test.for([
  ['prison alone', [{ crime: theft }], '3y'],
  ['with life', [{ crime: theft }, { crime: torture }], '3y + 7 - L'],
  ['LWOP', [{ crime: { ...theft, terms: { upper: 'LWOP' } } }], 'LWOP'],
  ['prison and jail', [{ crime: theft }, { crime: resisting }], '3y'],
  ['jail alone', [{ crime: resisting }], '364d'],
  ['jail of a probation', [{ crime: theft, probation: { granted: true, jailDays: 180 } }], '180d'],
  [
    'jail and the jail of a probation',
    [{ crime: resisting }, { crime: theft, probation: { granted: true, jailDays: 180 } }],
    '544d',
  ],
  [
    'jail of the probation of a misdemeanor',
    [{ crime: resisting, probation: { granted: true, jailDays: 180 } }],
    '180d',
  ],
  ['all dismissed', [{ crime: theft, status: 'Dismissed' }], 'No sentence'],
] as const)('the total of %s', ([, charges, total]) => {
  expect(totalText(answerTo(...charges).summary)).toBe(total);
});

test('the jail of a probation is no sentence, and its place says so', () => {
  const granted = { granted: true, jailDays: 180 } as const;
  const places = [[{ crime: theft, probation: granted }], [{ crime: resisting }], [{ crime: theft }]] as const;
  expect(places.map((charges) => placeText(answerTo(...charges).summary))).toEqual([
    'County jail, as a condition of probation',
    'County jail',
    'State prison',
  ]);
});

const granted = { crime: theft, probation: { granted: true, jailDays: 180 } } as const;

test.for([
  ['alone', [granted], '180 days'],
  ['with the jail of a misdemeanor', [granted, { crime: resisting }], '180 days'],
  ['beside it', [granted, { crime: resisting, run: 'concurrent' }], '180 days, beside the days of misdemeanors'],
  ['beside a prison term', [granted, { crime: arson }], '180 days, not in the total'],
  ['none', [{ crime: theft, probation: { granted: true } }, { crime: resisting }], null],
] as const)('the jail of a probation is told, and where the total leaves it out: %s', ([, charges, told]) => {
  const answer = answerTo(...charges);
  expect(probationJailText(answer)).toBe(told);
  expect(sentenceFacts(answer).find(([name]) => name === 'Jail of probation')?.[1] ?? null).toBe(told);
});

test('a row tells its own length, and nothing where it has none', () => {
  const [jail, life] = answerTo({ crime: resisting }, { crime: torture }).charges;
  expect([jail, life].map((row) => row && rowText(row))).toEqual(['364d', '7 - L']);
  const none = { special: null, determinateDays: 0, determinate: '', indeterminateDays: 0, indeterminate: '' };
  expect(rowText(none)).toBe('');
});

const life = { ...torture, statute: 'PC 664/187(a)' } as const;
const long = { ...theft, statute: 'PC 245(b)', terms: { upper: '9y' } } as const;
const longLife = { ...torture, statute: 'PC 209(b)(1)', terms: { upper: '15-life' } } as const;
const beside = { run: 'concurrent' } as const;

test.for([
  ['a life term beside', [{ crime: long }, { crime: life, ...beside }], '9y', 'and 7 - L beside', '7 - L beside'],
  [
    'a life term beside, and longer terms without one',
    [{ crime: long }, { crime: { ...long, terms: { upper: '8y' } }, ...beside }, { crime: life, ...beside }],
    '9y',
    'and 7 - L beside',
    '7 - L beside',
  ],
  ['years beside a life term', [{ crime: longLife }, { crime: long, ...beside }], '15 - L', 'and 9y beside', '15 - L'],
  ['years beside years', [{ crime: long }, { crime: arson, ...beside }], '9y', '', 'None'],
  ['nothing beside', [{ crime: long }, { crime: life }], '9y + 7 - L', '', '7 - L'],
] as const)('%s: the total tells what no reader may miss', ([, charges, controlling, told, indeterminate]) => {
  const { summary } = answerTo(...charges);
  expect([controllingText(summary), besideText(summary)]).toEqual([controlling, told]);
  expect(totalText(summary)).toBe(told === '' ? controlling : `${controlling}, ${told}`);
  expect(indeterminateFact(summary)).toBe(indeterminate);
});

test('the facts stand in the order that the screens promise', () => {
  expect(
    sentenceFacts(answerTo({ crime: theft }, { crime: resisting, days: 1 })).map((fact) => fact.join(': ')),
  ).toEqual([
    'Probation Eligibility: Eligible',
    'Misdemeanor: 1 day, not in the total',
    'Determinate: 3y',
    'Indeterminate: None',
    'Total: 3y',
    'Other: None',
    'Custody credit: 0 days, 50%',
  ]);
});

test.for([
  ['by rows', ['15'], '545 days, 15%'],
  ['by rows of two rates', ['50', '15', '50'], '545 days, 50% and 15%'],
  ['without a row, by the case', [], '545 days, 50%'],
] as const)('custody credit says the rate that made it %s', ([, rates, told]) => {
  const answer = answerTo({ crime: theft });
  const groups = rates.map((rate) => ({ rate, days: 1, conduct: 1, authority: '', working: '' }));
  const credits = { ...answer.credits, total: 545, groups };
  expect(sentenceFacts({ ...answer, credits }).find(([name]) => name === 'Custody credit')?.[1]).toBe(told);
});

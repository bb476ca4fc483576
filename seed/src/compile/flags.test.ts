import { expect, test } from 'vitest';
import { credit, flags } from './flags.ts';

const felony = {
  statute: 'PC 211',
  kind: 'crime',
  severity: 'felony',
  terms: { lower: '2y', middle: '3y', upper: '5y' },
} as const;
const none = { serious: false, violent: false, strike: false, superStrike: false, trigger: false };

test.for([
  ['a felony in no list', felony, [], none],
  ['a listed serious felony', felony, ['serious'], { ...none, serious: true, strike: true, trigger: true }],
  ['a registrable felony', felony, ['trigger'], { ...none, trigger: true }],
  [
    'a life felony',
    { ...felony, terms: { upper: '15-life' } },
    [],
    { serious: true, violent: true, strike: true, superStrike: true, trigger: true },
  ],
  ['a life term by priors', { ...felony, statute: 'PC 667.75', terms: { upper: '17-life' } }, [], none],
  ['a wobbler as misdemeanor', { ...felony, severity: 'misdemeanor' }, ['serious'], none],
  ['a status prior', { ...felony, kind: 'status' }, ['serious'], none],
] as const)('%s', ([, row, lists, wanted]) => {
  expect(flags(row, new Set(lists))).toEqual(wanted);
});

test('violent felonies earn 15 per cent, murder none, others half', () => {
  const violent = { ...none, violent: true };
  expect(credit(violent, new Set())).toEqual({ jail: 15, prison: 15 });
  expect(credit(violent, new Set(['no-credit']))).toEqual({ jail: 0, prison: 0 });
  expect(credit(none, new Set())).toEqual({ jail: 50, prison: 50 });
});

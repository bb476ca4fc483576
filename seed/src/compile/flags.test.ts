import { expect, test } from 'vitest';
import { category, credit, flags } from './flags.ts';

const felony = { kind: 'crime', severity: 'felony', terms: { lower: '2y', middle: '3y', upper: '5y' } } as const;
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

test.for([
  [{ severity: 'felony', terms: { upper: '3y' } }, 'MANSLAUGHTER_1170_16', 'MANSLAUGHTER_1170_16'],
  [{ severity: 'felony', terms: { upper: '3y' } }, undefined, 'DEFAULT'],
  [{ severity: 'felony', terms: { upper: '25-life' } }, 'SEX_667_6', 'LIFE_669'],
  [{ severity: 'misdemeanor', terms: { upper: '364d' } }, 'SEX_667_6', 'MISDEMEANOR'],
  [{ severity: 'infraction', terms: {} }, undefined, 'INFRACTION'],
] as const)('%o named %s is of category %s', ([row, named, wanted]) => {
  expect(category(row, named)).toBe(wanted);
});

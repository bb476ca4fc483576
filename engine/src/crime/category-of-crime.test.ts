import { expect, test } from 'vitest';
import { categoryOfCrime } from './category-of-crime.ts';

test.for([
  [{ severity: 'felony', terms: { upper: '3y' } }, 'MANSLAUGHTER_1170_16', 'MANSLAUGHTER_1170_16'],
  [{ severity: 'felony', terms: { upper: '3y' } }, undefined, 'DEFAULT'],
  [{ severity: 'felony', terms: { upper: '25-life' } }, 'SEX_667_6', 'LIFE_669'],
  [{ severity: 'misdemeanor', terms: { upper: '364d' } }, 'SEX_667_6', 'MISDEMEANOR'],
  [{ severity: 'infraction', terms: {} }, undefined, 'INFRACTION'],
] as const)('%o named %s is of category %s', ([row, named, wanted]) => {
  expect(categoryOfCrime(row, new Set(named === undefined ? [] : [named]))).toBe(wanted);
});

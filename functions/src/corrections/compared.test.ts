import { expect, test } from 'vitest';
import { compared } from './compared.ts';
import { before, now } from './kept-case.fixture.ts';

const explain = () => ({ cause: 'engine' as const, corrections: [] });
const correction = { was: before, now, ...explain() };
const later = { ...now, engine: '2026.12', total: '4y', determinateDays: 1440 };

test('a second correction before the first was understood is told from the first', () => {
  expect(compared({ LastAnswer: now, Correction: correction }, later, explain)).toEqual({
    LastAnswer: later,
    Correction: { ...correction, now: later },
  });
});

test('a correction that is taken back is none', () => {
  const back = { ...before, engine: '2026.12' };
  expect(compared({ LastAnswer: now, Correction: correction }, back, explain)).toEqual({
    LastAnswer: back,
    Correction: null,
  });
});

test('a correction that is not understood outlives the owner’s own change, and one after it stands by itself', () => {
  const changed = { ...now, facts: 'others', total: '3y', determinateDays: 1080 };
  const standing = compared({ LastAnswer: now, Correction: correction }, changed, explain);
  expect(standing).toEqual({ LastAnswer: changed, Correction: correction });
  const after = { ...later, facts: 'others' };
  expect(compared(standing, after, explain).Correction).toEqual({ ...correction, was: changed, now: after });
});

test('the same length told in other words is no correction', () => {
  const told = { ...now, total: '5 years' };
  const standing = { LastAnswer: told, Correction: null };
  expect(compared(standing, now, explain)).toBe(standing);
});

test.for([{ determinateDays: 1 }, { indeterminateDays: 1 }, { special: 'LWOP' as const }, { misdemeanorDays: 1 }])(
  'another %j is another total',
  (length) => {
    expect(compared({ LastAnswer: { ...now, ...length }, Correction: null }, now, explain).Correction).not.toBeNull();
  },
);

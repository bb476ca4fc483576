import { expect, test } from 'vitest';
import { counted } from './counted.ts';
import { explained } from './explained.ts';
import { before, catalogue, day, now, whole } from './kept-case.fixture.ts';

const made = counted(whole, catalogue, day);
const explain = (was: typeof before, onFormerDay = now) => explained(was, made, () => onFormerDay);

test.for([
  ['an older engine', before, { cause: 'engine', corrections: ['concurrent-counts-whole'] }],
  [
    'an older engine and catalogue, where a correction can concern the case',
    { ...before, catalogue: 'older' },
    { cause: 'engine' },
  ],
  [
    'an older catalogue',
    { ...before, engine: now.engine, catalogue: 'older' },
    { cause: 'catalogue', corrections: [] },
  ],
  ['neither', { ...before, engine: now.engine }, { cause: 'unexplained', corrections: [] }],
] as const)('%s', ([, was, expected]) => {
  expect(explain(was)).toMatchObject(expected);
});

test('the day, where these rules give the former total on the former day; else not', () => {
  const was = { ...before, lawDay: '2025-12-31' };
  expect(explain(was, { ...before, lawDay: '2025-12-31' })).toEqual({ cause: 'day', corrections: [] });
  expect(explain(was)).toMatchObject({ cause: 'engine' });
});

test('the catalogue, where the engine is another too but no correction of it can concern the case', () => {
  const one = counted({ ...whole, charges: whole.charges.slice(0, 1) }, catalogue, day);
  const was = { ...one.answer, engine: '2026.11', catalogue: 'older', determinateDays: 1 };
  expect(explained(was, one, () => one.answer)).toEqual({ cause: 'catalogue', corrections: [] });
  expect(explained({ ...was, catalogue: one.answer.catalogue }, one, () => one.answer)).toMatchObject({
    cause: 'engine',
  });
});

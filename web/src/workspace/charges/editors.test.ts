import { expect, test } from 'vitest';
import type { ChargeRow } from '../case-work.ts';
import { choiceOf } from './editors.ts';

const row = (mandatoryConsecutive: boolean) =>
  ({
    charge: { ChargeStatus: 0, Concurrency: 0 },
    answer: { mandatoryConsecutive, authority: 'PC 667.6(d)' },
  }) as ChargeRow;

test.for([
  ['c', { ChargeStatus: 0 }],
  ['a', { ChargeStatus: 1 }],
  ['D', { ChargeStatus: 2 }],
  ['6', { ChargeStatus: 3 }],
  ['s', { ChargeStatus: 4 }],
  ['x', undefined],
  ['Enter', undefined],
] as const)('in the status menu %s sets %o', ([key, fields]) => {
  expect(choiceOf('status', row(false), key)?.fields).toEqual(fields);
});

test('a letter picks nothing that may not be picked', () => {
  expect(choiceOf('run', row(false), 'o')?.fields).toEqual({ Concurrency: 1 });
  expect(choiceOf('run', row(true), 'o')).toBeUndefined();
});

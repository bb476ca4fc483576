import { expect, test } from 'vitest';
import { limitationsToAllege, nextLimitationState, trueLimitations, withAllegations } from './limitation-selection.ts';

test.for([
  ['not selected', true, 'true'],
  ['true', true, 'pled'],
  ['pled', true, 'not selected'],
  ['not selected', false, 'true'],
  ['true', false, 'not selected'],
] as const)('after %s, pleadable %s, comes %s', ([state, pleadable, next]) => {
  expect(nextLimitationState(state, pleadable)).toBe(next);
});

const allegation = { kind: 'probation', statute: '1203.06 (A)(1)' } as const;
const limitations = [
  { id: 'PC 1203.06(a)(1)', true: true },
  { id: 'PC 1203.075', true: true },
  { id: 'PC 1203(k)', true: true },
  { id: 'PC 1203.08', true: false },
];

test('a probation allegation pleads the limitation of the same section', () => {
  expect(withAllegations(limitations, [allegation]).map(({ pled }) => pled)).toEqual([
    true,
    undefined,
    undefined,
    undefined,
  ]);
});

test('an allegation of its subdivision pleads a limitation named by the whole section', () => {
  const ofPriors = { kind: 'probation', statute: 'PC 1203.08(a)' } as const;
  expect(limitationsToAllege([{ id: 'PC 1203.08', true: true }], [ofPriors])).toEqual([]);
});

test('a charge of the case that is carried as a limitation pleads it, and it counts once', () => {
  const charged = [
    { id: 'PC 1203.08', true: true },
    { id: 'PC 1203.08(a)', true: true, pled: true, alleged: true },
  ];
  expect(limitationsToAllege(charged, [])).toEqual([]);
  expect(withAllegations(charged, []).map(({ pled }) => pled)).toEqual([true, true]);
  expect(trueLimitations(charged).map(({ id }) => id)).toEqual(['PC 1203.08']);
});

test('a limitation marked pled that nothing charges is suggested still', () => {
  expect(limitationsToAllege([{ id: 'PC 1203.08', true: true, pled: true }], []).map(({ id }) => id)).toEqual([
    'PC 1203.08',
  ]);
});

const ofStrikes = { id: 'PC 667(c)(2), 1170.12(a)(2)', true: true };

test.for([
  ['0', ['PC 667(c)(2)'], undefined],
  ['1', [], true],
] as const)('of a count with %s prior strikes there is suggested %j: strikes that are set are pleaded', (row) => {
  const [strikes, suggested, pled] = row;
  const counts = [{ kind: 'crime', statute: 'PC 211', strikes }] as const;
  expect(limitationsToAllege([ofStrikes], counts).map(({ id }) => id)).toEqual(suggested);
  expect(withAllegations([ofStrikes], counts)[0]?.pled).toBe(pled);
  expect(limitationsToAllege([{ id: 'PC 1203.08', true: true }], counts).map(({ id }) => id)).toEqual(['PC 1203.08']);
});

test('a crime of the same section pleads nothing', () => {
  expect(withAllegations(limitations, [{ ...allegation, kind: 'crime' }])).toEqual(limitations);
});

test('what must be pleaded and is not charged is suggested as a charge', () => {
  expect(limitationsToAllege(limitations, [allegation]).map(({ id }) => id)).toEqual(['PC 1203.075']);
});

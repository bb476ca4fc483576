import type { Step } from '@countwise/engine';
import { expect, test } from 'vitest';
import { answerTo, arson, type Charge, gun, resisting, theft, torture } from './sentence.fixture.ts';
import { stepLines, stepParts } from './step-lines.ts';

const step = (charge: string, operation: Step['operation']) => ({ charge, operation }) as Step;

test('steps of a row that follow each other make one line, in order', () => {
  const steps = [step('a', 'set'), step('a', 'add'), step('b', 'set'), step('a', 'note')];
  expect(stepLines(steps).map((line) => line.steps.map(({ charge, operation }) => `${charge} ${operation}`))).toEqual([
    ['a set', 'a add'],
    ['b set'],
    ['a note'],
  ]);
});

const partsOf = (...charges: readonly Charge[]) =>
  stepParts(answerTo(...charges)).map(({ chain, lines }) => [
    chain === null ? null : `${chain.name} ${chain.length}: ${chain.counts}`,
    ...lines.map(({ label }) => label),
  ]);

test('where nothing runs beside, the sum is one part without a name', () => {
  expect(partsOf({ crime: theft }, { crime: arson })).toEqual([[null, 'Count 1, PC 487(a)', 'Count 2, PC 451(a)']]);
});

test('the controlling term comes first, then what runs beside it with its enhancements', () => {
  const armed = { crime: arson, enhancements: [{ id: 'e1', crime: gun }], run: 'concurrent' } as const;
  expect(partsOf(armed, { crime: torture }, { crime: theft })).toEqual([
    ['Controlling term 3y + 7 - L: counts 2, 3', 'Count 2, PC 206', 'Count 3, PC 487(a)'],
    ['Runs beside 4y: count 1', 'Count 1, PC 451(a)', 'PC 12022(a)(1) on count 1'],
  ]);
});

test('of what runs beside, those of one length stand by their counts, behind what is longer', () => {
  const beside = { crime: theft, run: 'concurrent' } as const;
  const answer = answerTo(
    { crime: torture },
    beside,
    { ...beside, crime: { ...theft, terms: { upper: '5y' } } },
    beside,
  );
  const [longest, ...alike] = answer.summary.beside;
  const summary = { ...answer.summary, beside: longest === undefined ? [] : [longest, ...alike.toReversed()] };
  expect(stepParts({ ...answer, summary }).map(({ chain }) => `${chain?.length} ${chain?.counts}`)).toEqual([
    '7 - L count 1',
    '5y count 3',
    '3y count 2',
    '3y count 4',
  ]);
});

test('what runs beside names the counts of the sentence that it is consecutive to', () => {
  const struck = (upper: string, occasion: string) =>
    ({ crime: { ...theft, terms: { upper } }, occasion, strikes: '1' }) as const;
  const parts = partsOf(struck('5y', 'a'), { ...struck('3y', 'b'), run: 'concurrent' }, { crime: resisting });
  expect(parts.map(([name]) => name)).toEqual([
    'Controlling term 12y: counts 1, 2',
    'Runs beside 364d: count 3, consecutive to count 1',
  ]);
});

test('the jail of misdemeanors is a part of its own, for no felony’s term holds it (PC 19.2)', () => {
  const parts = partsOf({ crime: arson }, { crime: theft, run: 'concurrent' }, { crime: resisting, days: 90 });
  expect(parts).toEqual([
    ['Controlling term 3y: count 1', 'Count 1, PC 451(a)'],
    ['Misdemeanors 90d, not in the total: count 3', 'Count 3, PC 148(a)(1)'],
    ['Runs beside 3y: count 2', 'Count 2, PC 487(a)'],
  ]);
});

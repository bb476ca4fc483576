import { renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { forgetMessages, messageLog } from '../../ui/messages.ts';
import { type TestRow, testWork } from '../work/work.fixture.ts';
import { useFollowUps } from './use-follow-ups.ts';

const robbery: TestRow['crime'] = { statute: 'PC 211', terms: { lower: '2y', middle: '3y', upper: '5y' } };
const upper = testWork([{ crime: robbery }]);
const middle = testWork([{ crime: robbery, charge: { SelectedTerm: 2 } }]);
const lower = testWork([{ crime: robbery, charge: { SelectedTerm: 1 } }]);

/** A case that is followed, and how often it was drawn. */
function followed({ undone = true } = {}) {
  let drawn = 0;
  const writes = { run: () => undefined, undo: () => undone, redo: () => undone };
  const { result, rerender } = renderHook(
    (work) => {
      drawn += 1;
      return useFollowUps(work, writes);
    },
    { initialProps: upper },
  );
  return { result, rerender, drawn: () => drawn };
}

afterEach(forgetMessages);

test('a change and its news are one drawing', () => {
  const { result, rerender, drawn } = followed();
  result.current.run([{ kind: 'charge', id: 'c1', fields: { SelectedTerm: 2 } }], 'count 1');
  rerender(middle);
  expect(result.current.change).toEqual({ before: '5y', words: 'count 1 upper → middle', moved: [] });
  expect(drawn()).toBe(2);
});

test('a total that changes without a gesture was taken back', () => {
  const { result, rerender } = followed();
  rerender(middle);
  expect(result.current.change).toEqual({ before: '5y', words: 'taken back', moved: [] });
});

test('where nothing is left to undo, the gesture before it is still owed its news', () => {
  const { result, rerender } = followed({ undone: false });
  result.current.run([{ kind: 'charge', id: 'c1', fields: { SelectedTerm: 1 } }], 'count 1');
  result.current.undo();
  rerender(lower);
  expect(result.current.change?.words).toBe('count 1 upper → lower');
});

test('what a change made of rows that nobody touched is kept with the messages, any other change is not', () => {
  const theft: TestRow = {
    crime: { statute: 'PC 487(a)', terms: { lower: '16m', middle: '2y', upper: '3y' } },
    charge: { SelectedTerm: 2 },
  };
  const writes = { run: () => undefined, undo: () => true, redo: () => true };
  const { result, rerender } = renderHook((work) => useFollowUps(work, writes), {
    initialProps: testWork([{ crime: robbery }, theft]),
  });
  result.current.run([{ kind: 'charge', id: 'c1', fields: { SelectedTerm: 2 } }], 'count 1');
  rerender(testWork([{ crime: robbery, charge: { SelectedTerm: 2 } }, theft]));
  expect(messageLog().messages).toEqual([]);
  result.current.run([{ kind: 'charge', id: 'c1', fields: { ChargeStatus: 2 } }], 'count 1');
  rerender(testWork([{ crime: robbery, charge: { SelectedTerm: 2, ChargeStatus: 2 } }, theft]));
  expect(messageLog().messages.map(({ text }) => text)).toEqual([
    'Count 1 dismissed; count 2 is now principal, 8m → 2y',
  ]);
});

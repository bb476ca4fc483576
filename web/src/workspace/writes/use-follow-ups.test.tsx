import { renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { forgetMessages, messageLog } from '../../ui/messages.ts';
import { type TestRow, testWork } from '../work/work.fixture.ts';
import { newsKeeper } from './news.ts';
import { useFollowUps } from './use-follow-ups.ts';

const robbery: TestRow['crime'] = { statute: 'PC 211', terms: { lower: '2y', middle: '3y', upper: '5y' } };
const upper = testWork([{ crime: robbery }]);
const middle = testWork([{ crime: robbery, charge: { SelectedTerm: 2 } }]);
const lower = testWork([{ crime: robbery, charge: { SelectedTerm: 1 } }]);

/** A case that is followed, and how often it was drawn. */
function followed({ undone = true } = {}) {
  let drawn = 0;
  const keeper = newsKeeper();
  const writes = { run: () => undefined, undo: () => undone, redo: () => undone };
  const { result, rerender } = renderHook(
    (work) => {
      drawn += 1;
      return useFollowUps(work, writes, keeper);
    },
    { initialProps: upper },
  );
  return { result, rerender, keeper, drawn: () => drawn };
}

afterEach(forgetMessages);

test('a change and its news are one drawing', () => {
  const { result, rerender, drawn } = followed();
  result.current.run([{ kind: 'charge', id: 'c1', fields: { SelectedTerm: 2 } }], 'count 1');
  rerender(middle);
  expect(result.current.change).toEqual({ before: '5y', words: 'count 1 upper → middle', moved: [] });
  expect(drawn()).toBe(2);
});

test('a total that changes without a gesture was changed elsewhere, and is not ours to undo', () => {
  const { result, rerender } = followed();
  rerender(middle);
  expect(result.current.change).toEqual({ before: '5y', words: 'changed elsewhere', moved: [], isNotOurs: true });
});

test('a change that was not done after all is told so, without an Undo, and what it did no longer', () => {
  const { result, rerender, keeper } = followed();
  result.current.run([{ kind: 'charge', id: 'c1', fields: { SelectedTerm: 2 } }], 'count 1');
  rerender(middle);
  keeper.fail();
  rerender(upper);
  expect(result.current.change).toEqual({ before: '3y', words: 'not saved, taken back', moved: [], isNotOurs: true });
  // one that moved no total leaves no word of itself
  result.current.run([{ kind: 'charge', id: 'c1', fields: { IsPrincipal: 1 } }], 'count 1');
  rerender(testWork([{ crime: robbery, charge: { IsPrincipal: 1 } }]));
  expect(result.current.still).not.toBe('');
  keeper.fail();
  rerender(testWork([{ crime: robbery }]));
  expect([result.current.change, result.current.still]).toEqual([null, '']);
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
  const keeper = newsKeeper();
  const { result, rerender } = renderHook((work) => useFollowUps(work, writes, keeper), {
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

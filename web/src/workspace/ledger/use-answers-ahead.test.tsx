import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restingPage } from '../../ui/resting-page.fixture.ts';
import { testRow, testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import type { Line } from './lines.ts';
import { useAnswersAhead } from './use-answers-ahead.ts';
import { choicesOf } from './what-if.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const nothing = () => undefined;
const work = testWork([{ crime: { statute: 'PC 211', terms: { lower: '2y', middle: '3y', upper: '5y' } } }]);
const row = testRow(work, 'c1');
const line: Line = { kind: 'row', row, block: { head: row, below: [] }, unfolded: false };
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <WorkProvider value={{ ...work, run: nothing, undo: nothing, redo: nothing }}>{children}</WorkProvider>
);

test('one choice is computed each time the page rests, until all are', () => {
  const rest = restingPage();
  renderHook(() => useAnswersAhead(line), { wrapper });
  let rests = 0;
  while (rest()) rests += 1;
  expect(rests).toBe(choicesOf(row, work.rows).length);
  expect(rests).toBeGreaterThan(2);
});

test('a line that has lost the focus is not computed any more', () => {
  const rest = restingPage();
  const { rerender } = renderHook(({ at }: { readonly at: Line | undefined }) => useAnswersAhead(at), {
    wrapper,
    initialProps: { at: line as Line | undefined },
  });
  expect(rest()).toBe(true);
  rerender({ at: undefined });
  rest();
  expect(rest()).toBe(false);
});

import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { restingPage } from '../../ui/resting-page.fixture.ts';
import { useComputed } from './use-computed.ts';
import { testWork } from './work.fixture.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const work = testWork([{ crime: { statute: 'PC 211', terms: { lower: '2y', middle: '3y', upper: '5y' } } }]);
const populated = {
  charges: work.rows.map(({ charge }) => charge),
  crimes: work.rows.map(({ crime }) => crime),
  limitations: [],
  factors: [],
  circumstances: [],
  sentence: null,
};

test('once the page rests the case is computed again, and its rows are the very same', () => {
  const rest = restingPage();
  const { result } = renderHook(() => useComputed(work.record, populated));
  const first = result.current;
  rest();
  expect(result.current).not.toBe(first);
  expect(result.current).toEqual(first);
  expect(result.current?.rows).toBe(first?.rows);
  const second = result.current;
  rest();
  expect(result.current).toBe(second);
});

test('what is not there yet is neither computed nor drawn again', () => {
  const rest = restingPage();
  const { result } = renderHook(() => useComputed(work.record, undefined));
  rest();
  expect(result.current).toBeUndefined();
});

import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A page that rests when it is told to: what waited longest is done then. Answers whether anything waited. */
export function restingPage(): () => boolean {
  const waiting = new Map<number, () => void>();
  let asked = 0;
  vi.stubGlobal('requestIdleCallback', (rests: () => void) => {
    asked += 1;
    waiting.set(asked, rests);
    return asked;
  });
  vi.stubGlobal('cancelIdleCallback', (id: number) => waiting.delete(id));
  return () => {
    if (vi.isFakeTimers()) act(() => void vi.runOnlyPendingTimers());
    const [first] = waiting;
    if (first === undefined) return false;
    waiting.delete(first[0]);
    act(() => first[1]());
    return true;
  };
}

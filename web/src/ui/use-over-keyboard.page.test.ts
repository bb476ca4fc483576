import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useOverKeyboard } from './use-over-keyboard.ts';

afterEach(() => vi.unstubAllGlobals());

const told = (name: string): string => document.documentElement.style.getPropertyValue(`--seen-${name}`);

test('what a keyboard leaves of the screen is told until it is no longer wanted; what two fingers enlarge is not', () => {
  const seen = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', seen);
  const { rerender } = renderHook(useOverKeyboard, { initialProps: true });
  expect(told('height')).toBe('844px');
  Object.assign(seen, { height: 508, offsetTop: 120 });
  seen.dispatchEvent(new Event('resize'));
  expect([told('height'), told('top')]).toEqual(['508px', '120px']);
  Object.assign(seen, { height: 422, offsetTop: 60, scale: 2 });
  seen.dispatchEvent(new Event('scroll'));
  expect([told('height'), told('top')]).toEqual(['844px', '0px']);
  rerender(false);
  expect([told('height'), told('top')]).toEqual(['', '']);
  seen.dispatchEvent(new Event('resize'));
  expect(told('height')).toBe('');
});

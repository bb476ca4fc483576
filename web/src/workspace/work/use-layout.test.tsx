import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useLayout } from './use-layout.ts';

const nothing = () => undefined;

/** A window of so many pixels: each bound of a query is held against its width or height. */
function letWindowBe(size: { readonly width: number; readonly height: number }) {
  const holds = (query: string): boolean => {
    const bounds = [...query.matchAll(/(?<end>min|max)-(?<side>width|height): (?<pixels>\d+)px/g)];
    return (
      bounds.length > 0 &&
      bounds.every(({ groups }) => {
        const has = groups?.['side'] === 'width' ? size.width : size.height;
        return groups?.['end'] === 'min' ? has >= Number(groups['pixels']) : has <= Number(groups?.['pixels']);
      })
    );
  };
  vi.stubGlobal('matchMedia', (queries: string) => ({
    matches: queries.split(', ').some(holds),
    addEventListener: nothing,
    removeEventListener: nothing,
  }));
}

afterEach(() => vi.unstubAllGlobals());

// 1440 by 900 at 200 % is 720 by 450: bars of a desk would leave no row in sight
test.for([
  ['a desk', 1440, 900, 'panel'],
  ['a laptop', 1180, 760, 'bar'],
  ['a laptop at 200 %', 720, 450, 'phone'],
  ['a wide window that is low', 1280, 500, 'phone'],
  ['a phone', 390, 844, 'phone'],
] as const)('%s, %i by %i, is laid out as a %s', ([, width, height, layout]) => {
  letWindowBe({ width, height });
  expect(renderHook(useLayout).result.current).toBe(layout);
});

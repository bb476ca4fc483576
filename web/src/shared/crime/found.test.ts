import { expect, test } from 'vitest';
import { ends, firstPage, fromBest, isFirstPage } from './found.ts';

const hits = [{ LegacySortOrder: 40 }, { LegacySortOrder: 12 }];

test('a window of the code goes on both ways from its first and last row', () => {
  expect(ends({ order: 'code', hits })).toEqual({
    before: { direction: 'up', sortNumber: 40 },
    after: { direction: 'down', sortNumber: 12 },
  });
  expect(ends({ order: 'code', hits: [] })).toEqual({ before: null, after: null });
});

test('words go on page by page, and never into the sections beside what they found', () => {
  expect(ends({ order: 'fit', hits, page: 1, pages: 3 })).toEqual({ before: null, after: { page: 2 } });
  expect(ends({ order: 'fit', hits, page: 3, pages: 3 })).toEqual({ before: null, after: null });
});

test('of a window a few are shown from the row that is meant on', () => {
  const window = Array.from({ length: 31 }, (_, nth) => nth);
  expect(fromBest(window, 15, 3)).toEqual([15, 16, 17]);
  expect(fromBest(window, null, 2)).toEqual([0, 1]);
  expect(fromBest([4], 9, 2)).toEqual([4]);
});

test('the page that was asked first is known among those that came before and after it', () => {
  const kept = structuredClone([{ direction: 'up', sortNumber: 12 }, firstPage, { page: 2 }] as const);
  expect(kept.map(isFirstPage)).toEqual([false, true, false]);
});

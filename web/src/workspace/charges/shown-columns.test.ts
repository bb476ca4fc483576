import { expect, test } from 'vitest';
import { optionalColumns, shownColumns } from './shown-columns.ts';

test('columns are left out one by one, but never those that name a row or say its sentence', () => {
  expect(shownColumns([])).toHaveLength(19);
  expect(shownColumns(['gang', 'sentence', 'nothing'])).not.toContain('gang');
  expect(shownColumns(optionalColumns)).toEqual(['count', 'statute', 'description', 'sentence', 'remove']);
});

test('what names a row and is argued of it stands before what it comes to, and before what is seldom asked', () => {
  expect(shownColumns([]).slice(0, 10)).toEqual([
    'count',
    'statute',
    'description',
    'status',
    'lower',
    'middle',
    'upper',
    'run',
    'principal',
    'sentence',
  ]);
});

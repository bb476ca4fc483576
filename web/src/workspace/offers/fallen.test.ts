import type { CaseFile } from '@countwise/engine';
import { expect, test } from 'vitest';
import { fallenOf } from './fallen.ts';

const gone = { status: 'Dismissed' as const };
const caseOf = (rows: readonly { readonly id: string; readonly status?: 'Dismissed' }[]): CaseFile => ({
  caseFile: 1,
  charges: [
    {
      id: 'c1',
      count: 1,
      crime: 'PC 211/212.5(c)',
      date: '2026-03-14',
      enhancements: rows.map((row) => ({ crime: 'PC 12022.53(b)', ...row })),
    },
  ],
});

test('what falls with a lesser crime is told; what is dismissed by itself, or was before, is not', () => {
  const filed = caseOf([{ id: 'e1' }, { id: 'e2' }, { id: 'e3', ...gone }, { id: 'e4' }]);
  const offered = caseOf([{ id: 'e1', ...gone }, { id: 'e2', ...gone }, { id: 'e3', ...gone }, { id: 'e4' }]);
  const bargain = [
    { row: 'c1', lever: 'lesser-crime', to: 'PC 487(c)' },
    { row: 'e2', lever: 'dismiss-enhancement' },
  ] as const;
  expect(fallenOf({ bargain }, { caseFile: offered }, filed)).toEqual(['e1']);
});

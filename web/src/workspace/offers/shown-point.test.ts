import { catalogueOf } from '@countwise/contract';
import type { CaseFile } from '@countwise/engine';
import { expect, test } from 'vitest';
import { pointOf } from './shown-point.ts';

const crime = {
  statute: 'PC 487(a)',
  kind: 'crime',
  severity: 'felony',
  terms: { lower: '16m', middle: '2y', upper: '3y' },
} as const;
const law = { catalogue: catalogueOf('no crimes', []), today: '2026-11-20' };
const onProbation = (...statuses: readonly ('Convicted' | 'Dismissed')[]): CaseFile => ({
  caseFile: 1,
  charges: statuses.map((status, at) => ({
    id: `c${at + 1}`,
    count: at + 1,
    date: '2026-03-14',
    crime,
    status,
    probation: { granted: true, jailDays: at === 0 ? 180 : 60 },
  })),
});

test('the jail of probation is that of the counts that stand: a dismissed one brings none (PC 1203.1(a))', () => {
  const both = pointOf(onProbation('Convicted', 'Convicted'), law, 0);
  expect([both.total, both.mode]).toEqual(['240d', 'probation with 240 days of jail']);
  const one = pointOf(onProbation('Dismissed', 'Convicted'), law, 0);
  expect([one.total, one.mode]).toEqual(['60d', 'probation with 60 days of jail']);
  expect(pointOf(onProbation('Dismissed'), law, 0).mode).toBe('');
});

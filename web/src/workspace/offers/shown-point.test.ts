import { catalogueOf } from '@countwise/contract';
import type { CaseFile } from '@countwise/engine';
import { expect, test } from 'vitest';
import { pointOf } from './shown-point.ts';

const battery: CaseFile['charges'][number] = {
  id: 'c1',
  count: 1,
  crime: { statute: 'PC 242', kind: 'crime', severity: 'misdemeanor', terms: { upper: '364d' }, groups: [] },
  date: '2026-03-14',
};
const totalOf = (more: Partial<typeof battery>): string => {
  const law = { catalogue: catalogueOf('no crimes', []), today: '2026-08-01' };
  return pointOf({ caseFile: 1, charges: [{ ...battery, ...more }] }, law, 0).total;
};

test('a conviction without a day of jail is 0 days; without a conviction there is no sentence', () => {
  expect(totalOf({ days: 30 })).toBe('30d');
  expect(totalOf({ days: 0 })).toBe('0 days');
  expect(totalOf({ status: 'Dismissed' })).toBe('No sentence');
});

import { expect, test } from 'vitest';
import { calculate } from './calculator.ts';

const custody = {
  crData: [{ dateIn: '2026-01-01', dateOut: '2026-04-10', creditRatio: 'auto' }],
  releaseStartDate: '2026-04-10',
  applyStatusEnhancementsMultipleTimes: true,
  dismissedChecks: [],
};
const choices = { years: 2, months: 8, attributes: custody };

test('half of the days in custody are earned on top of them, and the sentence is what was entered', () => {
  const { credits, summary, release } = calculate({ ...choices, violent: false }, '2026-04-10');
  expect([credits.actual, credits.conduct, summary.totalDeterminate]).toEqual([100, 100, 960]);
  expect(release.working?.earnedDays).toBe(200);
});

test('a violent felony earns 15 per cent', () => {
  const { credits, release } = calculate({ ...choices, violent: true }, '2026-04-10');
  expect([credits.conduct, release.working?.futureRate]).toEqual([15, '15']);
});

test('without a length there are credits and no date', () => {
  const { credits, release } = calculate({ ...choices, years: 0, months: 0, violent: false }, '2026-04-10');
  expect([credits.actual, release.earliestRelease]).toEqual([100, null]);
});

import { expect, test } from 'vitest';
import { reportModules } from './calls/reports.ts';
import { isOfferedPart, reportParts } from './report-parts.ts';
import { gestureWrite, gestureWrites } from './schemas/gesture.ts';

test('a gesture takes writes of every kind there is', () => {
  expect(new Set(gestureWrite.options)).toEqual(new Set(Object.values(gestureWrites)));
});

test('a report has every part that a call may name, and the checklist goes where its part goes', () => {
  expect([...reportParts, 'scenarioCoverPageTitle']).toEqual(Object.keys(reportModules.shape));
  const offered = (...chosen: readonly string[]) =>
    reportParts.filter((part) => isOfferedPart(part, (one) => chosen.includes(one)));
  expect(reportParts.filter((part) => !offered('coverPage').includes(part))).toEqual(['probationFactors']);
  expect(offered('probationEligibility')).toEqual(reportParts);
});

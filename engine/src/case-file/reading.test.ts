import { expect, test } from 'vitest';
import { calibration } from '../catalogue.fixture.ts';
import { readingOf } from './reading.ts';

test('a row of the catalogue is read once and its reading kept', () => {
  const found = calibration.byStatute('PC 211/212.5(c)', '2026-08-01');
  if (found.kind === 'missing') throw new Error(found.message);
  const reading = readingOf(found.crime);
  expect(reading.sections).toEqual(['PC 211', 'PC 212.5(c)']);
  expect(readingOf(found.crime)).toBe(reading);
  expect(readingOf({ ...found.crime })).not.toBe(reading);
});

import { expect, test } from 'vitest';
import { answerTo } from '../case.fixture.ts';

const robbery = 'PC 211/212.5(c)';
const years = (count: number) => ({ kind: 'determinate', days: count * 360 });

test('the own terms of a count are those of its statute, whatever its strikes make of them', () => {
  const [count] = answerTo([{ crime: robbery, strikes: '1' }]).charges;
  expect(count?.own).toEqual({ lower: years(2), middle: years(3), upper: years(5) });
  expect(count?.triad).toEqual({ lower: 1440, middle: 2160, upper: 3600 });
});

test('an attempt has the terms of the attempt, not of the crime', () => {
  const [count] = answerTo([{ crime: robbery, state: 'Attempt', strikes: '2+' }]).charges;
  expect(count?.own).toEqual({ lower: { kind: 'determinate', days: 480 }, middle: years(2), upper: years(3) });
});

import { expect, test } from 'vitest';
import { catalogue } from '../compile/compiled.fixture.ts';
import { answerCase } from './sentence-answer.ts';
import { sentenceText } from './sentence-text.ts';
import { rangeText } from './total-text.ts';

const charge = (count: number, crime: unknown, more: object = {}) => ({
  id: `c${count}`,
  count,
  crime,
  date: '2026-03-14',
  ...more,
});
const answerTo = (charges: readonly object[], withRange = true) => {
  const read = answerCase(JSON.stringify({ caseFile: 1, charges }), { catalogue, today: '2026-08-01', withRange });
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return read.answer;
};

const attempt = charge(1, 'PC 664/187(a)', { findings: ['premeditated'], run: 'concurrent' });
const robbery = charge(2, 'PC 211/212.5(c)', { enhancements: [{ id: 'gun', crime: 'PC 12022.53(b)' }] });

test('what runs beside the controlling sentence is told with the total (PC 669)', () => {
  const text = sentenceText(answerTo([attempt, robbery]));
  expect(text).toContain('Total           15y, and 7 - L beside, prison');
  expect(text).toContain('Controlling     15y: count 2');
  expect(text).toContain('Runs beside     7 - L: count 1');
  expect(text).toMatch(/^Count 1 {2}PC 664\/187\(a\) +runs beside +\(7 - L\)/m);
});

test('a life term beside is told with the total before a longer one that ends', () => {
  const other = charge(3, 'PC 211/212.5(c)', {
    run: 'concurrent',
    enhancements: [{ id: 'other', crime: 'PC 12022.53(b)' }],
  });
  const answer = answerTo([attempt, robbery, other]);
  expect(answer.summary.beside.map(({ text }) => text)).toEqual(['15y', '7 - L']);
  expect(sentenceText(answer)).toContain('Total           15y, and 7 - L beside, prison');
});

test('where nothing runs beside, nothing is told of it', () => {
  const text = sentenceText(answerTo([robbery]));
  expect(text).not.toMatch(/Controlling|beside/);
  expect(text).toContain('Lawful range    12y to 13y (each upper term proved: 15y)');
});

test('where probation is granted the range says that it is without it (PC 461(b), 1170(b), 1203.1(a))', () => {
  const granted = charge(1, 'PC 459/460(b)', { probation: { granted: true } });
  expect(sentenceText(answerTo([granted]))).toContain(
    'Lawful range if probation is not granted  16m to 2y (each upper term proved: 3y)',
  );
});

test('the range is left out where it was not asked for', () => {
  expect(sentenceText(answerTo([robbery], false))).not.toContain('Lawful range');
});

test('an end that is not proved exact says which way it may err', () => {
  const { range } = answerTo([robbery]);
  if (range === undefined) throw new Error('no range');
  const inexact = { minimum: { ...range.minimum, exact: false }, maximum: range.maximum };
  expect(rangeText({ ...range, ...inexact })).toBe('at most 12y to 13y (each upper term proved: 15y)');
  expect(rangeText({ ...range, maximum: { ...range.maximum, exact: false }, everyUpper: range.maximum })).toBe(
    '12y to at least 13y',
  );
});

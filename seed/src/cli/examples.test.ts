import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { caseFilesOf } from '../case-file/pinned-files.fixture.ts';
import { catalogue } from '../compile/compiled.fixture.ts';
import { answerCase } from './sentence-answer.ts';
import { rangeText, totalText } from './total-text.ts';

const page = readFileSync(join(import.meta.dirname, '..', '..', '..', 'examples', 'README.md'), 'utf8');

/** What the page says comes out, by file. */
const told = new Map(
  page.split('\n').flatMap((line) => {
    const [, file = '', , ...answer] = line.split('|').map((cell) => cell.trim());
    const name = /^\[(.+\.json)\]/.exec(file)?.[1];
    return name === undefined ? [] : [[name, answer.slice(0, 3)] as const];
  }),
);

test.for(caseFilesOf('examples'))('%s comes out as the page says', ([name, text]) => {
  const read = answerCase(text, { catalogue, today: '2026-11-20', withRange: true });
  if ('faults' in read || read.answer.range === undefined) throw new Error(JSON.stringify(read));
  const { summary, range, credits } = read.answer;
  const credit = credits.actual === 0 ? 'none' : `${credits.actual} + ${credits.conduct} days`;
  expect([totalText(summary), rangeText(range), credit]).toEqual(told.get(name));
});

test('six cases, and no line without its case', () => {
  expect([...told.keys()].toSorted()).toEqual(
    caseFilesOf('examples')
      .map(([name]) => name)
      .toSorted(),
  );
  expect(told.size).toBe(6);
});

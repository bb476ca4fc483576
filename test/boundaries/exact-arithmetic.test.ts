import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..', '..', 'engine', 'src');
const files = globSync('**/*.ts', { cwd: source }).filter((file) => !/\.(test|fixture)\.ts$/.test(file));

/** What a template computes; its words are words. */
const computedIn = (template: string): string => (template.match(/\$\{[^}]*\}/g) ?? []).join(' ');

/** The code of a file: comments and texts between quotes say nothing of arithmetic. */
const codeOf = (file: string): readonly string[] =>
  readFileSync(join(source, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''")
    .replace(/`(?:[^`\\]|\\.)*`/g, computedIn)
    .replace(/\/(?![*/ ])(?:[^/\\\n]|\\.)+\/[gim]*/g, '/./')
    .split('\n');

const lines = files.flatMap((file) => codeOf(file).map((code, index) => ({ at: `${file}:${index + 1}`, code })));
const where = (pattern: RegExp, except = /(?!)/): readonly string[] =>
  lines.filter(({ code }) => pattern.test(code) && !except.test(code)).map(({ at }) => at);

test('the files are read', () => {
  expect(files.length).toBeGreaterThan(100);
});

test('a division is rounded down where it stands, or is one of two integers of a fraction', () => {
  expect(where(/ \/ /, /Math\.floor\(|numerator \/ divisor|% denominator/)).toEqual([]);
});

test('no decimal fraction is written', () => {
  expect(where(/\b\d+\.\d+\b/)).toEqual([]);
});

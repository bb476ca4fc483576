import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentence } from '@countwise/engine';
import { expect, test } from 'vitest';
import { readCatalogue } from '../node.ts';
import { caseFileJsonSchema } from './json-schema.ts';
import { readCaseFile } from './read-case-file.ts';

const page = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'case-file.md'), 'utf8');

const namesIn = (node: unknown): readonly string[] => {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'properties' in node && node.properties !== null ? Object.keys(Object(node.properties)) : [];
  return [...own, ...Object.values(node).flatMap(namesIn)];
};

test('the page names every field of a case file', () => {
  const named = new Set([...page.matchAll(/`"?([A-Za-z]+)"?`|"([A-Za-z]+)":/g)].map(([, word, key]) => word ?? key));
  expect([...new Set(namesIn(caseFileJsonSchema()))].filter((name) => !named.has(name))).toEqual([]);
});

test('the page names every part of an answer, and every field of its summary', () => {
  const file = {
    caseFile: 1,
    charges: [{ id: 'c1', count: 1, crime: 'PC 211/212.5(c)', date: '2026-03-14' }],
  } as const;
  const answer = sentence(file, readCatalogue(), '2026-08-01');
  const named = new Set([...page.matchAll(/`([A-Za-z]+)`/g)].map(([, word]) => word));
  const fields = [...Object.keys(answer), ...Object.keys(answer.summary)];
  expect(fields.filter((name) => !named.has(name))).toEqual([]);
});

test('its example is a case file', () => {
  const example = /```json\n([^`]+)```/.exec(page)?.[1] ?? '';
  expect(readCaseFile(JSON.parse(example))).toHaveProperty('caseFile');
});

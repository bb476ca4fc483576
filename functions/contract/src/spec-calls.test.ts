import { expect, test } from 'vitest';
import { calls } from './calls/index.ts';
import { specCalls } from './spec-calls.fixture.ts';

/** Path parameters may be named otherwise here than in that list; their places may not differ. */
const shape = (call: string) => call.replaceAll(/\{\w+\}/g, '{}');
const declared = new Set(calls.map(({ method, path }) => shape(`${method} ${path}`)));
const missing = specCalls.filter((call) => !declared.has(shape(call)));

test('every promised call is declared', () => {
  expect(missing).toEqual([]);
});

test('no call is declared twice', () => {
  expect(declared.size).toBe(calls.length);
  expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length);
});

test('path parameters and their schema agree', () => {
  for (const { id, path, params } of calls) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const result = params.safeParse(
      Object.fromEntries(inPath.map((name) => [name, name === 'fileName' ? 'report.pdf' : 'sample12'])),
    );
    expect([id, result.success]).toEqual([id, true]);
    expect([id, params.safeParse({}).success]).toEqual([id, inPath.length === 0]);
  }
});

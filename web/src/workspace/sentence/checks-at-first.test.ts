import type { Notice } from '@countwise/engine';
import { expect, test } from 'vitest';
import type { ModeId } from '../work/mode-id.ts';
import { checksAtFirst } from './checks-at-first.ts';

const notices = (...codes: readonly string[]): readonly Notice[] =>
  codes.map((code) => ({ code, charges: [], authority: 'PC 1', text: code }));
const asRead = notices('UPPER_TERM_PROOF', 'CREDIT_IN_PRACTICE', 'IMMIGRATION', 'PROP57_EXCLUDED_VIOLENT', 'ONE_FACT');
const shown = (mode: ModeId, checks = asRead) => {
  const found = checksAtFirst(checks, mode);
  return found.checks.slice(0, found.count).map(({ code }) => code);
};

test('beside the days of release those about it stand first, the rest under what is more', () => {
  expect(shown('release')).toEqual(['CREDIT_IN_PRACTICE', 'PROP57_EXCLUDED_VIOLENT']);
  expect(checksAtFirst(asRead, 'release').checks).toHaveLength(5);
});

test.for([
  ['credits', asRead],
  ['charges', asRead],
  ['release', notices('UPPER_TERM_PROOF', 'IMMIGRATION')],
] as const)('beside %s they keep their order', ([mode, checks]) => {
  expect(shown(mode, checks)).toEqual(checks.map(({ code }) => code));
});

test('of many six stand at first, the rest under what is more', () => {
  const many = notices('A', 'B', 'C', 'CREDIT_LIMIT', 'E', 'F', 'G', 'H');
  expect(shown('charges', many)).toEqual(['A', 'B', 'C', 'CREDIT_LIMIT', 'E', 'F']);
});

test('one more is shown itself', () => {
  expect(shown('charges', notices('A', 'B', 'C', 'D', 'E', 'F', 'G'))).toHaveLength(7);
  expect(shown('release', notices('CREDIT_LIMIT', 'IMMIGRATION'))).toHaveLength(2);
});

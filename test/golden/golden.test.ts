import { readFileSync } from 'node:fs';
import { sentence } from '@countwise/engine';
import { readCaseFile } from '@countwise/seed';
import { readCatalogue, readReference } from '@countwise/seed/node';
import { expect, test } from 'vitest';

interface GoldenCase {
  readonly id: string;
  readonly source: string;
  readonly rule: string;
  readonly caseFile: unknown;
  /** Part of the answer that a court or a statute gives. */
  readonly expected: object;
  /** Rows as [id, role, sentence days]. */
  readonly rows: readonly (readonly [string, string, number?])[];
  /** Why the numbers are not the source's, where they are not. */
  readonly departs?: string;
}

const golden = JSON.parse(readFileSync(new URL('cases.json', import.meta.url), 'utf8')) as readonly GoldenCase[];
const catalogue = readCatalogue();

test.for(golden)('$id $rule: $source', ({ caseFile, expected, rows }) => {
  const read = readCaseFile(caseFile);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  const answer = sentence(read.caseFile, catalogue, '2026-08-01');
  expect(answer).toMatchObject(expected);
  const all = [...answer.charges.flatMap((charge) => [charge, ...charge.enhancements]), ...answer.caseEnhancements];
  const found = rows.map(([id, , days]) => {
    const row = all.find((each) => each.id === id);
    const length = (row?.determinateDays ?? 0) + (row?.indeterminateDays ?? 0);
    return days === undefined ? [id, row?.role] : [id, row?.role, length];
  });
  expect(found).toEqual(rows);
});

test('every rule word of an answer has its line in the reference', () => {
  const known = new Set(readReference().ruleWords.map(({ id }) => id));
  const used = golden.flatMap(({ caseFile }) => {
    const read = readCaseFile(caseFile);
    const charges = 'caseFile' in read ? sentence(read.caseFile, catalogue, '2026-08-01').charges : [];
    return charges.flatMap((charge) => [charge, ...charge.enhancements]).flatMap(({ ruleWords }) => ruleWords);
  });
  expect([...new Set(used)].filter((word) => !known.has(word))).toEqual([]);
});

test('all seventy cases are here, each once', () => {
  expect(new Set(golden.map(({ id }) => id)).size).toBe(70);
});

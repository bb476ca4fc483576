import { termOf } from '@countwise/engine';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { caseFileJsonSchema } from './json-schema.ts';
import { caseFilesOf } from './pinned-files.fixture.ts';
import { readCaseFile } from './read-case-file.ts';

// the days of a calendar are held by a pattern; `format` is a word that this validator leaves to others
const validate = new Ajv2020({ validateFormats: false }).compile(caseFileJsonSchema());
const fits = (json: unknown): boolean => validate(json);

test.for([...caseFilesOf('examples'), ...caseFilesOf('old-files')])('%s fits the schema', ([, text]) => {
  fits(JSON.parse(text));
  expect(validate.errors ?? []).toEqual([]);
});

const charge = { id: 'c1', count: 1, crime: 'PC 211', date: '2026-03-14' };
test.for([
  ['an unknown field', { caseFile: 1, charges: [], extra: 1 }],
  ['no charges', { caseFile: 1 }],
  ['a day that is none', { caseFile: 1, charges: [{ ...charge, date: '2026-02-30' }] }],
  ['a rate that is none', { caseFile: 1, charges: [], release: { futureRate: '55' } }],
  ['a circumstance of no rule', { caseFile: 1, charges: [], circumstances: [{ id: 'CRC 4.421(z)' }] }],
  ['a crime that is a number', { caseFile: 1, charges: [{ ...charge, crime: 211 }] }],
  [
    'a term without its unit',
    { caseFile: 1, charges: [{ ...charge, crime: { like: 'PC 211', terms: { upper: '5' } } }] },
  ],
] as const)('what the reader refuses, the schema refuses: %s', ([, file]) => {
  expect(readCaseFile(file)).toHaveProperty('faults');
  expect(fits(file)).toBe(false);
});

test('a term of the schema is a term of the engine, and no other is', () => {
  const withTerm = (upper: string) => ({
    caseFile: 1,
    charges: [{ ...charge, crime: { like: 'PC 211', terms: { upper } } }],
  });
  const parts = fc.array(fc.constantFrom('1', '25', '999999', 'y', 'm', 'd', '-life', 'LWOP', 'DEATH', ' '), {
    maxLength: 7,
  });
  fc.assert(
    fc.property(parts, (list) => fits(withTerm(list.join(''))) === (termOf(list.join('')) !== undefined)),
    { numRuns: 2000 },
  );
});

/** The fields of a schema that say nothing of what they are. */
function undescribed(node: unknown, path = '$'): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const fields =
    'properties' in node && typeof node.properties === 'object' ? Object.entries(node.properties ?? {}) : [];
  return [
    ...fields.flatMap(([key, field]) => (Object.hasOwn(field, 'description') ? [] : [`${path}.${key}`])),
    ...Object.entries(node).flatMap(([key, inner]) => undescribed(inner, `${path}.${key}`)),
  ];
}

test('every field says what it is', () => {
  expect(undescribed(caseFileJsonSchema())).toEqual([]);
});

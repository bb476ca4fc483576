import { join } from 'node:path';
import { headOf, isInForce } from '@countwise/engine';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readTable } from '../csv/read-table.ts';
import { artefact } from './compiled.fixture.ts';

/**
 * What the sections of sixteen codes that punish say of themselves, written down when they were read: that they make a
 * crime, the greatest jail they name for it (`6m`, `90d` and `364d` for a year, by Pen. Code, § 18.5), more than one where
 * it rises, and the first day of one that was added and never amended.
 */
const line = z.object({
  statute: z.string().regex(/^[A-Z]+ \d[\w.]*$/),
  jail: z.string().transform((cell) => (cell === '' ? [] : cell.split(';'))),
  first: z.union([z.literal(''), z.iso.date()]),
});

const root = join(import.meta.dirname, '..', '..');
const sections = readTable('', join(root, 'facts', 'sections.csv'), line);
const on = '2026-11-20';
const { rows } = artefact;
const bySection = Map.groupBy(
  rows.filter((row) => isInForce(row, on)),
  ({ statute }) => headOf(statute),
);
const alike: Readonly<Record<string, string>> = { '3m': '90d', '180d': '6m' };

describe('sections that punish', () => {
  test('every line fits', () => expect(sections.faults).toEqual([]));

  test.for(sections.rows.map(({ row }) => [row.statute, row] as const))('%s', ([statute, { jail, first }]) => {
    const found = bySection.get(statute) ?? [];
    const terms = found.flatMap(({ severity, terms: { upper } }) =>
      severity === 'misdemeanor' && upper !== undefined ? [alike[upper] ?? upper] : [],
    );
    expect({
      isThere: found.length > 0,
      beyond: jail.length === 0 ? [] : terms.filter((term) => !jail.includes(term)),
      missing: jail.filter((term) => !terms.includes(term)),
      first: first === '' ? [] : [...new Set(found.map(({ effective }) => effective))],
    }).toEqual({ isThere: true, beyond: [], missing: [], first: first === '' ? [] : [first] });
  });
});

import { join } from 'node:path';
import { isInForce } from '@countwise/engine';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { CatalogueRow } from '../catalogue/row.ts';
import { readTable } from '../csv/read-table.ts';
import { catalogue } from './compiled.fixture.ts';

/** One fact that the text of a statute gives of a row: which field, its value, and the subdivision that says so. */
const line = z.object({
  statute: z.string(),
  /** Words of the name that tell the row from others of its statute. */
  name: z.string(),
  severity: z.string(),
  on: z.iso.date(),
  field: z.enum([
    'row',
    'terms',
    'place',
    'wobbler',
    'wobbleDirection',
    'probationLimit',
    'probationJail',
    'mandatoryConsecutive',
    'punishedBy',
  ]),
  value: z.string(),
  cite: z.string().regex(/§/),
});
type Fact = z.infer<typeof line>;

const root = join(import.meta.dirname, '..', '..');
const { rows } = catalogue;
const facts = readTable('', join(root, 'facts', 'read.csv'), line);

const rowsOf = ({ statute, name, severity, on }: Omit<Fact, 'field' | 'value' | 'cite'>) =>
  rows.filter(
    (row) => row.statute === statute && row.name.includes(name) && row.severity === severity && isInForce(row, on),
  );

const shown: Readonly<Record<Fact['field'], (row: CatalogueRow) => string>> = {
  row: () => 'present',
  terms: ({ terms }) => [terms.lower, terms.middle, terms.upper].filter((term) => term !== undefined).join('/'),
  place: ({ place }) => place,
  wobbler: ({ wobbler }) => String(wobbler),
  wobbleDirection: ({ wobbleDirection }) => String(wobbleDirection),
  probationLimit: ({ probationLimit: limit }) => (limit === undefined ? 'none' : `${limit.id} ${limit.level}`),
  probationJail: ({ probationJail: jail }) => (jail === undefined ? 'none' : `${jail.minimumDays}-${jail.maximumDays}`),
  mandatoryConsecutive: ({ mandatoryConsecutive }) => mandatoryConsecutive,
  punishedBy: ({ punishedBy }) => punishedBy ?? 'none',
};

describe('facts read beside the text of the statute', () => {
  test('every line fits', () => expect(facts.faults).toEqual([]));

  test.for(facts.rows.map(({ row }) => [row.statute, row.name, row.field, row.value, row.cite, row] as const))(
    '%s %s: %s %s (%s)',
    ([, , field, value, , fact]) => {
      const found = rowsOf(fact).map((row) => shown[field](row));
      expect(found.length === 0 ? ['absent'] : [...new Set(found)]).toEqual([value]);
    },
  );
});

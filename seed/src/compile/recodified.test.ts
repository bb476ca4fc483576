import { join } from 'node:path';
import { type IsoDate, isInForce } from '@countwise/engine';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { CatalogueRow } from '../catalogue/row.ts';
import { readTable } from '../csv/read-table.ts';
import { artefact } from './compiled.fixture.ts';

/**
 * Sections that a law moved to another number without a change of substance, the weapons law of Pen. Code, §§ 12000 to
 * 12809 above all (SB 1080, Stats. 2010, ch. 711; § 16010: a list that names the new number means the former one too).
 */
const move = z.object({
  former: z.string(),
  variant: z.string(),
  last: z.iso.date(),
  successor: z.string(),
  successorVariant: z.string(),
  first: z.iso.date(),
});

const root = join(import.meta.dirname, '..', '..');
const moves = readTable(root, join(root, 'facts', 'recodified.csv'), move);
const { rows } = artefact;

/** The facts that decide a sentence. */
const decisive = [
  'kind',
  'severity',
  'terms',
  'place',
  'wobbler',
  'serious',
  'violent',
  'superStrike',
  'credit',
  'category',
  'groups',
  'attempt',
  'probationLimit',
  'calcrim',
] as const satisfies readonly (keyof CatalogueRow)[];

/** The bar of probation moved with the crimes: § 12311 became § 18780. */
const moved = (limit: CatalogueRow['probationLimit']) =>
  limit?.id === 'former PC 12311' ? { ...limit, id: 'PC 18780' } : limit;

/** These facts, by level, of the rows of a section on a day. */
const punished = (section: string, variant: string, on: IsoDate) =>
  rows
    .filter((row) => row.codeDefinitionCode === 'PC' && row.section === section && row.variant === variant)
    .filter((row) => isInForce(row, on))
    .toSorted((left, right) => left.severity.localeCompare(right.severity))
    .map((row) => ({ ...row, probationLimit: moved(row.probationLimit) }))
    .map((row) => Object.fromEntries(decisive.map((key) => [key, row[key]])));

test('the table of the recodified sections can be read', () => {
  expect(moves.faults).toEqual([]);
});

test.for(moves.rows.map(({ row }) => [`${row.former} ${row.variant}`.trim(), row.successor, row] as const))(
  'PC %s is punished on its last day as PC %s on its first',
  ([, , { former, variant, last, successor, successorVariant, first }]) => {
    const before = punished(former, variant, last);
    expect(before).not.toEqual([]);
    expect(before).toEqual(punished(successor, successorVariant, first));
  },
);

import { join } from 'node:path';
import type { IsoDate } from '@countwise/engine';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { CatalogueRow } from './src/catalogue/row.ts';
import { compile } from './src/compile/compile.ts';
import { readTable } from './src/compile/read-table.ts';

/**
 * The weapons law of Pen. Code, §§ 12000 to 12809, and where SB 1080 (Stats. 2010, ch. 711) put it on 1 January 2012
 * without a change of substance. A list that names the new number means the former one too: Pen. Code, § 16010.
 */
const pair = z.object({ former: z.string(), variant: z.string(), successor: z.string(), successorVariant: z.string() });

const root = import.meta.dirname;
const pairs = readTable(root, join(root, 'facts', 'recodified-weapons.csv'), pair);
const { rows } = compile(root).artefact;

const [lastFormerDay, firstNewDay] = ['2011-12-31', '2012-01-01'] as const satisfies readonly IsoDate[];

const inForce = ({ effective, end }: CatalogueRow, on: IsoDate): boolean =>
  (effective ?? '') <= on && on <= (end ?? '9999');

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

/** These facts, by level, of the rows of a section on a day. */
const punished = (section: string, variant: string, on: IsoDate) =>
  rows
    .filter((row) => row.codeDefinitionCode === 'PC' && row.section === section && row.variant === variant)
    .filter((row) => inForce(row, on))
    .map((row) => Object.fromEntries(decisive.map((key) => [key, row[key]])))
    .toSorted((left, right) => String(left['severity']).localeCompare(String(right['severity'])));

test('the table of the recodified sections can be read', () => {
  expect(pairs.faults).toEqual([]);
});

test.for(pairs.rows.map(({ row }) => [`${row.former} ${row.variant}`.trim(), row.successor, row] as const))(
  'PC %s is punished on its last day as PC %s on its first',
  ([, , { former, variant, successor, successorVariant }]) => {
    const before = punished(former, variant, lastFormerDay);
    expect(before).not.toEqual([]);
    expect(before).toEqual(punished(successor, successorVariant, firstNewDay));
  },
);

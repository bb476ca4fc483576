import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { CatalogueRow } from '../catalogue/row.ts';
import { findCrimes } from '../cli/find-crimes.ts';
import { catalogue } from './compiled.fixture.ts';

/** A fact read in the code. Null is not checked, `a|b` means either, `hint` words tell the variant, `alt` other statutes. */
const fact = z.object({
  id: z.string(),
  statute: z.string(),
  alt: z.array(z.string()),
  hint: z.array(z.string()),
  date: z.string(),
  present: z.boolean(),
  kind: z.string().nullable(),
  severity: z.string().nullable(),
  terms: z.record(z.string(), z.string()).nullable(),
  place: z.string().nullable(),
  wobbler: z.boolean().nullable(),
  serious: z.boolean().nullable(),
  violent: z.boolean().nullable(),
});
type Fact = z.infer<typeof fact>;

const root = join(import.meta.dirname, '..', '..');
const facts = z.array(fact).parse(JSON.parse(readFileSync(join(root, 'facts', 'facts.json'), 'utf8')));

const fits = (wanted: unknown, got: unknown): boolean =>
  wanted === null || (typeof wanted === 'string' ? wanted.split('|').includes(String(got)) : wanted === got);

/** What a row says otherwise than the fact. */
function differences(row: CatalogueRow, wanted: Fact): string[] {
  const plain = (['kind', 'severity', 'place', 'wobbler', 'serious', 'violent'] as const)
    .filter((key) => !fits(wanted[key], row[key]))
    .map((key) => `${row.id} ${key} ${row[key]}`);
  const terms = (['lower', 'middle', 'upper'] as const)
    .filter((slot) => wanted.terms !== null && !fits(wanted.terms[slot] ?? 'undefined', row.terms[slot]))
    .map((slot) => `${row.id} ${slot} ${row.terms[slot]}`);
  return [...plain, ...terms];
}

/** The rows a person who asks for the fact would choose among: of its words and level where these tell rows apart. */
function answers({ statute, alt, hint, date, severity }: Fact): readonly CatalogueRow[] {
  const rows =
    [statute, ...alt].map((asked) => findCrimes(catalogue, asked, date)).find((found) => found.length > 0) ?? [];
  const hinted = rows.filter(({ name }) => hint.some((words) => new RegExp(words, 'i').test(name)));
  const ofHint = hinted.length > 0 ? hinted : rows;
  const ofLevel = ofHint.filter((row) => severity === null || row.severity === severity);
  return ofLevel.length > 0 ? ofLevel : ofHint;
}

const shown = (rows: readonly Fact[]) => rows.map((row) => [row.id, row.statute, row] as const);

test.for(shown(facts.filter(({ present }) => present)))('%s %s', ([, , wanted]) => {
  const best = answers(wanted).at(0);
  expect(best === undefined ? ['no row'] : differences(best, wanted)).toEqual([]);
});

test.for(shown(facts.filter(({ present }) => !present)))('%s no %s on that day', ([, , wanted]) => {
  expect(answers(wanted)).toEqual([]);
});

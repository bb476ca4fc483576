import { join } from 'node:path';
import type { IsoDate } from '@countwise/engine';
import { z } from 'zod';
import { readTable } from '../../csv/read-table.ts';
import type { CrimeSearch } from '../crime-search.ts';

const line = z.object({
  kind: z.enum(['statute', 'ordinal', 'name', 'slang', 'abbreviation', 'enhancement', 'misspelt']),
  query: z.string().min(1),
  /** Statutes, any of which is what a lawyer looks for; `PC 211` stands for all its rows. */
  wanted: z.string().transform((text) => text.split('; ')),
  /** Kept aside: the search was not tuned by these. */
  aside: z.enum(['yes', '']).transform((text) => text === 'yes'),
});

/** What a lawyer types, and the statutes one of which is looked for. */
export type BenchQuery = z.infer<typeof line>;

/** The queries of the bench, in the order of their table. Throws if a line of it does not fit. */
export function benchQueries(): readonly BenchQuery[] {
  const { rows, faults } = readTable('', join(import.meta.dirname, 'queries.csv'), line);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  return rows.map(({ row }) => row);
}

const answers = (statute: string, wanted: string): boolean =>
  statute === wanted || statute.startsWith(`${wanted}(`) || statute.startsWith(`${wanted}/`);

/** The place of the first row that was looked for among the answers to a query, from 1; infinite where there is none. */
export function placeOf(search: CrimeSearch, { query, wanted }: BenchQuery, on: IsoDate): number {
  const found = search.quickSearch(query, on);
  const at = found.findIndex(({ statute }) => wanted.some((one) => answers(statute, one)));
  return at === -1 ? Number.POSITIVE_INFINITY : at + 1;
}

/** Of so many queries, how many find what is looked for first, among the first three, and among the first ten. */
export interface FoundRate {
  readonly asked: number;
  readonly first: number;
  readonly inThree: number;
  readonly inTen: number;
}

/** How well a search answers queries, asked on one day. */
export function foundRate(search: CrimeSearch, queries: readonly BenchQuery[], on: IsoDate): FoundRate {
  const places = queries.map((query) => placeOf(search, query, on));
  const within = (most: number) => places.filter((place) => place <= most).length;
  return { asked: queries.length, first: within(1), inThree: within(3), inTen: within(10) };
}

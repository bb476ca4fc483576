import { type CaseFile, type ChargeFile, type Law, type OfferNews, offers } from '@countwise/engine';
import { type Enumerated, enumerated } from './offers-enumerated.ts';
import type { Chosen } from './offers-space.ts';
import { type RandomSearch, type SearchSource, searchOfSeed } from './random-search.ts';

type Part = Extract<OfferNews, { readonly kind: 'part' }>;

/** What a charge is pleaded as, without the court's choices of terms, runs and days. */
const pleaOf = ({ crime, state, status, enhancements = [] }: ChargeFile): string =>
  JSON.stringify([
    crime,
    state ?? null,
    status === 'Dismissed',
    enhancements.map((row) => [row.crime, row.status === 'Dismissed', row.punishmentStruck ?? false]),
  ]);

/** What is settled for the whole case: how many strikes, which priors are dismissed and how often. */
function settledBy(part: Part, { strikes }: CaseFile): string {
  const level = part.changes.find(({ row }) => row === 'strikes')?.to ?? strikes ?? '0';
  const gone = part.changes.filter(({ row }) => row !== 'strikes').map(({ row, to }) => [row, to ?? 'gone']);
  return JSON.stringify([part.mode, level, gone]);
}
const settledIn = ({ mode, file, priorsGone }: Chosen): string =>
  JSON.stringify([
    mode,
    file.strikes ?? '0',
    (file.caseEnhancements ?? []).flatMap(({ id, status, times }) =>
      (priorsGone[id] ?? 0) === 0 ? [] : [[id, status === 'Dismissed' ? 'gone' : String(times)]],
    ),
  ]);

const ranks = { days: 0, life: 1e7, 'without-parole': 2e7, death: 3e7 } as const;

/** An enumerated disposition under the words that parts are compared by, which are written once. */
interface Worded {
  readonly served: number;
  readonly pleas: readonly string[];
}

/** What serves how long, by what is settled for the whole case. */
const bySettled = (all: readonly Enumerated[]): ReadonlyMap<string, readonly Worded[]> => {
  const worded = all.map(({ chosen, served }) => ({
    settled: settledIn(chosen),
    served,
    pleas: chosen.file.charges.map(pleaOf),
  }));
  return Map.groupBy(worded, ({ settled }) => settled);
};

/** What the completions of a part serve. */
function servedIn(part: Part, filed: CaseFile, all: ReadonlyMap<string, readonly Worded[]>): readonly number[] {
  const decided = part.decided.map(({ count, charge }) => ({ count, plea: pleaOf(charge) }));
  return (all.get(settledBy(part, filed)) ?? []).flatMap(({ served, pleas }) =>
    decided.every(({ count, plea }) => pleas[count] === plea) ? [served] : [],
  );
}

/** How the parts of searches were tried. */
export interface TriedParts {
  readonly opened: number;
  readonly cut: number;
  /** Parts with a completion that serves less than the bound they were opened or cut by. */
  readonly faults: readonly string[];
}

/** How many searches are tried whole, and how many cut parts at least. */
export interface PartsWanted {
  readonly searches: number;
  readonly cutParts: number;
}

function partsOf({ caseFile, space, credit }: RandomSearch, law: Law): readonly Part[] {
  const parts: Part[] = [];
  for (const news of offers({ caseFile, space, credit, withParts: true }, law))
    if (news.kind === 'part') parts.push(news);
  return parts;
}

/**
 * Every part that so many random searches open or cut, each with all its completions: none serves less than its bound. Then
 * the searches that cut parts, until so many are cut.
 */
export function tryParts(source: SearchSource, first: number, { searches, cutParts }: PartsWanted): TriedParts {
  const faults: string[] = [];
  let opened = 0;
  let cut = 0;
  for (let seed = first, tried = 0; tried < searches || cut < cutParts; seed += 1) {
    const search = searchOfSeed(seed, source);
    if (search === undefined) continue;
    tried += 1;
    const parts = partsOf(search, source.law);
    if (parts.length === 0 || (tried > searches && !parts.some(({ isCut }) => isCut))) continue;
    const all = bySettled(enumerated({ ...search, wishes: [] }, source.law));
    for (const part of parts) {
      const served = servedIn(part, search.caseFile, all);
      if (served.length === 0) continue;
      const least = Math.min(...served);
      const bound = ranks[part.bound.kind] + part.bound.days;
      if (bound > least) faults.push(`seed ${seed}: bound ${bound} above ${least}, ${part.decided.length} decided`);
      opened += Number(!part.isCut);
      cut += Number(part.isCut);
    }
  }
  return { opened, cut, faults };
}

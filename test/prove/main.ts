// Compares the engine with a second, plain computation on random cases, and tries what holds of every answer; prints what it
// found and ends 1 on a difference.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CrimeCatalogue } from '@countwise/seed';
import { readCatalogue, readReference } from '@countwise/seed/node';
import { invariants } from './invariants/all.ts';
import { violations } from './invariants/invariant.ts';
import { proveOffers } from './offers.ts';
import { missedFaults } from './planted.ts';
import { proveRanges, proveSentences } from './prove.ts';
import { atLength } from './sizes.ts';

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: String(atLength.sentences) },
    range: { type: 'string', default: String(atLength.ranges) },
    invariants: { type: 'string', default: '2000' },
    offers: { type: 'string', default: String(atLength.offers) },
    seed: { type: 'string', default: '1' },
    planted: { type: 'boolean', default: false },
  },
});

const mostShown = 5;
/** Searches with more dispositions than this are not tried in full. */
const mostOfSearch = 20_000;
/** All but one in twenty-five have at most so many, so that all are tried in minutes. */
const usualOfSearch = 1000;
const say = (line: string) => process.stdout.write(`${line}\n`);

function proveAll(first: number): boolean {
  const catalogue = readCatalogue();
  say(`seed ${first}`);
  const proved = [
    proveSentences({ catalogue, first, count: Number(values.cases) }),
    proveRanges({ catalogue, first, count: Number(values.range) }),
  ];
  for (const { lines, differences } of proved) [...lines, ...differences].forEach(say);
  const broken = proveInvariants(catalogue, first) + proveSearches(catalogue, first);
  return broken === 0 && proved.every(({ differences }) => differences.length === 0);
}

/** The frontier of bargains of so many random searches against trying everything; how many differ. */
function proveSearches(catalogue: CrimeCatalogue, first: number): number {
  const { reductions } = readReference();
  const law = { catalogue, today: '2026-08-01' };
  const count = Number(values.offers);
  const differences = proveOffers({ law, reductions, most: mostOfSearch, usual: usualOfSearch }, first, count);
  say(`${count} searches for offers, each tried in full: ${differences.length} differ`);
  differences.slice(0, mostShown).forEach(say);
  return differences.length;
}

/** Each invariant on so many cases; the number of violations of all. */
function proveInvariants(catalogue: CrimeCatalogue, first: number): number {
  const count = Number(values.invariants);
  return invariants.reduce((sum, invariant) => {
    const found = violations(invariant, catalogue, { first, count });
    say(`${invariant.name}: ${found.length} of ${count}`);
    found.slice(0, mostShown).forEach(say);
    return sum + found.length;
  }, 0);
}

/** With faults planted in the engine the comparison is itself compared: it must find each. */
function proveFaults(): boolean {
  const missed = missedFaults(join(import.meta.dirname, '..', '..'), say);
  for (const what of missed) say(`missed: ${what}`);
  return missed.length === 0;
}

if (!(values.planted ? proveFaults() : proveAll(Number(values.seed)))) process.exitCode = 1;

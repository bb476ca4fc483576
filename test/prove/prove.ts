import type { CaseFile, Catalogue } from '@countwise/engine';
import { type Difference, sentenceDifference } from './compare.ts';
import { rangeDifference } from './compare-range.ts';
import { caseOf } from './counts.ts';
import { enhancements, isInstead } from './enhancements.ts';
import { caseOfSeed } from './generate.ts';
import { imposed } from './own-term.ts';
import { bindingRows, isActive, rows } from './pairs.ts';
import { combinationsOf } from './range.ts';
import { shrink } from './shrink.ts';

/** What is compared: how it differs, and in which cases. */
interface Comparison {
  readonly of: 'sentence' | 'range';
  readonly counts: number;
  readonly isWanted: (file: CaseFile) => boolean;
  readonly differs: (file: CaseFile, catalogue: Catalogue) => Difference | undefined;
}

/** What to prove: so many random cases, from the case of this seed on. */
interface Proving {
  readonly catalogue: Catalogue;
  readonly first: number;
  readonly count: number;
}

/** Cases with more combinations of choices than this are not tried in full. */
const mostCombinations = 20_000;
const mostShown = 5;

/** So many random cases that are wanted, from a seed on. */
function* casesOf({ first, count }: Proving, { counts, isWanted }: Comparison): Generator<CaseFile> {
  for (let seed = first, found = 0; found < count; seed += 1) {
    const file = caseOfSeed(seed, counts);
    if (!isWanted(file)) continue;
    found += 1;
    yield file;
  }
}

/** The rows of part 1 that bind a pair of the case. */
function rowsBound(file: CaseFile): ReadonlySet<string> {
  const all = caseOf(file);
  const active = all.counts.filter(isActive);
  return new Set(
    active.flatMap((a, index) =>
      active.slice(index + 1).flatMap((b) => bindingRows(a, b, all).map((row) => `${row}: binds`)),
    ),
  );
}

/** What is found of a live count: it binds, in place of its term or added to it, or yields to another. */
function enhancementsBound(file: CaseFile): ReadonlySet<string> {
  const found = caseOf(file)
    .counts.filter(isActive)
    .flatMap((count) => count.found.map((each) => [each.row, imposed(count).includes(each)] as const));
  return new Set(found.map(([row, added]) => `${row.cite}: ${added || isInstead(row) ? 'binds' : 'yields'}`));
}

/** Counts in how many cases each row of part 1 binds a pair, and each enhancement binds or yields. */
function coverage() {
  const all = [...rows, ...enhancements.map(({ cite }) => cite)].map((what) => `${what}: binds`);
  const times = new Map<string, number>(all.map((what) => [what, 0]));
  return {
    note: (file: CaseFile) => {
      for (const what of [...rowsBound(file), ...enhancementsBound(file)]) times.set(what, (times.get(what) ?? 0) + 1);
    },
    lines: () => [...times].map(([what, count]) => `  ${what} in ${count} cases`),
  };
}

function counterexample(file: CaseFile, catalogue: Catalogue, { differs }: Comparison): string {
  const smallest = shrink(file, (each) => differs(each, catalogue) !== undefined);
  const { engine = '', plain = '' } = differs(smallest, catalogue) ?? {};
  return `the engine: ${engine}; by the definitions: ${plain}\n${JSON.stringify(smallest, null, 2)}`;
}

export interface Proved {
  /** How many cases at what rate, how many of them differ, and what of the law binds in them. */
  readonly lines: readonly string[];
  /** The first of the cases that differ, each made as small as it goes. */
  readonly differences: readonly string[];
}

function prove(proving: Proving, comparison: Comparison): Proved {
  const { catalogue, count } = proving;
  const bound = coverage();
  const begun = performance.now();
  const found: CaseFile[] = [];
  for (const file of casesOf(proving, comparison)) {
    bound.note(file);
    if (comparison.differs(file, catalogue) !== undefined) found.push(file);
  }
  const rate = Math.round((count * 1000) / (performance.now() - begun));
  const line = `${count} cases, each its ${comparison.of}, ${rate} a second: ${found.length} differ`;
  return {
    lines: [line, ...bound.lines()],
    differences: found.slice(0, mostShown).map((file) => counterexample(file, catalogue, comparison)),
  };
}

/** Sentences of cases of up to five counts. */
export const proveSentences = (proving: Proving): Proved =>
  prove(proving, { of: 'sentence', counts: 5, isWanted: () => true, differs: sentenceDifference });

/** Death or life without parole is the jury's choice, not the court's: PC 190.3. */
const isOfJury = ({ charges }: CaseFile): boolean => charges.some(({ death }) => death === true);

/** Ranges of cases of up to four counts, whose choices can all be tried. */
export const proveRanges = (proving: Proving, most = mostCombinations): Proved =>
  prove(proving, {
    of: 'range',
    counts: 4,
    isWanted: (file) => !isOfJury(file) && combinationsOf(file) <= most,
    differs: rangeDifference,
  });

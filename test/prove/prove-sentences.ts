import type { CaseFile, Catalogue } from '@countwise/engine';
import { sentenceDifference } from './compare.ts';
import { caseOf } from './counts.ts';
import { caseOfSeed } from './generate.ts';
import { bindingRows, isActive, rows } from './pairs.ts';
import { shrink } from './shrink.ts';

export interface Proving {
  readonly catalogue: Catalogue;
  readonly seed: number;
  readonly cases: number;
  readonly say: (line: string) => void;
}

/** The rows of part 1 that bind a pair of the case. */
function rowsBound(file: CaseFile): ReadonlySet<string> {
  const all = caseOf(file);
  const active = all.counts.filter(isActive);
  return new Set(active.flatMap((a, index) => active.slice(index + 1).flatMap((b) => bindingRows(a, b, all))));
}

export function proveSentences({ catalogue, seed, cases, say }: Proving): boolean {
  const bound = new Map<string, number>(rows.map((row) => [row, 0]));
  const begun = performance.now();
  const found: number[] = [];
  for (let each = seed; each < seed + cases; each += 1) {
    const file = caseOfSeed(each);
    for (const row of rowsBound(file)) bound.set(row, (bound.get(row) ?? 0) + 1);
    if (sentenceDifference(file, catalogue) !== undefined) found.push(each);
  }
  const seconds = (performance.now() - begun) / 1000;
  say(`${cases} cases of the seeds from ${seed}, ${Math.round(cases / seconds)} a second, ${found.length} differ`);
  for (const [row, times] of bound) say(`  ${row}: bound in ${times}`);
  for (const each of found.slice(0, 5)) {
    const smallest = shrink(caseOfSeed(each), (file) => sentenceDifference(file, catalogue) !== undefined);
    say(
      `seed ${each}: ${JSON.stringify(sentenceDifference(smallest, catalogue))}\n${JSON.stringify(smallest, null, 1)}`,
    );
  }
  return found.length === 0;
}

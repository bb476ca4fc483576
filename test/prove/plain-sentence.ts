import type { CaseFile } from '@countwise/engine';
import { chainsOf } from './chains.ts';
import { type Case, caseOf } from './counts.ts';
import { type Length, lengthOf, totalOf } from './length.ts';
import { isActive, runConsecutively } from './pairs.ts';

const grave = { DEATH: 2, LWOP: 1 } as const;

/** DEATH over LWOP over every other, then the days as imposed. */
export const compareLengths = (a: Length, b: Length): number =>
  (a.special === null ? 0 : grave[a.special]) - (b.special === null ? 0 : grave[b.special]) || totalOf(a) - totalOf(b);

/** The longest chains, of equal ones those with the most life: of such there may be several. */
export function longestChains(all: Case): readonly Length[] {
  const active = all.counts.filter(isActive);
  const lengths = chainsOf(active, (a, b) => runConsecutively(a, b, all)).map((chain) => lengthOf(chain, all));
  const longest = lengths.reduce((best, each) => (compareLengths(each, best) > 0 ? each : best));
  const equal = lengths.filter((each) => compareLengths(each, longest) === 0);
  const mostLife = Math.max(...equal.map(({ indeterminate }) => indeterminate));
  return equal.filter(({ indeterminate }) => indeterminate === mostLife);
}

/** The sentence by the definitions: the longest chain, found by trying every set of counts. */
export const plainSentence = (file: CaseFile): readonly Length[] => longestChains(caseOf(file));

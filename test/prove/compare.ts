import { type CaseFile, type Catalogue, type Sentence, sentence } from '@countwise/engine';
import { type Case, caseOf } from './counts.ts';
import { type Length, lengthsOfPart } from './length.ts';
import { isActive, runConsecutively } from './pairs.ts';
import { plainSentence } from './plain-sentence.ts';
import { words } from './words.ts';

/** The day the cases are asked on; each case names its own day of sentence. */
export const today = '2026-08-01';

/** What the engine and the second computation say, where they do not agree. */
export interface Difference {
  readonly engine: string;
  readonly plain: string;
}

export const lengthOfSummary = (summary: Sentence['summary']): Length => ({
  special: summary.special,
  determinate: summary.totalDeterminate,
  indeterminate: summary.totalIndeterminate,
  misdemeanor: summary.exposureDaysMisdemeanor,
});

const isEqual = (a: Length, b: Length): boolean =>
  a.special === b.special &&
  a.determinate === b.determinate &&
  a.indeterminate === b.indeterminate &&
  a.misdemeanor === b.misdemeanor;

const anyOf = (lengths: readonly Length[]): string => [...new Set(lengths.map(words))].join(' or ');

/** Every count that is served stands in the total or beside it, once. */
function standsOnce({ beside }: Sentence['summary'], all: Case): boolean {
  const told = beside.flatMap(({ counts }) => counts);
  return new Set(told).size === told.length && told.length < Math.max(1, all.counts.filter(isActive).length);
}

/** What runs beside is counts that follow one another, and is told as long as they are in their chain. */
function besideDifference(file: CaseFile, summary: Sentence['summary']): Difference | undefined {
  const all = caseOf(file);
  if (!standsOnce(summary, all)) return { engine: 'a count told twice, or none in the total', plain: 'each once' };
  const beside = new Set(summary.beside.flatMap(({ counts }) => counts));
  const controlling = all.counts.filter((count) => isActive(count) && !beside.has(count.id));
  for (const told of summary.beside) {
    const chain = all.counts.filter(({ id }) => told.counts.includes(id) || told.shared.includes(id));
    const follow = chain.every((a) => chain.every((b) => a === b || runConsecutively(a, b, all)));
    const counts = chain.filter(({ id }) => told.counts.includes(id));
    const plain = lengthsOfPart({ counts, chain, controlling }, all);
    const engine: Length = {
      special: told.special,
      determinate: told.determinateDays,
      indeterminate: told.indeterminateDays,
      misdemeanor: told.misdemeanorDays,
    };
    if (!follow || !plain.some((each) => isEqual(each, engine)))
      return {
        engine: `beside ${words(engine)}`,
        plain: follow ? anyOf(plain) : 'counts that do not follow one another',
      };
  }
  return undefined;
}

/** Equal in length, and one of the longest chains there are; what runs beside is as long as its counts. */
export function sentenceDifference(file: CaseFile, catalogue: Catalogue): Difference | undefined {
  const { summary } = sentence(file, catalogue, today);
  const engine = lengthOfSummary(summary);
  const plain = plainSentence(file);
  if (!plain.some((each) => isEqual(each, engine))) return { engine: words(engine), plain: anyOf(plain) };
  return besideDifference(file, summary);
}

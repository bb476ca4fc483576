import type { SentenceDays } from '../numbers/sentence-days.ts';
import type { ReleaseFacts } from './release-facts.ts';
import { splitBar } from './split-bar.ts';

/** The custody part that the case states, where the law lets it divide the term: null where it states none that can be. */
export function custodyPart(facts: ReleaseFacts): SentenceDays | null {
  const { custodyPart: stated, summary } = facts;
  if (stated === undefined || stated > summary.totalDeterminate || splitBar(facts) !== null) return null;
  return stated;
}

/** What of the determinate term is served in custody: all of it unless it is split. */
export const custodyTerm = (facts: ReleaseFacts): SentenceDays => custodyPart(facts) ?? facts.summary.totalDeterminate;

import { totalText } from '@countwise/contract';
import { ledger } from '../../text/ledger.ts';
import type { CaseWork } from '../work/case-work.ts';
import { type Change, changeOf, stillWords } from './follow-ups.ts';
import type { Gesture } from './own-words.ts';

/** What is told of the last change: what it did, or that the total stands though something was done. */
export interface News {
  readonly change: Change | null;
  /** In words what was done that changed no total; empty where that is told by the change, or nothing was done. */
  readonly still: string;
}

/** What was tried and not done: nothing of it is left to be told or taken back but what it came to meanwhile. */
const failed = 'failed';

const nothing: News = { change: null, still: '' };

function newsOf(before: CaseWork, after: CaseWork, gesture: Gesture | typeof failed | null): News | null {
  if (gesture !== null && gesture !== failed) {
    const change = changeOf(before, after, gesture);
    return { change, still: change === null ? stillWords(gesture, before, after) : '' };
  }
  const total = totalText(before.sentence.summary);
  if (total === totalText(after.sentence.summary)) return gesture === null ? null : nothing;
  const words = gesture === null ? ledger.changedElsewhere : ledger.notDone;
  return { change: { before: total, words, moved: [], isNotOurs: true }, still: '' };
}

/**
 * Follows a case from one answer to the next. The news stands until the next change, and is known as the new answer is
 * drawn: number and news are one drawing and not two.
 */
export function newsKeeper() {
  let latest: CaseWork | undefined;
  let begun: Gesture | typeof failed | null = null;
  let news = nothing;
  return {
    /** The gesture that the next answer is owed to; answers the one that waited until now. */
    begin(gesture: typeof begun): typeof begun {
      const before = begun;
      begun = gesture;
      return before;
    },
    /** A gesture was not done after all: the next answer is without it. */
    fail(): void {
      begun = failed;
    },
    of(work: CaseWork | undefined): News {
      const before = latest;
      latest = work;
      if (work === undefined || before === undefined || work === before) return news;
      news = newsOf(before, work, begun) ?? news;
      begun = null;
      return news;
    },
  };
}
export type NewsKeeper = ReturnType<typeof newsKeeper>;

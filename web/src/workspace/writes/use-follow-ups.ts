import { totalText } from '@countwise/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ledger } from '../../text/ledger.ts';
import { noteMessage } from '../../ui/messages.ts';
import type { CaseWork } from '../work/case-work.ts';
import { type Change, changeOf, type Gesture } from './follow-ups.ts';
import type { Writes } from './use-writes.ts';

/**
 * `run`, and what the last change did: the answers before and after it are compared. It stands until the next change; what
 * followed without being touched is kept with the messages.
 */
export function useFollowUps(work: CaseWork | undefined, { run }: Pick<Writes, 'run'>) {
  const latest = useRef(work);
  const begun = useRef<Gesture | null>(null);
  const [change, setChange] = useState<Change | null>(null);
  useEffect(() => {
    const before = latest.current;
    latest.current = work;
    if (work === undefined || before === undefined || work === before) return;
    const gesture = begun.current;
    begun.current = null;
    if (gesture !== null) {
      const found = changeOf(before, work, gesture);
      setChange(found);
      if (found !== null && found.moved.length > 0) noteMessage(found.words, 'plain');
      return;
    }
    const total = totalText(before.sentence.summary);
    if (total !== totalText(work.sentence.summary)) setChange({ before: total, words: ledger.takenBack, moved: [] });
  }, [work]);
  const watched = useCallback<Writes['run']>(
    (writes, what) => {
      begun.current = { writes, what };
      run(writes, what);
    },
    [run],
  );
  return { run: watched, change };
}

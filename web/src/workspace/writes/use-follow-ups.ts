import { totalText } from '@countwise/contract';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ledger } from '../../text/ledger.ts';
import { noteMessage } from '../../ui/messages.ts';
import type { CaseWork } from '../work/case-work.ts';
import { type Change, changeOf, type Gesture, stillWords } from './follow-ups.ts';
import type { Writes } from './use-writes.ts';
import type { Write } from './writes.ts';

/** What is told of the last change: what it did, or that the total stands though something was done. */
interface News {
  readonly change: Change | null;
  /** In words what was done that changed no total; empty where that is told by the change, or nothing was done. */
  readonly still: string;
}

/**
 * `run`, `undo` and `redo`, and what the last of them did: the answers before and after it are compared, and shown with the
 * number in one frame. It stands until the next change; what followed without being touched is kept with the messages.
 */
export function useFollowUps(work: CaseWork | undefined, writes: Pick<Writes, 'run' | 'undo' | 'redo'>) {
  const latest = useRef(work);
  const begun = useRef<Gesture | null>(null);
  const [news, setNews] = useState<News>({ change: null, still: '' });
  useLayoutEffect(() => {
    const before = latest.current;
    latest.current = work;
    if (work === undefined || before === undefined || work === before) return;
    const gesture = begun.current;
    begun.current = null;
    if (gesture !== null) {
      const change = changeOf(before, work, gesture);
      setNews({ change, still: change === null ? stillWords(gesture, before, work) : '' });
      if (change !== null && change.moved.length > 0) noteMessage(change.words, 'plain');
      return;
    }
    const total = totalText(before.sentence.summary);
    if (total !== totalText(work.sentence.summary))
      setNews({ change: { before: total, words: ledger.takenBack, moved: [] }, still: '' });
  }, [work]);
  const { run, undo, redo } = writes;
  const watched = useMemo(() => {
    const begin = (gesture: Gesture) => {
      begun.current = gesture;
    };
    const step = (way: () => boolean, what: string) => () => {
      const before = begun.current;
      begin({ writes: [], what });
      const isDone = way();
      if (!isDone) begun.current = before;
      return isDone;
    };
    return {
      run: (asked: readonly Write[], what: string) => {
        begin({ writes: asked, what });
        run(asked, what);
      },
      undo: step(undo, ledger.takenBack),
      redo: step(redo, ledger.doneAgain),
    };
  }, [run, undo, redo]);
  return { ...watched, ...news };
}

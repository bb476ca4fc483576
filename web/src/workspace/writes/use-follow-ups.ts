import { useEffect, useMemo } from 'react';
import { ledger } from '../../text/ledger.ts';
import { noteMessage } from '../../ui/messages.ts';
import type { CaseWork } from '../work/case-work.ts';
import type { NewsKeeper } from './news.ts';
import type { Writes } from './use-writes.ts';
import type { Write } from './writes.ts';

/**
 * `run`, `undo` and `redo`, and what the last of them did: the answers before and after it are compared, and shown with the
 * number in one frame. It stands until the next change; what followed without being touched is kept with the messages.
 */
export function useFollowUps(
  work: CaseWork | undefined,
  writes: Pick<Writes, 'run' | 'undo' | 'redo'>,
  keeper: NewsKeeper,
) {
  const news = useMemo(() => keeper.of(work), [keeper, work]);
  useEffect(() => {
    if (news.change !== null && news.change.moved.length > 0) noteMessage(ledger.capital(news.change.words), 'plain');
  }, [news]);
  const { run, undo, redo } = writes;
  const watched = useMemo(() => {
    const step = (way: () => boolean, what: string) => () => {
      const before = keeper.begin({ writes: [], what });
      const isDone = way();
      if (!isDone) keeper.begin(before);
      return isDone;
    };
    return {
      run: (asked: readonly Write[], what: string) => {
        keeper.begin({ writes: asked, what });
        run(asked, what);
      },
      undo: step(undo, ledger.takenBack),
      redo: step(redo, ledger.doneAgain),
    };
  }, [keeper, run, undo, redo]);
  return { ...watched, ...news };
}

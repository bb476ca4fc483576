import { useCallback, useEffect, useRef } from 'react';
import { common } from '../../text/common.ts';
import { showToast } from '../../ui/toast.tsx';
import type { CaseWork } from '../work/case-work.ts';
import { followUps, type Gesture } from './follow-ups.ts';
import type { Writes } from './use-writes.ts';

/** `run`, which says in one toast what else a gesture changed: the answers before and after it are compared. */
export function useFollowUps(work: CaseWork | undefined, { run, undo }: Pick<Writes, 'run' | 'undo'>): Writes['run'] {
  const latest = useRef(work);
  const begun = useRef<{ readonly before: CaseWork; readonly gesture: Gesture } | null>(null);
  useEffect(() => {
    latest.current = work;
    if (begun.current === null || work === undefined || work === begun.current.before) return;
    const { before, gesture } = begun.current;
    begun.current = null;
    const message = followUps(before, work, gesture);
    if (message !== null) showToast({ message, action: { label: common.undo, run: undo } });
  }, [work, undo]);
  return useCallback<Writes['run']>(
    (writes, what) => {
      if (latest.current !== undefined) begun.current = { before: latest.current, gesture: { writes, what } };
      run(writes, what);
    },
    [run],
  );
}

import { createContext, type ReactNode, use, useDeferredValue } from 'react';
import type { CaseWork } from '../work/case-work.ts';
import type { Change } from './follow-ups.ts';
import type { Writes } from './use-writes.ts';

export interface Work extends CaseWork, Pick<Writes, 'run'> {
  readonly undo: () => void;
  readonly redo: () => void;
  /** What the last change did; null before the first. */
  readonly change?: Change | null;
  /** What was done last and changed no total. */
  readonly still?: string;
}

const WorkContext = createContext<Work | null>(null);
export const WorkProvider = WorkContext;
const NowContext = createContext<Work | null>(null);

/** The open case and the way to change it. */
export function useWork(): Work {
  const work = use(WorkContext);
  if (work === null) throw new Error('useWork stands outside a case');
  return work;
}

/** The same for the number itself, which waits for nothing. */
export function useNow(): Work {
  const work = useWork();
  return use(NowContext) ?? work;
}

interface AfterwardsProps {
  /** It is in use itself, and waits for nothing. */
  readonly inUse?: boolean;
  readonly children: ReactNode;
}

/** What is not the number: it is drawn right after it, so that a press shows in its own frame. */
export function Afterwards({ inUse = false, children }: AfterwardsProps) {
  const work = useWork();
  const after = useDeferredValue(work);
  return (
    <NowContext value={work}>
      <WorkContext value={inUse ? work : after}>{children}</WorkContext>
    </NowContext>
  );
}

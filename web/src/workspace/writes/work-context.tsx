import { createContext, use } from 'react';
import type { CaseWork } from '../work/case-work.ts';
import type { Change } from './follow-ups.ts';
import type { Writes } from './use-writes.ts';

export interface Work extends CaseWork, Pick<Writes, 'run' | 'undo' | 'redo'> {
  /** What the last change did; null before the first. */
  readonly change?: Change | null;
}

const WorkContext = createContext<Work | null>(null);
export const WorkProvider = WorkContext;

/** The open case and the way to change it. */
export function useWork(): Work {
  const work = use(WorkContext);
  if (work === null) throw new Error('useWork stands outside a case');
  return work;
}

import { caseTotalOf } from '@countwise/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { keepAnswers } from '../../shared/case/case-queries.ts';
import { countAgain } from '../../shared/case/count-again.ts';
import { keepShown } from '../../shared/case/stored-totals.ts';
import type { CaseWork } from '../work/case-work.ts';
import type { SaveState } from './use-writes.ts';

/** So long nothing was changed: the user reads. */
const pauseMs = 5_000;

/**
 * Keeps what the open case comes to: here, for the lists it stands in, and at the server, which counts once after some
 * changes and not with each, or as the case is left.
 */
export function useKeptAnswer(caseId: string, work: CaseWork | undefined, state: SaveState): void {
  const client = useQueryClient();
  const isOvertaken = useRef(false);
  useEffect(() => {
    if (work !== undefined) keepShown(client, caseId, caseTotalOf(work.sentence.summary));
  }, [client, caseId, work]);
  const count = useCallback(() => {
    if (!isOvertaken.current) return;
    isOvertaken.current = false;
    // what is not counted now is counted when it is asked for
    countAgain(caseId).then(
      (counted) => keepAnswers(client, [counted]),
      () => undefined,
    );
  }, [client, caseId]);
  useEffect(() => {
    if (state.kind === 'saving') isOvertaken.current = true;
    const pause = state.kind === 'saved' ? setTimeout(count, pauseMs) : undefined;
    return () => clearTimeout(pause);
  }, [state, count]);
  useEffect(() => count, [count]);
}

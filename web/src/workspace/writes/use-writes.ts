import { useWindowEvent } from '@mantine/hooks';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Failure, isUnanswered, passes } from '../../api/failure.ts';
import { storedReadUntil } from '../../api/session.ts';
import { caseQuery } from '../../shared/case/case-queries.ts';
import { chargesQuery } from '../../shared/case/charges-query.ts';
import { gestureStore } from '../../shared/case/gesture-store.ts';
import { sendGesture, writesKey } from '../../shared/case/send-gesture.ts';
import { useOnline } from '../../shared/offline/use-online.ts';
import { isEnded, sayEnded } from '../../shared/read-only.ts';
import { common } from '../../text/common.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { showToast } from '../../ui/toast.tsx';
import { caseCache } from './case-cache.ts';
import { differencesOf, theirsIn } from './conflict.ts';
import type { Difference } from './conflict-words.ts';
import { type Gesture, gestureOf, insisted, show, showUnderWay, underWayOf } from './gestures.ts';
import { stepHistory, type Way } from './history.ts';
import type { NewsKeeper } from './news.ts';
import { noLongerNewest } from './say-done.ts';
import { useShownOverReads } from './use-shown-over-reads.ts';
import { useWaiting } from './use-waiting.ts';
import type { Write } from './writes.ts';

export type SaveState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: 'failed'; readonly retry: () => void }
  /** The device is offline, or the server does not answer: so many changes are sent by themselves when it is back. */
  | { readonly kind: 'waiting'; readonly for: 'connection' | 'answer'; readonly changes: number };

/** A change that came after somebody else's to the same fields. */
export interface Conflict {
  readonly what: string;
  readonly differences: readonly Difference[];
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
}

export interface Writes {
  /** Does the writes of one gesture: at once on the screen, then in one call at the server, whole or not at all. */
  readonly run: (writes: readonly Write[], what: string) => void;
  /** Takes the last gesture back. */
  readonly undo: () => boolean;
  /** Does again what was last taken back. */
  readonly redo: () => boolean;
  readonly state: SaveState;
  /** The first conflict that waits for a choice. */
  readonly conflict: Conflict | null;
}

/** How often a change is tried again before anything is said. */
const retries = 2;
const firstPauseMs = 300;
const longestPauseMs = 15_000;

/**
 * The gestures of a case. Each shows at once, waits on this device until the server has it, and goes there in one call, in
 * order, or when the device is online again. One that nobody answers stands and is tried until somebody does, those made
 * after it behind it. One that fails is taken back alone, says so and offers to be tried again; one that meets another's
 * change of the same field asks which of the two stands; one that finds the session ended, or its tab, is done at the next
 * visit. `ready`: the case is there. `keeper` hears what is done without a press, and what was not done after all.
 */
export function useWrites(caseId: string, ready = true, keeper?: NewsKeeper): Writes {
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<SaveState>({ kind: 'idle' });
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [history] = useState(() => stepHistory(noLongerNewest));
  const unkept = useRef(new Set<string>());
  const cache = useMemo(() => caseCache(client, caseId), [client, caseId]);
  const underWay = useMemo(() => underWayOf(client), [client]);
  const mutationKey = writesKey(caseId);
  const [toSend, setToSend] = useState(0);
  const failuresOfSent = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.failureCount,
  });
  const pending = failuresOfSent.length + toSend;
  const isAnswered = failuresOfSent.every((failures) => failures <= retries);
  const online = useOnline();
  useWindowEvent('beforeunload', (event) => {
    if (pending > 0 && unkept.current.size > 0) event.preventDefault();
  });
  /** What was asked before a change is older than its answer, whenever it comes. */
  const leaveReads = useCallback(() => {
    for (const { queryKey } of [chargesQuery(caseId), caseQuery(caseId)]) {
      const { data, fetchStatus = 'idle' } = client.getQueryState(queryKey) ?? {};
      if (data !== undefined && fetchStatus !== 'idle') void client.cancelQueries({ queryKey });
    }
  }, [client, caseId]);
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: caseId },
    retry: (count, failure) => isUnanswered(failure) || (count < retries && passes(failure)),
    retryDelay: (count) => Math.min(firstPauseMs * 3 ** count, longestPauseMs),
    mutationFn: (gesture: Gesture) => sendGesture(underWay.tried(gesture.id) ?? gesture),
    onSuccess: (answer, { id, writes }) => {
      underWay.end(id);
      unkept.current.delete(id);
      void gestureStore.remove(id).catch(() => undefined);
      leaveReads();
      cache.keep(answer);
      showUnderWay(cache);
      setOutcome({ kind: 'saved', at: new Date() });
      if (writes.length === 0) refetch();
    },
    onError: (failure, gesture) => {
      const sent = underWay.tried(gesture.id) ?? gesture;
      underWay.end(gesture.id);
      unkept.current.delete(gesture.id);
      underWay.takenBack(sent);
      history.fall(gesture.inverse);
      keeper?.fail();
      show(gesture.inverse, cache);
      showUnderWay(cache);
      // it waits for the next log-in of its user
      if (failure instanceof Failure && failure.status === 401) return;
      const theirs = theirsIn(failure);
      if (theirs !== undefined) {
        cache.keep(theirs);
        ask(
          sent,
          sent.asks.flatMap((write) => differencesOf(write, theirs)),
        );
        return;
      }
      void gestureStore.remove(gesture.id).catch(() => undefined);
      refuse(failure, sent);
      refetch();
    },
  });
  /** What the server has, where it cannot be known here. */
  const refetch = () => {
    if (underWay.of(caseId).length > 0) return;
    void client.invalidateQueries({ queryKey: chargesQuery(caseId).queryKey });
    void client.invalidateQueries({ queryKey: caseQuery(caseId).queryKey });
  };
  const begin = useCallback(
    (gesture: Gesture) => {
      leaveReads();
      show(gesture.writes, cache);
      history.stand(gesture.inverse);
      underWay.begin(gesture);
      unkept.current.add(gesture.id);
      const { writes: _w, inverse: _i, ...waiting } = gesture;
      gestureStore.put(waiting).then(
        (outlivesPage) => {
          if (outlivesPage) unkept.current.delete(gesture.id);
        },
        // what nothing keeps is asked about before it is left
        () => undefined,
      );
      // the number first: what a call takes is taken once it is painted
      setToSend((before) => before + 1);
      afterPaint(() => {
        setToSend((before) => before - 1);
        mutate(gesture);
      });
    },
    [leaveReads, cache, history, underWay, mutate],
  );
  /** Done by no press of its own in the ledger: told as what it was. */
  const beginAgain = useCallback(
    (gesture: Gesture) => {
      keeper?.begin({ writes: gesture.writes, what: gesture.what });
      begin(gesture);
    },
    [keeper, begin],
  );
  const refuse = (failure: Error, gesture: Gesture) => {
    if (isEnded(failure)) {
      setOutcome({ kind: 'idle' });
      sayEnded();
      return;
    }
    const retry = () => beginAgain(gesture);
    setOutcome({ kind: 'failed', retry });
    const late = failure instanceof Failure && failure.status === 409;
    showToast({
      message: late ? common.tooLateMore : common.notSaved(gesture.what),
      tone: 'error',
      action: { label: common.retry, run: retry },
    });
  };
  const ask = (gesture: Gesture, differences: readonly Difference[]) => {
    const settle = () => {
      void gestureStore.remove(gesture.id).catch(() => undefined);
      setConflicts((waiting) => waiting.filter((each) => each !== conflict));
    };
    const conflict: Conflict = {
      what: gesture.what,
      differences,
      takeTheirs: settle,
      keepMine: () => {
        settle();
        beginAgain(insisted(gesture));
      },
    };
    setConflicts((waiting) => [...waiting, conflict]);
  };
  const step = useCallback(
    (way: Way, writes: readonly Write[], what: string) => {
      if (storedReadUntil() !== null) return sayEnded();
      const gesture = gestureOf(writes, what, cache);
      history.add(way, writes, gesture.inverse);
      if (gesture.asks.length > 0) begin(gesture);
      else show(writes, cache);
    },
    [cache, history, begin],
  );
  const run = useCallback((writes: readonly Write[], what: string) => step('run', writes, what), [step]);
  const undo = useCallback(() => {
    const last = history.lastDone();
    if (last !== undefined) step('undo', last, common.undo);
    return last !== undefined;
  }, [history, step]);
  const redo = useCallback(() => {
    const last = history.lastUndone();
    if (last !== undefined) step('redo', last, common.redo);
    return last !== undefined;
  }, [history, step]);
  useShownOverReads(cache);
  useWaiting(caseId, ready, beginAgain);
  useEffect(() => {
    if (!isAnswered && online) showToast({ message: common.unanswered });
  }, [isAnswered, online]);
  return { run, undo, redo, state: stateOf({ online, isAnswered, pending, outcome }), conflict: conflicts[0] ?? null };
}

interface Standing {
  readonly online: boolean;
  readonly isAnswered: boolean;
  readonly pending: number;
  readonly outcome: SaveState;
}

function stateOf({ online, isAnswered, pending, outcome }: Standing): SaveState {
  if (!online) return { kind: 'waiting', for: 'connection', changes: pending };
  if (!isAnswered) return { kind: 'waiting', for: 'answer', changes: pending };
  return pending > 0 ? { kind: 'saving' } : outcome;
}

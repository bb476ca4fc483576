import { useWindowEvent } from '@mantine/hooks';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { Failure } from '../api/failure.ts';
import { chargesQuery } from '../shared/case/charges-query.ts';
import { common } from '../text/common.ts';
import { checks } from '../text/workspace.ts';
import { showToast } from '../ui/toast.tsx';
import { caseCache } from './case-cache.ts';
import { keepTheirs } from './conflict.ts';
import type { Difference } from './conflict-words.ts';
import { type Held, holdWrite } from './held-writes.ts';
import { send } from './send-write.ts';
import { useOnline } from './use-online.ts';
import { apply, inverseOf, named, type Write } from './writes.ts';

export type SaveState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: 'failed'; readonly retry: () => void }
  /** The device is offline: so many changes are sent when it is back. */
  | { readonly kind: 'waiting'; readonly changes: number };

/** A change that came after somebody else's to the same fields. */
export interface Conflict {
  readonly what: string;
  readonly differences: readonly Difference[];
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
}

export interface Writes {
  /** Does the writes of one gesture: at once on the screen, then one after the other at the server. */
  readonly run: (writes: readonly Write[], what: string) => void;
  /** Takes the last gesture back. */
  readonly undo: () => void;
  /** Does again what was last taken back. */
  readonly redo: () => void;
  readonly state: SaveState;
  /** The first conflict that waits for a choice. */
  readonly conflict: Conflict | null;
}

type Gesture = Held;

/** What the writes of a case are found by while they are under way. */
export const writesKey = (caseId: string) => ['write', caseId] as const;

type Steps = (readonly Write[])[];
const longestHistory = 50;

/**
 * The writes of a case. Each shows at once; the server hears of them in order, or when the device is online again. One
 * that fails is taken back alone, says so and offers to be tried again; one that meets another's change of the same
 * field asks which of the two stands; one that finds the session ended is done after the next log-in.
 */
export function useWrites(caseId: string): Writes {
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<SaveState>({ kind: 'idle' });
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const past = useRef<Steps>([]);
  const future = useRef<Steps>([]);
  const ids = useRef(new Map<string, string>());
  const cache = caseCache(client, caseId);
  const mutationKey = writesKey(caseId);
  const pending = useIsMutating({ mutationKey });
  const online = useOnline();
  useWindowEvent('beforeunload', (event) => {
    if (pending > 0) event.preventDefault();
  });
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: caseId },
    mutationFn: ({ write }: Gesture) => send(named(write, ids.current), cache),
    onMutate: ({ write }) => {
      void client.cancelQueries({ queryKey: chargesQuery(caseId).queryKey });
      const now = named(write, ids.current);
      const inverse = inverseOf(now, cache);
      apply(now, cache);
      return { inverse };
    },
    onSuccess: (newIds) => {
      for (const [before, after] of newIds) ids.current.set(before, after);
      setOutcome({ kind: 'saved', at: new Date() });
      if (newIds.size > 0) renameDismissals();
    },
    onError: (failure, gesture, begun) => {
      if (begun?.inverse) apply(begun.inverse, cache);
      if (failure instanceof Failure && failure.status === 401) return hold(gesture);
      const again = () => mutate(gesture);
      const differences = keepTheirs(failure, named(gesture.write, ids.current), begun?.inverse ?? null, cache);
      if (differences?.length === 0) again();
      else if (differences) ask(gesture, differences);
      else refuse(failure, gesture, again);
    },
    // the last of the queue fetches the server's own answer, which must be the same
    onSettled: () =>
      client.isMutating({ mutationKey }) === 1
        ? client.invalidateQueries({ queryKey: chargesQuery(caseId).queryKey })
        : undefined,
  });
  /** The session has ended: the write waits for the next log-in of its user. */
  const hold = ({ write, what }: Gesture) => holdWrite(client, caseId, { write: named(write, ids.current), what });
  /** A check stays dismissed where undo makes its charges anew. */
  const renameDismissals = () => {
    const { dismissedChecks } = cache.attributes();
    const write = named({ kind: 'attributes', fields: { dismissedChecks } }, ids.current);
    const stands = JSON.stringify({ dismissedChecks });
    if ('fields' in write && JSON.stringify(write.fields) !== stands) mutate({ write, what: checks.saved });
  };
  const refuse = (failure: Error, { what }: Gesture, retry: () => void) => {
    setOutcome({ kind: 'failed', retry });
    const late = failure instanceof Failure && failure.status === 409;
    showToast({
      message: late ? common.tooLateMore : common.notSaved(what),
      tone: 'error',
      action: { label: common.retry, run: retry },
    });
  };
  const ask = (gesture: Gesture, differences: readonly Difference[]) => {
    const settle = () => setConflicts((waiting) => waiting.filter((each) => each !== conflict));
    const conflict: Conflict = {
      what: gesture.what,
      differences,
      takeTheirs: settle,
      keepMine: () => {
        settle();
        mutate(gesture);
      },
    };
    setConflicts((waiting) => [...waiting, conflict]);
  };
  /** Does writes, and keeps what takes them back at the end of `steps`. */
  const step = useCallback(
    (writes: readonly Write[], what: string, steps: Steps) => {
      const now = writes.map((write) => named(write, ids.current));
      steps.push(now.flatMap((write) => inverseOf(write, caseCache(client, caseId)) ?? []));
      if (steps.length > longestHistory) steps.shift();
      for (const write of now) {
        if (write.kind === 'left-out') apply(write, caseCache(client, caseId));
        else mutate({ write, what });
      }
    },
    [client, caseId, mutate],
  );
  const run = useCallback(
    (writes: readonly Write[], what: string) => {
      future.current = [];
      step(writes, what, past.current);
    },
    [step],
  );
  const undo = useCallback(() => step(past.current.pop() ?? [], common.undo, future.current), [step]);
  const redo = useCallback(() => step(future.current.pop() ?? [], common.redo, past.current), [step]);
  return { run, undo, redo, state: stateOf({ online, pending, outcome }), conflict: conflicts[0] ?? null };
}

interface Standing {
  readonly online: boolean;
  readonly pending: number;
  readonly outcome: SaveState;
}

function stateOf({ online, pending, outcome }: Standing): SaveState {
  if (!online) return { kind: 'waiting', changes: pending };
  return pending > 0 ? { kind: 'saving' } : outcome;
}

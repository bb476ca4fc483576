import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { Failure } from '../api/failure.ts';
import { common } from '../text/common.ts';
import { showToast } from '../ui/toast.tsx';
import { chargesQuery } from './work-queries.ts';
import { apply, caseCache, inverseOf, send, type Write } from './writes.ts';

export type SaveState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: 'failed'; readonly retry: () => void };

export interface Writes {
  /** Does the writes of one gesture: at once on the screen, then one after the other at the server. */
  readonly run: (writes: readonly Write[], what: string) => void;
  /** Takes the last gesture back. */
  readonly undo: () => void;
  readonly state: SaveState;
}

interface Gesture {
  readonly write: Write;
  readonly what: string;
}

const longestHistory = 50;

/**
 * The writes of a case. Each shows at once; the server hears of them in order; one that fails is taken back alone,
 * says so and offers to be tried again.
 */
export function useWrites(caseId: string): Writes {
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<SaveState>({ kind: 'idle' });
  const history = useRef<(readonly Write[])[]>([]);
  const cache = caseCache(client, caseId);
  const mutationKey = ['write', caseId];
  const pending = useIsMutating({ mutationKey });
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: caseId },
    mutationFn: ({ write }: Gesture) => send(write, cache),
    onMutate: ({ write }) => {
      void client.cancelQueries({ queryKey: chargesQuery(caseId).queryKey });
      const inverse = inverseOf(write, cache);
      apply(write, cache);
      return { inverse };
    },
    onSuccess: () => setOutcome({ kind: 'saved', at: new Date() }),
    onError: (failure, gesture, begun) => {
      if (begun?.inverse) apply(begun.inverse, cache);
      const retry = () => mutate(gesture);
      setOutcome({ kind: 'failed', retry });
      const late = failure instanceof Failure && failure.status === 409;
      showToast({
        message: late ? common.tooLateMore : common.notSaved(gesture.what),
        tone: 'error',
        action: { label: common.retry, run: retry },
      });
    },
    // the last of the queue fetches the server's own answer, which must be the same
    onSettled: () =>
      client.isMutating({ mutationKey }) === 1
        ? client.invalidateQueries({ queryKey: chargesQuery(caseId).queryKey })
        : undefined,
  });
  const run = useCallback(
    (writes: readonly Write[], what: string) => {
      const inverses = writes.flatMap((write) => inverseOf(write, caseCache(client, caseId)) ?? []);
      history.current = [...history.current, inverses].slice(-longestHistory);
      for (const write of writes) mutate({ write, what });
    },
    [client, caseId, mutate],
  );
  const undo = useCallback(() => {
    const last = history.current.pop() ?? [];
    for (const write of last) mutate({ write, what: common.undo });
  }, [mutate]);
  return { run, undo, state: pending > 0 ? { kind: 'saving' } : outcome };
}

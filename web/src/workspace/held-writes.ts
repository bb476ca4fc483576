import { type QueryClient, queryOptions, skipToken, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { common } from '../text/common.ts';
import { showToast } from '../ui/toast.tsx';
import type { Write } from './writes.ts';

/** A write that found the session ended, and what it is called. */
export interface Held {
  readonly write: Write;
  readonly what: string;
}

/** In this page's memory alone, so that a log-out, or somebody else's log-in, forgets it with the rest. */
const heldQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['held-writes', caseId],
    queryFn: skipToken,
    initialData: (): readonly Held[] => [],
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Keeps a write of a case until its user has logged in again. */
export function holdWrite(client: QueryClient, caseId: string, held: Held): void {
  const { queryKey } = heldQuery(caseId);
  client.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
  client.setQueryData(queryKey, (before = []) => [...before, held]);
}

function takeHeld(client: QueryClient, caseId: string): readonly Held[] {
  const { queryKey } = heldQuery(caseId);
  const held = client.getQueryData(queryKey) ?? [];
  client.removeQueries({ queryKey });
  return held;
}

type Run = (writes: readonly Write[], what: string) => void;

/** Does the writes that wait for this case as soon as it is there, in their order, and says so. */
export function useHeldWrites(caseId: string, ready: boolean, run: Run): void {
  const client = useQueryClient();
  useEffect(() => {
    const held = ready ? takeHeld(client, caseId) : [];
    for (const { write, what } of held) run([write], what);
    if (held.length > 0) showToast({ message: common.resumed(held.length) });
  }, [client, caseId, ready, run]);
}

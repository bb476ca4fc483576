import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { common } from '../text/common.ts';
import { showToast } from '../ui/toast.tsx';
import { chargesQuery } from './work-queries.ts';

/** A list of things a case may have ticked, each kept as a record of its own. */
export interface Ticked {
  readonly key: readonly [kind: string, caseId: string];
  /** What is ticked now: the thing's id and the record that says so. */
  readonly list: (signal: AbortSignal) => Promise<readonly (readonly [thing: string, record: string])[]>;
  readonly add: (thing: string) => Promise<unknown>;
  readonly remove: (record: string) => Promise<unknown>;
  /** What could not be saved, in words. */
  readonly what: string;
}

const none: readonly (readonly [string, string])[] = [];

/** Ticks and unticks: it shows at once, and comes back if the server refuses. */
export function useTicks({ key, list, add, remove, what }: Ticked) {
  const client = useQueryClient();
  const { data = none } = useQuery({ queryKey: key, queryFn: ({ signal }) => list(signal) });
  const [flipping, setFlipping] = useState<ReadonlySet<string>>(new Set());
  const ticked = new Map(data);
  const change = useMutation({
    scope: { id: key.join(' ') },
    mutationFn: async (thing: string) => {
      const record = ticked.get(thing);
      await (record === undefined ? add(thing) : remove(record));
    },
    onError: (_, thing) =>
      showToast({
        message: common.notSaved(what),
        tone: 'error',
        action: { label: common.retry, run: () => toggle(thing) },
      }),
    onSettled: async (_, __, thing) => {
      await client.invalidateQueries({ queryKey: key });
      // what is ticked may change what the sentence says of itself
      void client.invalidateQueries({ queryKey: chargesQuery(key[1]).queryKey });
      setFlipping((waiting) => waiting.difference(new Set([thing])));
    },
  });
  const toggle = (thing: string) => {
    if (flipping.has(thing)) return;
    setFlipping(flipping.union(new Set([thing])));
    change.mutate(thing);
  };
  return { isTicked: (thing: string): boolean => ticked.has(thing) !== flipping.has(thing), toggle };
}

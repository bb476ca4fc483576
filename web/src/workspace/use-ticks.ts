import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { common } from '../text/common.ts';
import { showToast } from '../ui/toast.tsx';

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
        action: { label: common.retry, run: () => change.mutate(thing) },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
  const flipping = change.isPending ? change.variables : null;
  return {
    isTicked: (thing: string): boolean => ticked.has(thing) !== (thing === flipping),
    toggle: (thing: string) => change.mutate(thing),
  };
}

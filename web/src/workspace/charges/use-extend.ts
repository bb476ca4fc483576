import { useRef } from 'react';

/** A row, or the first and the last of a fold, by their ids. */
type Ends = readonly [first: string, last: string];

interface Options {
  readonly marked: ReadonlySet<string>;
  readonly onMarked: (marked: ReadonlySet<string>) => void;
}

/** What Shift with an arrow does: every row from the one where that began to the one that it leads to is selected, beside those that were. */
export function useExtend({ marked, onMarked }: Options) {
  const begun = useRef({ anchor: '', at: '', before: marked });
  /** `order`: all rows as they stand; answers the row that it led to. */
  return (order: readonly string[], from: Ends, to: Ends): string => {
    const isDown = order.indexOf(from[0]) < order.indexOf(to[0]);
    const [start, end] = isDown ? [from[0], to[1]] : [from[1], to[0]];
    if (!from.includes(begun.current.at)) begun.current = { anchor: start, at: start, before: marked };
    const { anchor, before } = begun.current;
    const [first = 0, last = 0] = [order.indexOf(anchor), order.indexOf(end)].toSorted((a, b) => a - b);
    onMarked(new Set([...before, ...order.slice(first, last + 1)]));
    begun.current.at = end;
    return end;
  };
}

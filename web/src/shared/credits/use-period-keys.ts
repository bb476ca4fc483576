import { useState } from 'react';
import type { Period } from './served.ts';

type Periods = readonly Period[];

const isSame = (a: Period | undefined, b: Period | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/** How many of both are the same, from the first on. */
function alikeFrom(before: Periods, now: Periods): number {
  const differs = now.findIndex((period, at) => at >= before.length || !isSame(before[at], period));
  return differs < 0 ? now.length : differs;
}

interface Held {
  readonly periods: Periods;
  readonly keys: readonly number[];
  /** The first key that no period had. */
  readonly next: number;
}

/** A period keeps its key while its days change and while others come and go around it. */
function keptKeys({ periods, keys, next }: Held, now: Periods): readonly number[] {
  if (periods.length === now.length) return keys;
  const head = alikeFrom(periods, now);
  const tail = alikeFrom(periods.slice(head).toReversed(), now.slice(head).toReversed());
  return now.map((_, at) => {
    if (at < head) return keys[at] ?? next + at;
    return at >= now.length - tail ? (keys[at + periods.length - now.length] ?? next + at) : next + at;
  });
}

/** A key for each period, which stays its own where the periods have no name: words at a field stay with it. */
export function usePeriodKeys(periods: Periods): readonly number[] {
  const [held, setHeld] = useState<Held>(() => ({ periods, keys: periods.map((_, at) => at), next: periods.length }));
  if (held.periods === periods) return held.keys;
  const keys = keptKeys(held, periods);
  const next = Math.max(held.next, ...keys.map((key) => key + 1));
  setHeld({ periods, keys, next });
  return keys;
}

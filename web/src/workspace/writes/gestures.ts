import type { GestureWrite } from '@countwise/contract';
import type { QueryClient } from '@tanstack/react-query';
import { storedUser } from '../../api/session.ts';
import type { WaitingGesture } from '../../shared/case/gesture-store.ts';
import type { CaseCache } from './case-cache.ts';
import { apply, asked, inverseOf } from './write-kinds.ts';
import type { Write } from './writes.ts';

/** What one press did: its writes here, and what the server is asked in one call. */
export interface Gesture extends WaitingGesture {
  readonly writes: readonly Write[];
  /** What takes it back. */
  readonly inverse: readonly Write[];
}

let lastPlace = 0;

/** A gesture of now, before it is applied. Its `RequestId` is made here, once for all its tries. */
export function gestureOf(writes: readonly Write[], what: string, cache: CaseCache): Gesture {
  const before = writes.map((write) => inverseOf(write, cache));
  lastPlace = Math.max(lastPlace + 1, Date.now());
  return {
    id: crypto.randomUUID(),
    userId: storedUser()?.id ?? '',
    caseId: cache.caseId,
    what,
    place: lastPlace,
    writes,
    inverse: before.flatMap((write) => write ?? []),
    asks: writes.flatMap((write, nth) => asked(write, before[nth] ?? null)),
  };
}

/** A gesture that waited from an earlier visit: the server's answer shows it. */
export const resumed = (waiting: WaitingGesture): Gesture => ({ ...waiting, writes: [], inverse: [] });

/** The same, made anew on whatever stands. */
export const insisted = (gesture: Gesture): Gesture => ({
  ...gesture,
  id: crypto.randomUUID(),
  asks: gesture.asks.map((write) => ('was' in write ? { ...write, was: undefined } : write)),
});

export const show = (writes: readonly Write[], cache: CaseCache): void => {
  for (const write of writes) apply(write, cache);
};

interface UnderWay {
  gestures: readonly Gesture[];
  /** Those the server may have heard of: what they ask may not be changed any more. */
  readonly tried: Set<string>;
}
const underWay = new WeakMap<QueryClient, UnderWay>();

/** The gestures of a page that are not settled yet, in their order. */
export function underWayOf(client: QueryClient) {
  const all = underWay.get(client) ?? { gestures: [], tried: new Set<string>() };
  underWay.set(client, all);
  const of = (caseId: string) => all.gestures.filter((each) => each.caseId === caseId);
  return {
    of,
    has: (id: string): boolean => all.gestures.some((each) => each.id === id),
    begin: (gesture: Gesture): void => {
      all.gestures = [...all.gestures, gesture];
    },
    /** The gesture as it is to be sent, from then on always the same. */
    tried: (id: string): Gesture | undefined => {
      all.tried.add(id);
      return all.gestures.find((each) => each.id === id);
    },
    end: (id: string): void => {
      all.gestures = all.gestures.filter((each) => each.id !== id);
    },
    /** A gesture was taken back: those after it that were made on what it set were made on what stood before. */
    takenBack: (gesture: Gesture): void => {
      all.gestures = all.gestures.map((each) =>
        all.tried.has(each.id) || each.caseId !== gesture.caseId
          ? each
          : { ...each, asks: each.asks.map((write) => gesture.asks.reduce(without, write)) },
      );
    },
  };
}

/** Shows again what is not settled yet, over what came meanwhile. */
export const showUnderWay = (cache: CaseCache): void => {
  for (const { writes } of underWayOf(cache.client).of(cache.caseId)) show(writes, cache);
};

const sameThing = (left: GestureWrite, right: GestureWrite): boolean =>
  left.kind === right.kind &&
  ('id' in left && 'id' in right ? left.id === right.id : true) &&
  ('thing' in left && 'thing' in right ? left.thing === right.thing : true);

/** A write as if another, before it, had not been made. */
function without(write: GestureWrite, gone: GestureWrite): GestureWrite {
  if (!('was' in write && 'was' in gone) || !write.was || !gone.was || !sameThing(write, gone)) return write;
  const set = new Map<string, unknown>(Object.entries(gone.fields ?? {}));
  const stood = new Map(Object.entries(gone.was));
  const was = Object.entries(write.was).map(([field, value]): [string, unknown] => [
    field,
    stood.has(field) && JSON.stringify(set.get(field) ?? null) === JSON.stringify(value ?? null)
      ? stood.get(field)
      : value,
  ]);
  return { ...write, was: Object.fromEntries(was) };
}

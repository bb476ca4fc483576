import type { Write } from './writes.ts';

/** What takes a gesture back. */
type Step = readonly Write[];

/** A gesture of its own, or one that takes the last step back or does it again. */
export type Way = 'run' | 'undo' | 'redo';

interface Move {
  readonly to: Step[];
  /** The step that it used up, and where that stood. */
  readonly used: { readonly step: Step; readonly from: Step[] } | null;
}

const longest = 50;

function drop(steps: Step[], step: Step): void {
  const place = steps.lastIndexOf(step);
  if (place >= 0) steps.splice(place, 1);
}

function put(steps: Step[], step: Step): void {
  if (steps.includes(step)) return;
  steps.push(step);
  if (steps.length > longest) steps.shift();
}

/**
 * What can be taken back, and what can be done again. A gesture that fails leaves both as if it had never been made.
 * `onNewest`: another step than before is the one that would be taken back.
 */
export function stepHistory(onNewest: () => void) {
  const past: Step[] = [];
  const future: Step[] = [];
  const moves = new WeakMap<Step, Move>();

  const watched = (change: () => void) => {
    const newest = past.at(-1);
    change();
    if (past.at(-1) !== newest) onNewest();
  };
  const stand = (inverse: Step) => {
    const move = moves.get(inverse);
    if (move === undefined) return;
    watched(() => {
      if (move.used !== null) drop(move.used.from, move.used.step);
      put(move.to, inverse);
    });
  };
  return {
    lastDone: (): Step | undefined => past.at(-1),
    lastUndone: (): Step | undefined => future.at(-1),
    /** A gesture begins: what it writes, and what takes it back. */
    add: (way: Way, writes: Step, inverse: Step): void => {
      if (way === 'run') future.splice(0);
      const from = way === 'undo' ? past : future;
      moves.set(inverse, {
        to: way === 'undo' ? future : past,
        used: way === 'run' ? null : { step: writes, from },
      });
      stand(inverse);
    },
    /** It is tried again. */
    stand,
    /** It was taken back, because it failed. */
    fall: (inverse: Step): void => {
      const move = moves.get(inverse);
      if (move === undefined) return;
      watched(() => {
        drop(move.to, inverse);
        if (move.used !== null) put(move.used.from, move.used.step);
      });
    },
  };
}

import { useEffect, useState } from 'react';
import { type Message, noteMessage } from './messages.ts';

interface Timed {
  readonly text: string;
  readonly ms: number;
}

interface How extends Pick<Timed, 'ms'> {
  /** What the log says before it, where nothing stands beside it. */
  readonly about: string;
  readonly tone?: Message['tone'];
}

type MouseMove = Pick<MouseEvent, 'movementX' | 'movementY'>;

/** A text that stands for a moment, and on while the pointer rests on it. The message log keeps it. */
export function useTimedText() {
  const [shown, setShown] = useState<Timed | null>(null);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (shown === null || held) return;
    const timer = setTimeout(() => setShown(null), shown.ms);
    return () => clearTimeout(timer);
  }, [shown, held]);
  return {
    text: shown?.text ?? null,
    show: (text: string, { ms, about, tone = 'plain' }: How) => {
      setShown({ text, ms });
      noteMessage(`${about}: ${text}`, tone);
    },
    hide: () => setShown(null),
    /** For the element that the pointer may rest on. */
    hold: {
      // a text that comes to stand under a pointer at rest is not held by it
      onMouseMove: ({ movementX, movementY }: MouseMove) => {
        if (movementX !== 0 || movementY !== 0) setHeld(true);
      },
      onMouseLeave: () => setHeld(false),
    },
  };
}

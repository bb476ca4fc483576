import { useEffect } from 'react';
import { today } from '../../ui/dates.ts';
import { whenIdle } from '../../ui/when-idle.ts';
import { foreseen } from '../writes/foreseen.ts';
import { useWork } from '../writes/work-context.tsx';
import { headsOf, type Line } from './lines.ts';
import { choicesOf } from './what-if.ts';

/** How long after a change the page is left to paint it and to send it, in milliseconds. */
const pause = 200;

/**
 * While the page rests, computes what the keys would bring on the line that has the focus, one choice at a time: the key
 * that is pressed then finds its answer.
 */
export function useAnswersAhead(line: Line | undefined): void {
  const work = useWork();
  useEffect(() => {
    if (line === undefined) return undefined;
    const [row] = headsOf(line);
    const waiting = [...choicesOf(row, work.rows)];
    let callOff = () => {};
    const goOn = () => {
      const choice = waiting.shift();
      if (choice === undefined) return;
      callOff = whenIdle(() => {
        foreseen(work, { charges: Object.fromEntries(choice.changes) }, today());
        goOn();
      });
    };
    const paused = setTimeout(goOn, pause);
    return () => {
      clearTimeout(paused);
      callOff();
    };
  }, [line, work]);
}

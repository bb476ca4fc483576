import { useEffect } from 'react';
import { today } from '../../ui/dates.ts';
import { whenIdle } from '../../ui/when-idle.ts';
import type { CaseWork } from '../work/case-work.ts';
import { changeOf } from '../writes/follow-ups.ts';
import { foreseenWork } from '../writes/foreseen.ts';
import { useWork } from '../writes/work-context.tsx';
import { headsOf, type Line } from './lines.ts';
import { type Choice, choicesOf } from './what-if.ts';

/** How long after a change the page is left to paint it and to send it, in milliseconds. */
const pause = 200;

/**
 * While the page rests, computes what the keys would bring on the line that has the focus, one choice at a time, and puts it
 * in words: the key that is pressed then finds its answer, and code that has run before.
 */
export function useAnswersAhead(line: Line | undefined): void {
  const work = useWork();
  useEffect(() => {
    if (line === undefined) return undefined;
    const [row] = headsOf(line);
    let waiting: Choice[] = [];
    let callOff = () => {};
    const goOn = () => {
      const choice = waiting.shift();
      if (choice === undefined) return;
      callOff = whenIdle(() => {
        ahead(work, choice);
        goOn();
      });
    };
    const paused = setTimeout(() => {
      waiting = [...choicesOf(row, work.rows)];
      goOn();
    }, pause);
    return () => {
      clearTimeout(paused);
      callOff();
    };
  }, [line, work]);
}

function ahead(work: CaseWork, { changes, words }: Choice): void {
  const writes = [...changes].map(([id, fields]) => ({ kind: 'charge' as const, id, fields }));
  changeOf(work, foreseenWork(work, { charges: Object.fromEntries(changes) }, today()), { writes, what: words });
}

import { useMemo } from 'react';
import { openedOffer as text } from '../../text/opened-offer.ts';
import { useTry } from '../scenarios/use-try.ts';
import { useWork } from '../writes/work-context.tsx';
import { scenarioOf } from './scenario-of.ts';
import type { LesserPleas, ShownPoint, ShownRow } from './shown.ts';

/** The way to open a point as a scenario, in one call; why not, where what is stored would come to another answer. */
export function useOfferScenario(row: ShownRow | undefined, point: ShownPoint | undefined, lesser: LesserPleas) {
  const work = useWork();
  const { tryOut, isPending, blocked } = useTry();
  const changes = useMemo(() => (point === undefined ? null : scenarioOf(point, work, lesser)), [point, work, lesser]);
  const open = () => {
    if (changes === null || point === undefined || row === undefined) return;
    void tryOut({ name: text.scenarioName(point.total), changes, words: row.givenUp });
  };
  return { open, isPending, blocked: changes === null ? text.noScenario : blocked };
}

import { type CaseRecord, totalText } from '@countwise/contract';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useScenarios } from './scenario-queries.ts';

/** The total of one case or variant of it, computed here. */
export function ScenarioTotal({ record }: { readonly record: CaseRecord }) {
  const [scenario] = useScenarios([record]);
  if (scenario?.work === undefined) return <Skeleton width="48px" height={16} />;
  return <b>{totalText(scenario.work.sentence.summary)}</b>;
}

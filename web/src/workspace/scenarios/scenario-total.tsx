import type { CaseRecord } from '@countwise/contract';
import { totalText } from '../sentence/total.ts';
import { useScenarios } from './scenario-queries.ts';

/** The total of one variant of a case, computed here; nothing until its charges are there. */
export function ScenarioTotal({ record }: { readonly record: CaseRecord }) {
  const [scenario] = useScenarios([record]);
  return scenario?.work === undefined ? null : <b>{totalText(scenario.work.sentence.summary)}</b>;
}

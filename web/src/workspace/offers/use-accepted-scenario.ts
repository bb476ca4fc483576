import type { OfferRecord } from '@countwise/contract';
import type { CaseFile } from '@countwise/engine';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { scenariosQuery } from '../../shared/case/case-queries.ts';
import { openedOffer as openedText } from '../../text/opened-offer.ts';
import { recordedOffers as recordText } from '../../text/recorded-offers.ts';
import { freeNameOf } from '../scenarios/scenario-name.ts';
import { useScenarioChange } from '../scenarios/scenario-queries.ts';
import { useWork } from '../writes/work-context.tsx';
import { frozenFile } from './frozen-file.ts';
import { lesserQuery } from './lesser-query.ts';
import { scenarioOf } from './scenario-of.ts';
import type { LesserPleas } from './shown.ts';

const nothing = () => undefined;
const none: LesserPleas = { reductions: [], named: [], crimes: [], brought: [] };

/** The way to copy the frozen file of an offer to a scenario; why not, where what is stored would come to another answer. */
export function useAcceptedScenario(offer: OfferRecord) {
  const work = useWork();
  const { data: lesser = none } = useQuery(lesserQuery(work.asked.caseFile));
  const { data: family } = useQuery(scenariosQuery(work.record.Id));
  const { mutateAsync } = useScenarioChange(nothing);
  const changes = useMemo(() => changesOf(frozenFile(offer), work, lesser), [offer, work, lesser]);
  const keep = async (): Promise<string | null> => {
    if (changes === null) return null;
    const taken = family?.scenarios.map(({ ScenarioName }) => ScenarioName ?? '') ?? [];
    const name = freeNameOf(recordText.acceptedName(offer.number), taken);
    const made = await mutateAsync({ kind: 'create', name, from: work.record, changes });
    return made?.Id ?? null;
  };
  return { keep, blocked: changes === null ? openedText.noScenario : false } as const;
}

function changesOf(caseFile: CaseFile | null, work: ReturnType<typeof useWork>, lesser: LesserPleas) {
  if (caseFile === null) return null;
  try {
    return scenarioOf({ caseFile }, work, lesser);
  } catch {
    // a count or a crime of the frozen file is not at hand any more
    return null;
  }
}

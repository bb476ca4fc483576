import { leastText, mostText, type OfferRecord } from '@countwise/contract';
import type { CaseFile } from '@countwise/engine';
import { boundsOf } from './bounds-of.ts';
import { cardFacts } from './card-facts.ts';
import type { Deps } from './deps.ts';
import { countedOf, frozen, summaryOf } from './disposition.ts';

/** What of an offer is computed once, on the day it is recorded, and never again. */
export function frozenOf(
  caseFile: CaseFile,
  filed: CaseFile,
  sources: Pick<Deps, 'catalogue' | 'reference'>,
  today: string,
): Pick<OfferRecord, 'caseFile' | 'summary' | 'range' | 'filed' | 'card'> {
  const law = { catalogue: sources.catalogue, today };
  const counted = countedOf(caseFile, filed, law);
  const { least, most } = boundsOf(counted, law);
  return {
    caseFile: frozen(caseFile),
    summary: summaryOf(counted, today),
    range: {
      minimum: least === null ? 'probation' : leastText({ minimum: least }),
      maximum: mostText({ maximum: most }),
    },
    filed: summaryOf(countedOf(filed, filed, law), today),
    card: cardFacts(counted, filed, sources, today),
  };
}

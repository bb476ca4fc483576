import type { ChargeStatus } from '../../case-file/case-file.ts';
import type { FiledCharge, FiledPrior, ResolvedCase } from '../../case-file/row.ts';
import { isUnder } from '../../law/statute.ts';
import type { Count, Prior, Standing, WorkingCase } from '../record/record.ts';

const standings: Readonly<Record<ChargeStatus, Standing>> = {
  Convicted: 'active',
  Stayed654: 'stayed',
  Stayed: 'stayed',
  Acquitted: 'inactive',
  Dismissed: 'inactive',
};

function countOf(filed: FiledCharge): Count {
  const { severity, place, triad, source, serious, violent, trigger } = filed.punishment;
  const granted = filed.status === 'Convicted' && (filed.probation?.granted ?? false);
  return {
    filed,
    standing: granted ? 'suspended' : standings[filed.status],
    severity,
    place,
    triad,
    source,
    calendarFloor: 0,
    serious,
    seriousByGang: false,
    violent,
    seriousOfItself: serious,
    violentOfItself: violent,
    violentByFirearm: false,
    trigger,
    attachments: filed.enhancements.map((enhancement) => ({ filed: enhancement, stay: null })),
    absorbing: null,
    strike: 'none',
    thirdStrike: null,
    separate: null,
    mandatory: null,
    bound: false,
    boundTo: [],
    boundBy: [],
    principal: 'none',
    chain: null,
    concurrent: false,
  };
}

/** Two years for a felony committed on release are for that felony: Pen. Code, § 12022.1(b). */
const countsOf = ({ sections, beside }: FiledPrior): Prior['counts'] =>
  beside !== undefined && isUnder(sections, 'PC 12022.1') ? [beside] : null;

/** The record that the first stage begins with: the case as filed, or counts of it with the whole proceeding. */
export const openRecord = (resolved: ResolvedCase, proceeding = resolved.charges): WorkingCase => ({
  file: resolved.file,
  faults: resolved.faults,
  sentencingDate: resolved.sentencingDate,
  violentPriors: resolved.violentPriors,
  statusOnEachCount: resolved.statusOnEachCount,
  proceeding,
  counts: resolved.charges.map(countOf),
  priors: resolved.priors.map((filed) => ({ filed, stay: null, counts: countsOf(filed) })),
  notices: [],
  chains: [],
});

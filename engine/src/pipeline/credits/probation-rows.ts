import type { FiledRow } from '../../case-file/row.ts';
import { slots, type Triad, triadOf } from '../../crime/triad.ts';
import type { IsoDate } from '../../numbers/iso-date.ts';
import type { ProbationRow } from '../../probation/probation-facts.ts';
import type { Attachment, Count, Prior } from '../record.ts';
import { strikeLevel } from './charge-facts.ts';

const longest = (triad: Triad): number => Math.max(...slots.map((slot) => triad[slot]?.days ?? 0));

const rowFacts = ({ id, crime, status }: FiledRow) => ({
  id,
  statute: crime.statute,
  kind: crime.kind,
  severity: crime.severity,
  groups: crime.groups,
  status,
  ...(crime.probationLimit && { probationLimit: crime.probationLimit }),
  ...(crime.probationJail && { probationJail: crime.probationJail }),
});

const attachmentRow = ({ filed, stay }: Attachment, count: Count): ProbationRow => ({
  ...rowFacts(filed),
  status: stay === null ? filed.status : 'Stayed',
  parentStatus: count.filed.status,
  state: count.filed.state,
  strikes: '0',
  violent: filed.crime.violent,
  offenseDate: count.filed.lawDate,
  maximumTerm: longest(filed.triad),
});

/** A count with its enhancements and allegations, as probation sees them. */
export const probationRows = (count: Count): readonly ProbationRow[] => [
  {
    ...rowFacts(count.filed),
    severity: count.severity,
    groups: [...count.filed.punishment.groups],
    state: count.filed.state,
    strikes: strikeLevel(count),
    violent: count.violent,
    offenseDate: count.filed.lawDate,
    maximumTerm: longest(count.triad),
    ...(count.filed.probation && { probation: count.filed.probation }),
  },
  ...count.attachments.map((attachment) => attachmentRow(attachment, count)),
];

/** A prior or an allegation of the case. */
export const priorRow = ({ filed, stay }: Prior, on: IsoDate): ProbationRow => ({
  ...rowFacts(filed),
  status: stay === null ? filed.status : 'Stayed',
  state: 'Completed',
  strikes: '0',
  violent: false,
  offenseDate: on,
  maximumTerm: longest(triadOf(filed.crime.terms)),
});

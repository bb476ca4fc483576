import type { FiledRow } from '../../case-file/row.ts';
import { longestDays } from '../../crime/triad.ts';
import type { IsoDate } from '../../numbers/iso-date.ts';
import { limitOfFinding } from '../../probation/finding-limit.ts';
import type { ProbationRow } from '../../probation/probation-facts.ts';
import type { Attachment, Count, Prior } from '../record.ts';
import { strikeLevel } from './charge-facts.ts';

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

/** What hangs on a count or on the case: strikes, violence and length are asked of counts alone. */
const attachedRow = (
  { filed, stay }: Attachment | Prior,
  act: Pick<ProbationRow, 'state' | 'offenseDate' | 'parentStatus'>,
): ProbationRow => ({
  ...rowFacts(filed),
  ...act,
  status: stay === null ? filed.status : 'Stayed',
  strikes: '0',
  violent: false,
  maximumTerm: 0,
});

/** A count with its enhancements and allegations, as probation sees them. */
export function probationRows(count: Count): readonly ProbationRow[] {
  const { filed } = count;
  const act = { state: filed.state, offenseDate: filed.lawDate };
  const row: ProbationRow = {
    ...rowFacts(filed),
    ...act,
    severity: count.severity,
    groups: [...filed.punishment.groups],
    strikes: strikeLevel(count),
    violent: count.violent,
    maximumTerm: longestDays(count.triad),
    ...(filed.probation && { probation: filed.probation }),
  };
  const attached = count.attachments.map((each) => {
    const probationLimit = limitOfFinding(each.filed.sections, filed.sections);
    const attachment = attachedRow(each, { ...act, parentStatus: filed.status });
    return { ...attachment, ...(probationLimit && { probationLimit }) };
  });
  return [row, ...attached];
}

/** A prior or an allegation of the case. */
export const priorRow = (prior: Prior, on: IsoDate): ProbationRow =>
  attachedRow(prior, { state: 'Completed', offenseDate: on });

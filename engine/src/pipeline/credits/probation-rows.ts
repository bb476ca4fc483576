import type { FiledRow } from '../../case-file/row.ts';
import { longestDays } from '../../crime/triad.ts';
import type { IsoDate } from '../../numbers/iso-date.ts';
import { limitOfEnhancement, limitsOfFindings } from '../../probation/finding-limit.ts';
import type { ProbationRow } from '../../probation/probation-facts.ts';
import { isFelony } from '../count.ts';
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

type Act = Pick<ProbationRow, 'state' | 'offenseDate' | 'parentStatus'>;

/** What hangs on a count or on the case: strikes, violence and length are asked of counts alone. */
const attachedRow = ({ filed, stay }: Attachment | Prior, act: Act): ProbationRow => ({
  ...rowFacts(filed),
  ...act,
  status: stay === null ? filed.status : 'Stayed',
  strikes: '0',
  violent: false,
  maximumTerm: 0,
});

/** Why an enhancement does not attach to its count, so that there is no finding. Any other stay is of its term alone. */
const withoutFinding = ['ENHANCEMENT_NO_MATCH', 'ENHANCEMENT_NEEDS_FELONY', 'ENHANCEMENT_IS_ELEMENT'];

const isFound = ({ filed, stay }: Attachment): boolean =>
  filed.status !== 'Acquitted' &&
  filed.status !== 'Dismissed' &&
  (stay === null || !withoutFinding.includes(stay.code));

/** An enhancement or allegation; the bars speak of the finding, so that one whose term is stayed bars all the same. */
function enhancementRow(attachment: Attachment, count: Count, act: Act): ProbationRow {
  const row = attachedRow(attachment, act);
  const probationLimit = limitOfEnhancement(attachment.filed.sections, count.filed.sections) ?? row.probationLimit;
  const status = isFound(attachment) ? 'Convicted' : row.status;
  return { ...row, status, ...(probationLimit && { probationLimit }) };
}

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
    forGang: filed.gang || count.attachments.some((each) => each.filed.family.gang && isFound(each)),
  };
  const onCount = { ...act, parentStatus: filed.status };
  const found = limitsOfFindings(isFelony(count) ? filed.findings : [], filed.sections).map(
    (probationLimit): ProbationRow => ({
      ...row,
      ...onCount,
      statute: probationLimit.id,
      kind: 'probation',
      probationLimit,
    }),
  );
  return [row, ...found, ...count.attachments.map((each) => enhancementRow(each, count, onCount))];
}

/** A prior or an allegation of the case. */
export const priorRow = (prior: Prior, on: IsoDate): ProbationRow =>
  attachedRow(prior, { state: 'Completed', offenseDate: on });

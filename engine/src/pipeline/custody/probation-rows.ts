import type { FiledRow } from '../../case-file/row.ts';
import { longestDays, punishableByLife } from '../../crime/triad.ts';
import type { IsoDate } from '../../numbers/iso-date.ts';
import type { JailFound } from '../../probation/added-jail.ts';
import { limitOfEnhancement, limitsOfFindings } from '../../probation/finding-limit.ts';
import { limitsOfPriors } from '../../probation/limits-of-priors.ts';
import type { ProbationRow } from '../../probation/probation-facts.ts';
import { raisedLimits } from '../../probation/raised-limits.ts';
import { isVicarious } from '../gang/same-gun.ts';
import { isFelony, isLiveConduct } from '../record/count.ts';
import type { Attachment, Count, Prior } from '../record/record.ts';
import { strikeLevel } from '../run-together/limited-charge.ts';

type Act = Pick<ProbationRow, 'state' | 'offenseDate' | 'parentStatus'>;

/** What hangs on a count or on the case: strikes, violence and length are asked of counts alone. */
const attachedRow = (
  { id, crime }: FiledRow,
  status: ProbationRow['status'],
  { state, offenseDate, parentStatus = 'Convicted' }: Act,
  probationLimit: ProbationRow['probationLimit'],
): ProbationRow => ({
  id,
  statute: crime.statute,
  kind: crime.kind,
  severity: crime.severity,
  groups: crime.groups,
  status,
  probationLimit,
  probationJail: crime.probationJail,
  state,
  offenseDate,
  parentStatus,
  strikes: '0',
  violent: false,
  maximumTerm: 0,
});

const statusOf = ({ filed, stay }: Attachment | Prior): ProbationRow['status'] =>
  stay === null ? filed.status : 'Stayed';

/** Why an enhancement does not attach to its count, so that there is no finding. Any other stay is of its term alone. */
const withoutFinding = ['ENHANCEMENT_NO_MATCH', 'ENHANCEMENT_NEEDS_FELONY', 'ENHANCEMENT_IS_ELEMENT'];

const isFound = ({ filed, stay }: Attachment): boolean =>
  filed.status !== 'Acquitted' &&
  filed.status !== 'Dismissed' &&
  (stay === null || !withoutFinding.includes(stay.code));

/** An enhancement or allegation; the bars speak of the finding, so that one whose term is stayed bars all the same. */
function enhancementRow(attachment: Attachment, count: Count): ProbationRow {
  const { filed } = attachment;
  const limit = limitOfEnhancement(filed.sections, count.filed.sections) ?? filed.crime.probationLimit;
  const act = { state: count.filed.state, offenseDate: count.filed.lawDate, parentStatus: count.filed.status };
  return attachedRow(filed, isFound(attachment) ? 'Convicted' : statusOf(attachment), act, limit);
}

/** The groups of a punishment as a list, made once: counts of one crime share their punishment. */
const listed = new WeakMap<Count['filed']['punishment'], ProbationRow['groups']>();
function groupsOf({ punishment }: Count['filed']): ProbationRow['groups'] {
  const groups = listed.get(punishment) ?? [...punishment.groups];
  listed.set(punishment, groups);
  return groups;
}

/** Findings on a count that bring a bar, each as a row of its own. */
const findingRows = (count: Count, row: ProbationRow): readonly ProbationRow[] =>
  limitsOfFindings(isFelony(count) ? count.filed.findings : [], count.filed.sections).map((probationLimit) => ({
    ...row,
    parentStatus: row.status,
    statute: probationLimit.id,
    kind: 'probation',
    probationLimit,
  }));

/** A firearm that another used is no use of one's own. */
const isOwn = (row: Attachment, count: Count): boolean => !(row.filed.family.section53 && isVicarious(count, row));

const noLimits: readonly string[] = [];

const noSections: readonly (readonly string[])[] = [];
const foundOn = (count: Count): readonly (readonly string[])[] =>
  count.attachments.length === 0
    ? noSections
    : count.attachments.filter((row) => isFound(row) && isOwn(row, count)).map(({ filed }) => filed.sections);

/** What a felony shows by itself, and with the priors of the case. */
function raisesOf(count: Count, priorFelonies: number): readonly string[] {
  if (!isFelony(count)) return noLimits;
  const { sections, state, lawDate: offenseDate, findings } = count.filed;
  const convicted = { sections, state, offenseDate };
  const life = punishableByLife(count.triad);
  const raised = raisedLimits({ ...convicted, findings, life, enhancements: foundOn(count) });
  return priorFelonies === 0 ? raised : [...raised, ...limitsOfPriors(priorFelonies, convicted)];
}

const noJail: readonly JailFound[] = [];
const addedJailOf = (count: Count): readonly JailFound[] =>
  count.severity === 'misdemeanor' && count.attachments.length > 0
    ? count.attachments.filter(isLiveConduct).map(({ filed }) => ({ sections: filed.sections, days: filed.term.days }))
    : noJail;

/** A count with its enhancements and allegations, as probation sees them. */
export function probationRows(count: Count, priorFelonies: number): readonly ProbationRow[] {
  const { filed } = count;
  const { crime } = filed;
  const row: ProbationRow = {
    id: filed.id,
    statute: crime.statute,
    kind: crime.kind,
    severity: count.severity,
    groups: groupsOf(filed),
    status: filed.status,
    probationLimit: crime.probationLimit,
    probationJail: crime.probationJail,
    punishedBy: crime.punishedBy,
    state: filed.state,
    offenseDate: filed.lawDate,
    strikes: strikeLevel(count),
    violent: count.violent,
    maximumTerm: longestDays(count.triad),
    probation: filed.probation,
    raises: raisesOf(count, priorFelonies),
    addedJail: addedJailOf(count),
    forGang: filed.gang || count.attachments.some((each) => each.filed.family.gang && isFound(each)),
  };
  const rows = [row];
  if (filed.findings.length > 0) rows.push(...findingRows(count, row));
  for (const attachment of count.attachments) rows.push(enhancementRow(attachment, count));
  return rows;
}

/** A prior or an allegation of the case. */
export const priorRow = (prior: Prior, on: IsoDate): ProbationRow =>
  attachedRow(prior.filed, statusOf(prior), { state: 'Completed', offenseDate: on }, prior.filed.crime.probationLimit);

import { isOfAnothersFirearm } from '../../case-file/firearm-of-another.ts';
import { isGangAlternate } from '../../case-file/gang-finding.ts';
import type { FiledRow } from '../../case-file/row.ts';
import { isOf182 } from '../../crime/conspiracy.ts';
import { longestDays, punishableByLife } from '../../crime/triad.ts';
import { firstGangLaw } from '../../law/measures.ts';
import { isUnder } from '../../law/statute.ts';
import type { IsoDate } from '../../numbers/iso-date.ts';
import type { JailFound } from '../../probation/added-jail.ts';
import { limitsOfFacts } from '../../probation/facts-of-limits.ts';
import { limitOfEnhancement, limitOfPrior, limitsOfFindings } from '../../probation/finding-limit.ts';
import { limitsOfPriors, type PriorsShown, priorsShown } from '../../probation/limits-of-priors.ts';
import type { ProbationRow } from '../../probation/probation-facts.ts';
import { raisedLimits } from '../../probation/raised-limits.ts';
import { victimFoundBy } from '../../probation/related-victim.ts';
import { isNamedCrime } from '../priors/named-crimes.ts';
import { isFelony, isLiveConduct } from '../record/count.ts';
import { jailOfFelonyDriver } from '../record/drunk-driver-jail.ts';
import { isFound } from '../record/is-found.ts';
import type { Attachment, Count, Prior } from '../record/record.ts';
import { personalActsOf } from '../record/serious-findings.ts';
import { strikeLevel } from '../run-together/limited-charge.ts';
import { areSeparate } from '../run-together/separate.ts';
import { type Kidnapped, kidnappedOn } from './kidnapped-children.ts';

type Act = Pick<ProbationRow, 'state' | 'offenseDate' | 'parentStatus' | 'count'>;

/** What hangs on a count or on the case: strikes, violence and length are asked of counts alone. */
const attachedRow = (
  { id, crime }: FiledRow,
  status: ProbationRow['status'],
  { state, offenseDate, parentStatus = 'Convicted', count }: Act,
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
  count,
  strikes: '0',
  violent: false,
  maximumTerm: 0,
});

const statusOf = ({ filed, stay }: Attachment | Prior): ProbationRow['status'] =>
  stay === null ? filed.status : 'Stayed';

/** An enhancement or allegation, with every limit it brings; the bars speak of the finding, so that one whose term is stayed bars all the same. */
function enhancementRows(attachment: Attachment, count: Count): readonly ProbationRow[] {
  const { filed } = attachment;
  const own = filed.crime.probationLimit;
  const { id, state, lawDate: offenseDate, status: parentStatus } = count.filed;
  const act = { state, offenseDate, parentStatus, count: id };
  const limited = (limit: typeof own) =>
    attachedRow(filed, isFound(attachment) ? 'Convicted' : statusOf(attachment), act, limit);
  const ofAct = limitOfEnhancement(filed, count.filed);
  return ofAct === undefined || (own?.id ?? ofAct.id) === ofAct.id
    ? [limited(ofAct ?? own)]
    : [limited(own), limited(ofAct)];
}

/** The groups of a punishment as a list, made once: counts of one crime share their punishment. */
const listed = new WeakMap<Count['filed']['punishment'], ProbationRow['groups']>();
function groupsOf({ punishment }: Count['filed']): ProbationRow['groups'] {
  const groups = listed.get(punishment) ?? [...punishment.groups];
  listed.set(punishment, groups);
  return groups;
}

/** Findings on a count, priors of its person, and the kidnapping of its victim found on another count, that bring a bar, each as a row of its own. */
const findingRows = (
  count: Count,
  row: ProbationRow,
  { sections: priors, kidnapped }: PriorsOfCase,
): readonly ProbationRow[] => {
  if (!isFelony(count)) return noRows;
  const { sections } = count.filed;
  const ofPriors = priors.flatMap((prior) => limitOfPrior(prior, sections) ?? ([] as const));
  const ofOthers = kidnapped.flatMap((other) =>
    other.count === count.filed.id || areSeparate(other, count.filed)
      ? []
      : (limitOfPrior(other.sections, sections) ?? []),
  );
  const found = [...limitsOfFindings(personalActsOf(count), sections), ...ofPriors, ...ofOthers];
  const limits = new Map(found.map((limit) => [limit.id, limit]));
  return [...limits.values()].map((probationLimit) => ({
    ...row,
    parentStatus: row.status,
    statute: probationLimit.id,
    kind: 'probation',
    probationLimit,
  }));
};

/** A firearm that another used is no use of one's own. */
const isOwn = ({ filed }: Attachment, count: Count): boolean => !isOfAnothersFirearm(filed, count.filed);

const noLimits: readonly string[] = [];

const noSections: readonly (readonly string[])[] = [];
const foundOn = (count: Count): readonly (readonly string[])[] =>
  count.attachments.length === 0
    ? noSections
    : count.attachments.filter((row) => isFound(row) && isOwn(row, count)).map(({ filed }) => filed.sections);

const noRows: readonly ProbationRow[] = [];

/** What the priors of a case, and rows of its counts that tell of priors, bring to every count. */
export interface PriorsOfCase {
  readonly shown: PriorsShown;
  readonly found: readonly Prior[];
  /** Sections of each prior found true. */
  readonly sections: readonly (readonly string[])[];
  /** Children kidnapped, by findings beside its counts. */
  readonly kidnapped: readonly Kidnapped[];
  /** One felony is charged, and no more. */
  readonly oneFelony: boolean;
}

const isCharged = (count: Count): boolean =>
  isFelony(count) && count.filed.status !== 'Acquitted' && count.filed.status !== 'Dismissed';

/** Priors of the case's own list that were found, with those told beside its counts. */
export function priorsOfCase(counts: readonly Count[], priors: readonly Prior[]): PriorsOfCase {
  const rows = priors.filter(({ filed: { status } }) => status !== 'Acquitted' && status !== 'Dismissed');
  const found = rows.map(({ filed }) => filed);
  // one allegation written twice tells of one prior: the sections of a statute are one array
  const beside = counts.flatMap((count) =>
    [...new Set(foundOn(count))].map((sections) => ({
      sections,
      beside: count.filed.id,
      times: 1,
      priorDate: undefined,
      findings: [],
    })),
  );
  return {
    found: rows,
    shown: priorsShown([...found, ...beside]),
    sections: found.map(({ sections }) => sections),
    kidnapped: counts.flatMap(kidnappedOn),
    oneFelony: counts.filter(isCharged).length === 1,
  };
}

/** What a felony shows by itself, and with the priors of the case. */
function raisesOf(count: Count, priors: PriorsOfCase): readonly string[] {
  if (!isFelony(count)) return noLimits;
  const { sections, state, lawDate: offenseDate } = count.filed;
  const convicted = { sections, state, offenseDate };
  const { groups, triad } = count.filed.punishment;
  const life = punishableByLife(triad);
  const enhancements = foundOn(count);
  const found = priors.sections.length === 0 ? enhancements : [...enhancements, ...priors.sections];
  return [
    ...raisedLimits({ ...convicted, findings: personalActsOf(count), life, enhancements }),
    ...limitsOfPriors(priors.shown, convicted),
    ...limitsOfFacts({ state, offenseDate, groups, found, alone: priors.oneFelony }),
  ];
}

/** Any finding for a gang: years, days, an alternate life term, or a least time before parole. */
const isOfGang = ({ filed }: Attachment): boolean => filed.family.gang || isUnder(filed.sections, 'PC 186.22(b)');

/**
 * A finding for a gang, of an act since its first law; a misdemeanor stays one whichever punishment of (d) is given, and so
 * does a felony to which it gives jail.
 */
function gangOf({ filed, attachments }: Count): ProbationRow['forGang'] {
  const { severity } = filed.punishment;
  const found = attachments.filter((each) => isOfGang(each) && isFound(each));
  if ((!filed.gang && found.length === 0) || severity === 'infraction' || filed.lawDate < firstGangLaw)
    return undefined;
  if (severity === 'misdemeanor' && filed.crime.severity !== 'felony') return 'misdemeanor';
  return filed.gang || found.some((each) => !isGangAlternate(each.filed.sections)) ? 'felony' : 'felony-alternate';
}

/** A crime of § 670(a) beside the prior of (c), whose row says that it is such a fraud; (d) asks for no felony (J-222). */
const isDisasterFraud = (count: Count, { found }: PriorsOfCase): boolean =>
  found.some((prior) => isUnder(prior.filed.sections, 'PC 670(c)') && isNamedCrime(prior, count) === true);

/** What lengthens the jail of a misdemeanor's sentence lengthens that of its grant; of felonies that of drunk drivers (J-235). */
function addedJailOf(count: Count): readonly JailFound[] {
  const found = count.severity === 'misdemeanor' ? count.attachments.filter(isLiveConduct) : jailOfFelonyDriver(count);
  return found.map(({ filed }) => ({ sections: filed.sections, days: filed.term.days }));
}

const victimOf = (count: Count): ProbationRow['victimFound'] =>
  victimFoundBy(foundOn(count), personalActsOf(count), count.filed.lawDate);

/** A count with its enhancements and allegations, as probation sees them. */
export function probationRows(count: Count, priors: PriorsOfCase): readonly ProbationRow[] {
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
    name: crime.name,
    state: filed.state,
    ofMisdemeanor: isOf182(filed),
    offenseDate: filed.lawDate,
    strikes: strikeLevel(count),
    violent: count.violent,
    maximumTerm: longestDays(count.triad),
    probation: filed.probation,
    raises: raisesOf(count, priors),
    addedJail: addedJailOf(count),
    victimFound: victimOf(count),
    disasterFraud: isDisasterFraud(count, priors),
    forGang: gangOf(count),
  };
  const rows = [row];
  rows.push(...findingRows(count, row, priors));
  for (const attachment of count.attachments) rows.push(...enhancementRows(attachment, count));
  return rows;
}

/** A prior or an allegation of the case. */
export const priorRow = (prior: Prior, on: IsoDate): ProbationRow =>
  attachedRow(prior.filed, statusOf(prior), { state: 'Completed', offenseDate: on }, prior.filed.crime.probationLimit);

import { namedIn } from '../../case-file/by-sections.ts';
import { isGangAlternate } from '../../case-file/gang-finding.ts';
import type { FiledEnhancement } from '../../case-file/row.ts';
import type { GroupCode } from '../../crime/group-code.ts';
import { chosenTerm } from '../../crime/triad.ts';
import type { Term } from '../../numbers/term.ts';
import type { Attachment, Count } from './record.ts';
import { seriousFinding } from './serious-findings.ts';

export const isFelony = ({ severity }: Count): boolean => severity === 'felony';
export const isActiveFelony = (count: Count): boolean => count.standing === 'active' && isFelony(count);

/** The chosen term otherwise provided, before strikes. */
export const otherwiseProvided = ({ triad, filed }: Count): Term => chosenTerm(triad, filed.slot);

/** The chosen term: a third strike's life minimum, or the term otherwise provided. */
export const termOfCount = (count: Count): Term =>
  count.thirdStrike === null ? otherwiseProvided(count) : chosenTerm(count.thirdStrike.minimum, count.filed.slot);

export const isIndeterminate = (count: Count): boolean => termOfCount(count).kind !== 'determinate';

/** Life without parole or death: no longer term, minimum or strike changes it. */
export function isWithoutParole(count: Count): boolean {
  const { kind } = otherwiseProvided(count);
  return kind === 'LWOP' || kind === 'DEATH';
}

export const isLive = ({ filed, stay }: Attachment): boolean => filed.status === 'Convicted' && stay === null;

export const isSubstitution = ({ filed }: Attachment): boolean => filed.crime.kind === 'substitution';

/** An enhancement: neither in place of its count's term nor a bar of probation, by which no sentence is imposed. */
export const isConduct = (attachment: Attachment): boolean =>
  !isSubstitution(attachment) && attachment.filed.crime.kind !== 'probation';

/** What is imposed: of a row whose punishment is struck the finding stands, and nothing is imposed by it (J-154). */
export const isImposed = (attachment: Attachment): boolean => isLive(attachment) && !attachment.filed.punishmentStruck;

/** An enhancement that counts with its count. */
export const isLiveConduct = (attachment: Attachment): boolean => isLive(attachment) && isConduct(attachment);

/** Determinate days of the count's enhancements, in full. */
export const conductDays = (count: Count): number => (count.absorbing === null ? daysOf(count, 'determinate') : 0);

/** Life minimums of its enhancements: Pen. Code, § 12022.53(d). */
export const conductLife = (count: Count): number => daysOf(count, 'life');

function daysOf({ attachments }: Count, kind: Term['kind']): number {
  let sum = 0;
  for (const row of attachments) if (isLiveConduct(row) && row.filed.term.kind === kind) sum += row.filed.term.days;
  return sum;
}

/** Whether a rule's list names the count's crime. */
export const inGroup = ({ filed }: Count, group: GroupCode): boolean => filed.punishment.groups.has(group);

const isOneStrike = namedIn(['PC 667.61']);
const isDriveBy = namedIn(['PC 12022.55']);

/** A One Strike term, charged with the crime or found beside it: Pen. Code, § 667.61. */
export const hasOneStrikeTerm = ({ filed, attachments }: Count): boolean =>
  isOneStrike(filed.sections) || attachments.some((row) => isLive(row) && isOneStrike(row.filed.sections));

/** Great bodily injury, or the use of a firearm or another weapon, charged and found: Pen. Code, § 29905(a)(8), (22). */
const isFoundViolent = (count: Count): boolean =>
  (isFelony(count) && seriousFinding(count) !== undefined) ||
  count.attachments.some((row) => isLive(row) && row.filed.family.raisesSerious);

/** Shooting from a vehicle, found beside any felony: Pen. Code, § 186.22(b)(4)(B). */
export const hasDriveBy = ({ attachments }: Count): boolean =>
  attachments.some((row) => isLive(row) && isDriveBy(row.filed.sections));

/** Groups every felony is in, and those its flags put it in. */
const standingGroups: Partial<Record<GroupCode, (count: Count) => boolean>> = {
  FEL_ANY: isFelony,
  // what its list leaves out is refused by name: element-bar.ts
  FEL_NOT_ASSAULT_WEAPON: isFelony,
  GANG_FEL: isFelony,
  BAIL: isFelony,
  FELONY_PRISON: ({ severity, place }) => severity === 'felony' && place === 'prison',
  SERIOUS: ({ serious }) => serious,
  VIOLENT: ({ violent }) => violent,
  VIOLENT_OFFENSE: isFoundViolent,
  GANG4_15: hasDriveBy,
};

export const belongsTo = (count: Count, group: GroupCode): boolean =>
  inGroup(count, group) || (standingGroups[group]?.(count) ?? false);

const isGangFinding = (attachment: Attachment): boolean => attachment.filed.family.gang && isLive(attachment);

/** The finding of Pen. Code, § 186.22(b): the charge's own, or an enhancement that says so. */
export const hasGangFinding = (count: Count): boolean => count.filed.gang || count.attachments.some(isGangFinding);

/** That of subdivision (b), for which a row of (d) does not stand: the alternate term is pleaded in its place (J-225). */
export const hasFelonyGangFinding = (count: Count): boolean =>
  count.filed.gang || count.attachments.some((row) => isGangFinding(row) && !isGangAlternate(row.filed.sections));

/** Enhancements that make their felony violent, or serious. */
export const raisesViolent = ({ family, crime }: FiledEnhancement): boolean => family.raisesViolent || crime.violent;
export const raisesSerious = ({ family, crime }: FiledEnhancement): boolean => family.raisesSerious || crime.serious;

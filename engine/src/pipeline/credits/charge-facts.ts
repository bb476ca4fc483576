import { type ChargeStatus, type StrikeLevel, strikeLevels } from '../../case-file/case-file.ts';
import type { CreditCharge } from '../../credits/credit-facts.ts';
import { isMurder } from '../../credits/murder.ts';
import { victimAge } from '../../crime/child-victim.ts';
import { longestDays, punishableByLife, triadOf } from '../../crime/triad.ts';
import { isUnderAny } from '../../law/statute.ts';
import { years } from '../../numbers/sentence-days.ts';
import type { ReleaseCharge } from '../../release/release-facts.ts';
import { hasOneStrikeTerm, inGroup, otherwiseProvided } from '../count.ts';
import type { CountOutcome, RowOutcome } from '../outcome.ts';
import type { Count } from '../record.ts';

export const strikeLevel = (count: Count): StrikeLevel => strikeLevels[count.filed.strikes];

/** Enhancements that run with their count, concurrent ones too. */
const running = ({ attachments }: CountOutcome): readonly RowOutcome[] =>
  attachments.map(({ row }) => row).filter(({ role }) => role !== 'stayed' && role !== 'inactive');

const ownDays = ({ determinateDays, misdemeanorDays }: RowOutcome): number => determinateDays + misdemeanorDays;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const stayed: readonly ChargeStatus[] = ['Stayed', 'Stayed654'];

/**
 * A finding that makes the felony violent though its punishment alone is stayed or stricken: the limit is of the person
 * convicted (In re Pacheco (2007) 155 Cal.App.4th 1439). One that does not attach is no finding.
 */
const isViolentByStayedFinding = ({ attachments }: Count): boolean =>
  attachments.some(({ filed, stay }) => filed.family.raisesViolent && stay === null && stayed.includes(filed.status));

/** What credits and release know of a count alike. */
const commonFacts = ({ count, row }: CountOutcome) => ({
  id: count.filed.id,
  statute: count.filed.crime.statute,
  severity: count.severity,
  state: count.filed.state,
  status: count.filed.status,
  offenseDate: count.filed.lawDate,
  serious: count.serious,
  violent: count.violent || isViolentByStayedFinding(count),
  registrable: inGroup(count, 'REG290'),
  strikes: strikeLevel(count),
  special: row.special,
});

/** The count with its enhancements, as the credits see it (part D). */
export const creditCharge = (outcome: CountOutcome): CreditCharge => ({
  ...commonFacts(outcome),
  count: outcome.count.filed.count,
  firstDay: outcome.count.filed.date,
  name: outcome.count.filed.crime.name,
  credit: outcome.count.filed.punishment.credit,
  determinateDays: ownDays(outcome.row) + sum(running(outcome).map(ownDays)),
  indeterminateDays: outcome.row.indeterminateDays + sum(running(outcome).map((row) => row.indeterminateDays)),
  concurrent: outcome.count.concurrent,
});

/** The crime's own determinate term, without strikes or enhancements: the full term of Proposition 57. */
const crimeTerm = (count: Count): ReleaseCharge['crimeTerm'] =>
  punishableByLife(count.triad)
    ? { selected: 0, maximum: 0 }
    : { selected: otherwiseProvided(count).days, maximum: longestDays(count.triad) };

/** The row's own term tells the degree: that of an officer's second degree murder is raised to the same length. */
const isFirstDegreeOfOfficer = ({ filed }: Count): boolean =>
  isMurder({ statute: filed.crime.statute, state: filed.state }) &&
  filed.findings.includes('peace-officer') &&
  longestDays(triadOf(filed.crime.terms)) >= years(25);

/** Life minimums in calendar years, or that no credit may shorten: Pen. Code, §§ 451.5(c), 664(f), 186.22(b)(5). */
const wholeMinimums = ['PC 451.5', 'PC 664(f)', 'PC 186.22(b)(5)'];

/** Of every life minimum seven calendar years are served (Pen. Code, § 3046(a)(1)), of some the whole. */
function unshortenedOf({ count, row }: CountOutcome): number {
  if (count.standing !== 'active') return 0;
  const whole = count.strike !== 'third' && isUnderAny([count.source.authority], wholeMinimums);
  return whole ? row.indeterminateDays : Math.min(row.indeterminateDays, years(7));
}

/** The count as release and parole see it. */
export const releaseCharge = (outcome: CountOutcome): ReleaseCharge => ({
  ...commonFacts(outcome),
  determinateDays: ownDays(outcome.row),
  indeterminateDays: outcome.row.indeterminateDays,
  termOf: outcome.count.source.authority,
  victimAge: victimAge(outcome.count.filed.crime),
  thirdStrike: outcome.count.strike === 'third',
  oneStrike: hasOneStrikeTerm(outcome.count),
  officerMurdered: isFirstDegreeOfOfficer(outcome.count),
  enhancements: running(outcome),
  unshortened: unshortenedOf(outcome),
  crimeTerm: crimeTerm(outcome.count),
});

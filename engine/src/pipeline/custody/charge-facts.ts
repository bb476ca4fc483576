import { readingOf } from '../../case-file/reading.ts';
import type { CreditCharge } from '../../credits/credit-facts.ts';
import { isMurder } from '../../credits/murder.ts';
import { longestDays, punishableByLife, triadOf } from '../../crime/triad.ts';
import { wholeMinimums } from '../../law/lists/murder-terms.ts';
import { sectionsOf } from '../../law/statute.ts';
import { isNamed } from '../../law/statute-list.ts';
import { passing } from '../../made-once/passing.ts';
import { years } from '../../numbers/sentence-days.ts';
import type { ReleaseCharge } from '../../release/release-facts.ts';
import { gangJail } from '../gang/gang-misdemeanor.ts';
import { isMinor } from '../record/age-at-act.ts';
import { hasOneStrikeTerm, inGroup, isFelony, otherwiseProvided } from '../record/count.ts';
import type { CountOutcome, RowOutcome } from '../record/outcome.ts';
import type { Count, WorkingCase } from '../record/record.ts';
import { isOfRegistrant, isOrderedToRegister, mayBeNearInAge } from '../record/registrant.ts';
import { isViolent, limitedCharge, strikeLevel } from '../run-together/limited-charge.ts';

/** An enhancement that runs with its count, a concurrent one too. */
const isRunning = ({ role }: RowOutcome): boolean => role !== 'stayed' && role !== 'inactive';

const ownDays = ({ determinateDays, misdemeanorDays }: RowOutcome): number => determinateDays + misdemeanorDays;

/** The count with its enhancements, as the credits see it (part D). */
export function creditCharge(outcome: CountOutcome): CreditCharge {
  const { count, row } = outcome;
  const { filed } = count;
  let determinateDays = ownDays(row);
  let { indeterminateDays } = row;
  for (const { row: enhancement } of outcome.attachments) {
    if (!isRunning(enhancement)) continue;
    determinateDays += ownDays(enhancement);
    indeterminateDays += enhancement.indeterminateDays;
  }
  return {
    id: filed.id,
    count: filed.count,
    ...limitedCharge(count, row.special),
    name: filed.crime.name,
    firstDay: filed.date,
    serious: count.serious,
    registrable: isOfRegistrant(count),
    determinateDays,
    indeterminateDays,
    concurrent: count.concurrent,
  };
}

/** The crime's own determinate term, without strikes or enhancements: the full term of Proposition 57. */
const crimeTerm = (count: Count): ReleaseCharge['crimeTerm'] =>
  punishableByLife(count.triad)
    ? { selected: 0, maximum: 0 }
    : { selected: otherwiseProvided(count).days, maximum: longestDays(count.triad) };

/** The row's own term tells the degree: that of an officer's second degree murder is raised to the same length. */
const isFirstDegreeOfOfficer = ({ filed }: Count): boolean =>
  filed.findings.includes('peace-officer') &&
  isMurder({ statute: filed.crime.statute, state: filed.state }) &&
  longestDays(triadOf(filed.crime.terms)) >= years(25);

/** Of every life minimum seven calendar years are served (Pen. Code, § 3046(a)(1)), fifteen for a gang, of some the whole. */
function unshortenedOf({ count, row }: CountOutcome): number {
  if (count.standing !== 'active' || row.indeterminateDays === 0) return 0;
  // doubled by a strike with its minimum: People v. Jefferson (1999) 21 Cal.4th 86
  const floor = count.calendarFloor * (count.strike === 'second' ? 2 : 1);
  const whole = count.strike !== 'third' && isNamed(wholeMinimums, sectionsOf(count.source.authority));
  return whole ? row.indeterminateDays : Math.min(row.indeterminateDays, Math.max(years(7), floor));
}

/** Whoever § 186.22(d) sentences to jail serves its least (J-224); of prison, and of jail with probation, it says no such thing. */
const leastServedOf = (count: Count): number =>
  count.standing === 'active' && !isFelony(count) && count.source.word === 'GANGD' ? gangJail.minimumDays : 0;

/** The count as release and parole see it. */
export function releaseCharge(
  outcome: CountOutcome,
  record: Pick<WorkingCase, 'file' | 'counts' | 'sentencingDate'>,
): ReleaseCharge {
  const { count, row } = outcome;
  const { filed } = count;
  return {
    id: filed.id,
    statute: filed.crime.statute,
    state: filed.state,
    status: filed.status,
    severity: count.severity,
    offenseDate: filed.lawDate,
    serious: count.serious,
    violent: isViolent(count),
    registrable: inGroup(count, 'REG290'),
    registrableByAges: mayBeNearInAge(count, record.sentencingDate),
    registrationOrdered: isOrderedToRegister(count),
    termOf: count.source.authority,
    victimAge: readingOf(filed.crime).victimAge,
    strikes: strikeLevel(count),
    thirdStrike: count.strike === 'third',
    oneStrike: hasOneStrikeTerm(count),
    minor: isMinor(count, record),
    officerMurdered: isFirstDegreeOfOfficer(count),
    special: row.special,
    determinateDays: ownDays(row),
    indeterminateDays: row.indeterminateDays,
    enhancements: passing(
      outcome.attachments.map((each) => each.row),
      isRunning,
    ),
    unshortened: unshortenedOf(outcome),
    leastServed: leastServedOf(count),
    crimeTerm: crimeTerm(count),
  };
}

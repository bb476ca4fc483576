import type { Probation } from '../answer/probation.ts';
import type { LimitationLevel } from '../crime/crime-version.ts';
import { passing } from '../made-once/passing.ts';
import { jailConditions, treatmentDuties } from './drug-treatment.ts';
import { type LimitationBar, limitationBars } from './limitation-bars.ts';
import { limitationsToAllege } from './limitation-selection.ts';
import { limitEffects } from './limits-of-charges.ts';
import { isCount, type ProbationFacts, type ProbationRow } from './probation-facts.ts';
import { probationLength } from './probation-length.ts';
import { requiredFindings } from './required-findings.ts';
import { strikeBar } from './strike-bar.ts';

type Reasons = Probation['reasons'];

const reasonOf = ({ level, name, authority, charges }: LimitationBar): Reasons[number] => ({
  text: `${limitEffects[level]}: ${name}.`,
  authority,
  charges,
});

/** The same bar of several rows, as of a crime and of an allegation beside it, is one reason. */
const toldOnce = (reasons: Reasons): Reasons => {
  const known = new Map<string, Reasons[number]>();
  for (const reason of reasons) {
    const key = `${reason.text} ${reason.authority}`;
    known.set(key, { ...reason, charges: [...(known.get(key)?.charges ?? []), ...reason.charges] });
  }
  return [...known.values()];
};

function flagsOf(bars: readonly LimitationBar[], strikes: boolean) {
  const has = (...levels: readonly LimitationLevel[]): boolean => bars.some(({ level }) => levels.includes(level));
  const absolute = bars.filter(({ level }) => level === 1);
  const InelFromLimitations = absolute.some(({ source }) => source === 'limitation');
  const InelFromCharges = absolute.some(({ source }) => source === 'charge');
  return {
    Eligible: !(InelFromLimitations || InelFromCharges || strikes),
    Unusual: has(2, 3),
    SpecialA: has(3, 4, 5),
    SpecialB: has(5),
    InelFromLimitations,
    InelFromStrikes: strikes,
    InelFromCharges,
  };
}

function verdictOf({ Eligible, Unusual, SpecialA, SpecialB }: ReturnType<typeof flagsOf>): Probation['verdict'] {
  if (!Eligible) return 'Ineligible';
  return Unusual || SpecialA || SpecialB ? 'Eligible with Findings' : 'Eligible';
}

/** A stay under § 654 leaves the conviction. */
const isFelonyConvicted = (row: ProbationRow): boolean =>
  isCount(row) && row.severity === 'felony' && (row.status === 'Convicted' || row.status === 'Stayed654');

/**
 * Eligibility for probation (part E): the verdict with its flags, the reasons, ineligible first, the findings a grant
 * needs, and the length and jail a grant may have. The flag `Eligible` says that no bar stands, with or without findings.
 */
export function probation(facts: ProbationFacts): Probation {
  const bars = limitationBars(facts);
  const strikes = strikeBar(facts.rows);
  const flags = flagsOf(bars, strikes !== undefined);
  const convictions = passing(
    facts.rows,
    (row) => isCount(row) && row.status === 'Convicted' && row.severity !== 'infraction',
  );
  return {
    verdict: verdictOf(flags),
    ...flags,
    // the bar of strikes stands once, whether the case brings it or a limitation alleges it
    reasons: [
      ...(strikes === undefined ? [] : [strikes]),
      ...toldOnce(bars.map(reasonOf)).filter(({ authority }) => authority !== strikes?.authority),
    ],
    duties: treatmentDuties(facts),
    findings: requiredFindings({ ...flags, felony: facts.rows.some(isFelonyConvicted) }),
    suggestions: limitationsToAllege(facts.limitations, facts.rows).map(({ id, statute, name }) => ({
      limitation: id,
      statute,
      name,
    })),
    lengths: convictions.flatMap((row) => probationLength(row, facts.sentencingDate) ?? []),
    jail: convictions.map(jailConditions(facts)),
  };
}

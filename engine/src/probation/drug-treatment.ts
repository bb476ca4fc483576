import type { Probation } from '../answer/probation.ts';
import {
  drugPossessions,
  drugUseMisdemeanors,
  perhapsExcluded,
  perhapsOfDrugUse,
  treatedFelonies,
} from '../law/lists/drug-possessions.ts';
import { priorsThatAreStrikes } from '../law/lists/prior-felonies.ts';
import { ofPriorsThatBarJail } from '../law/lists/priors-that-bar-jail.ts';
import { weaponUses } from '../law/lists/unusual-cases.ts';
import { drugTreatment2000 } from '../law/measures.ts';
import { sectionsOf } from '../law/statute.ts';
import { isNamed, isNamedBy } from '../law/statute-list.ts';
import { passing } from '../made-once/passing.ts';
import { effectiveStatus, isCount, type ProbationFacts, type ProbationRow } from './probation-facts.ts';
import { probationJail } from './probation-jail.ts';

type Duty = Probation['duties'][number];

/** A count of a nonviolent drug possession offense that nothing in the case excludes, with what the case leaves open. */
interface Possession {
  readonly row: ProbationRow;
  readonly open: readonly string[];
}

const isPerhapsExcluded = ({ statute }: ProbationRow): boolean =>
  perhapsExcluded.some(([list]) => isNamed(list, sectionsOf(statute)));

/** An attempt and a conspiracy are no possession. */
const isPossession = (row: ProbationRow): boolean =>
  isCount(row) &&
  row.state === 'Completed' &&
  row.severity !== 'infraction' &&
  (isNamed(drugPossessions, sectionsOf(row.statute)) || isPerhapsExcluded(row));

const isConvicted = ({ status }: ProbationRow): boolean => status === 'Convicted' || status === 'Stayed654';

/** Another conviction of the proceeding: it excludes, leaves it open, or is of drugs used as well. */
function besides(row: ProbationRow): 'excludes' | 'open' | 'related' {
  const { statute, severity } = row;
  const sections = sectionsOf(statute);
  if (isPossession(row)) return severity === 'felony' && isPerhapsExcluded(row) ? 'open' : 'related';
  if (isNamed(severity === 'felony' ? treatedFelonies : perhapsOfDrugUse, sections)) return 'open';
  return severity === 'misdemeanor' && isNamed(drugUseMisdemeanors, sections) ? 'related' : 'excludes';
}

/** A deadly weapon used, found beside a count: subdivision (b)(3) asks for who is armed with the intent to use it. */
const isWeaponUsed = (row: ProbationRow): boolean =>
  row.kind === 'conduct' && effectiveStatus(row) === 'Convicted' && isNamed(weaponUses, sectionsOf(row.statute));

/** A strike, or a prior that is one: one that is dismissed is still known to the court (In re Varnell (2003) 30 Cal.4th 1132). */
const isStrike = (row: ProbationRow): boolean =>
  isCount(row)
    ? row.strikes !== '0'
    : row.status !== 'Acquitted' &&
      row.status !== 'Dismissed' &&
      isNamed(priorsThatAreStrikes, sectionsOf(row.statute));

const isWithBarringPrior = ({ statute, name = '' }: ProbationRow): boolean =>
  ofPriorsThatBarJail.some((listed) => isNamedBy(listed, sectionsOf(statute), name));

const afterPrior =
  'the prior is a serious or violent felony, and the offense came before five years free of prison custody, of other felonies and of misdemeanors of violence (PC 1210.1(b)(1))';
const beside = 'the other crime of the case is not one of the use of drugs (PC 1210.1(b)(2))';

function openOf(row: ProbationRow, strikes: boolean, others: boolean): readonly string[] {
  const open = perhapsExcluded.filter(([list]) => isNamed(list, sectionsOf(row.statute))).map(([, asks]) => asks);
  if (strikes || isWithBarringPrior(row)) open.push(afterPrior);
  if (others) open.push(beside);
  return open;
}

const none: readonly Possession[] = [];

/**
 * Counts for which probation with drug treatment is commanded, or may be: Pen. Code, §§ 1210(a), 1210.1(a), (b) (J-147). A driver
 * under the influence, and any other felony, is excluded: People v. Canty (2004) 32 Cal.4th 1266.
 */
function possessions({ rows, sentencingDate }: ProbationFacts): readonly Possession[] {
  const found = passing(rows, (row) => row.status === 'Convicted' && isPossession(row));
  if (found.length === 0 || sentencingDate < drugTreatment2000 || rows.some(isWeaponUsed)) return none;
  const convicted = rows.filter((row) => isCount(row) && isConvicted(row) && row.severity !== 'infraction');
  if (convicted.some((row) => besides(row) === 'excludes')) return none;
  const strikes = rows.some(isStrike);
  return found.map((row) => ({
    row,
    open: openOf(
      row,
      strikes,
      convicted.some((other) => other !== row && besides(other) === 'open'),
    ),
  }));
}

const commanded: Omit<Duty, 'charges'> = {
  text: 'Probation with drug treatment is to be granted, whatever else limits it, and no jail is a condition of it. Jail follows only where the court finds an exclusion, which is not known here: no personal use; a prior serious or violent felony without five free years; a deadly weapon carried to be used; treatment refused; a danger after three prison terms or five convictions in thirty months; or, for 30 days, two such convictions and two courses after which no treatment will do. Treatment lasts twelve months at most, and twice six more where it is found necessary. Once probation is revoked the ordinary terms follow.',
  authority: 'PC 1210(a), 1210.1(a) to (d), (f)',
};

const dutyOf = (open: readonly string[], charges: readonly string[]): Duty =>
  open.length === 0
    ? { ...commanded, charges }
    : {
        text: `Probation with drug treatment, without jail as a condition, is to be granted unless ${open.join(', or ')}. The case does not say.`,
        authority: 'PC 1210(a), 1210.1(a), (b)',
        charges,
      };

/** What a grant must be, where the law does not leave it to the court; counts of which the same is open together. */
export const treatmentDuties = (facts: ProbationFacts): readonly Duty[] =>
  [...Map.groupBy(possessions(facts), ({ open }) => open.join()).values()].flatMap((alike) =>
    alike.slice(0, 1).map(({ open }) =>
      dutyOf(
        open,
        alike.map(({ row }) => row.id),
      ),
    ),
  );

type JailBounds = Probation['jail'][number];

const noneOf = ({ charge, maximumDays }: JailBounds): JailBounds => ({
  charge,
  minimumDays: 0,
  maximumDays: 0,
  authority: 'PC 1210.1(a)',
  ...(maximumDays > 0 && {
    above: { maximumDays, words: 'where the court finds an exclusion', authority: 'PC 1210.1(b)' },
  }),
});

/** Bounds of jail as a condition for each conviction of a case: none where treatment is commanded. */
export function jailConditions(facts: ProbationFacts): (row: ProbationRow) => JailBounds {
  const without = new Set(possessions(facts).flatMap(({ row, open }) => (open.length === 0 ? [row.id] : [])));
  return (row) => (without.has(row.id) ? noneOf(probationJail(row)) : probationJail(row));
}

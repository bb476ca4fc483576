import type { FiledEnhancement } from '../../case-file/row.ts';
import type { Finding } from '../../crime/findings.ts';
import { isNotUnderItsSection } from '../../crime/no-violation.ts';
import { punishableByLife } from '../../crime/triad.ts';
import { strikeTriggers, triggersOfTheAct } from '../../law/lists/strike-triggers.ts';
import { violentAlone } from '../../law/lists/violent-felonies.ts';
import { isUnderAny } from '../../law/statute.ts';
import { isNamed } from '../../law/statute-list.ts';
import { isFelony, isLive, raisesSerious, raisesViolent } from '../record/count.ts';
import { isSaid } from '../record/is-said.ts';
import { type Count, withFacts } from '../record/record.ts';
import { isTriggerByAges } from '../record/registrant.ts';
import { seriousFinding } from '../record/serious-findings.ts';
import { isSeriousOfItself, isViolentOfItself } from './felony-lists.ts';
import { isSeriousByGang, isSeriousParticipation } from './serious-by-gang.ts';
import { violentFinding } from './violent-finding.ts';

const triggerFindings: readonly Finding[] = ['armed', 'drug-weight'];

/** Registrable felonies that are no third-strike trigger are not in the list: Pen. Code, § 667(e)(2)(C)(ii). */
const registrableTrigger = ({ filed }: Count): boolean => isNamed(strikeTriggers, filed.sections);

const isFoundSerious = (count: Count): boolean => seriousFinding(count) !== undefined;

const isFoundTrigger = (count: Count): boolean =>
  isFoundSerious(count) || triggerFindings.some((finding) => isSaid(count, finding));

/** Whether an enhancement that counts with its count is of a kind. */
function anyLive({ attachments }: Count, isOfKind: (row: FiledEnhancement) => boolean): boolean {
  for (const row of attachments) if (isLive(row) && isOfKind(row.filed)) return true;
  return false;
}

/** Who only knew of another's weapon, § 12022(d), was not armed himself. */
const anothersWeapon = ['PC 12022(d)'] as const;

/** An attempt of § 664, or a conspiracy, of what is a trigger only where it was done (J-250). */
const isWithoutTheAct = ({ filed }: Count): boolean =>
  isNamed(triggersOfTheAct, filed.sections) && isNotUnderItsSection(filed);

/** A registration that hangs on ages, and on other convictions, is asked where the strike is counted: `three-strikes/mode.ts`. */
const isTriggerOfItself = (count: Count): boolean =>
  (count.filed.punishment.trigger || registrableTrigger(count)) && !isWithoutTheAct(count) && !isTriggerByAges(count);

const isTrigger = (count: Count): boolean =>
  isTriggerOfItself(count) ||
  isFoundTrigger(count) ||
  anyLive(
    count,
    ({ family, sections }) => family.drugWeight || (family.weapon && !isUnderAny(sections, anothersWeapon)),
  );

const raisesWithoutFirearm = (row: FiledEnhancement): boolean => raisesViolent(row) && !row.family.firearm;

/** What makes a felony violent makes it serious too, but for crimes that § 667.5(c) alone names. */
const isViolentAlone = ({ filed: { sections, punishment } }: Count): boolean =>
  isNamed(violentAlone, sections) && !punishableByLife(punishment.triad);

/** What the gang law alone makes serious is not serious of itself: People v. Briceno (2004) 34 Cal.4th 451. */
const isSeriousCrime = (count: Count): boolean => isSeriousOfItself(count) && !isSeriousParticipation(count);

/** Flags that the crime and the findings on the count raise without an enhancement. */
function ofItself(count: Count): Pick<Count, 'seriousOfItself' | 'violentOfItself'> {
  const violentOfItself = isViolentOfItself(count) || violentFinding(count) !== undefined;
  return {
    violentOfItself,
    seriousOfItself: (violentOfItself && !isViolentAlone(count)) || isSeriousCrime(count) || isFoundSerious(count),
  };
}

const isSerious = (count: Count, violent: boolean, ofItself: boolean): boolean =>
  ofItself || (violent && !isViolentAlone(count)) || anyLive(count, raisesSerious);

/** Flags of the crime with those that its live enhancements and findings raise (R-A05, R-A06, R-A08, R-B02.3). */
export function raiseFlags(count: Count): Count {
  if (!isFelony(count)) return count;
  const own = ofItself(count);
  const violent = own.violentOfItself || anyLive(count, raisesViolent);
  const serious = isSerious(count, violent, own.seriousOfItself);
  const gang = isSeriousByGang(count);
  return withFacts(count, {
    violentOfItself: own.violentOfItself,
    seriousOfItself: own.seriousOfItself,
    violent,
    violentByFirearm: !own.violentOfItself && violent && !anyLive(count, raisesWithoutFirearm),
    serious: serious || gang,
    seriousByGang: !serious && gang,
    trigger: isTrigger(count),
  });
}

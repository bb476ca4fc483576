import type { ChargeFile } from '../case-file/case-file.ts';
import { isNamedSexCrime } from '../pipeline/record/named-sex-crime.ts';
import type { Count } from '../pipeline/record/record.ts';
import { isConsecutiveInJail } from '../pipeline/run-together/jail-pairs.ts';
import { shareOf } from '../pipeline/run-together/share.ts';
import { misdemeanorDays, surroundingsOf } from '../pipeline/sum/surroundings.ts';
import { dependsOnOthers, oneForm } from './bound.ts';
import type { Setting, Way } from './choice.ts';
import { measure } from './measure.ts';
import type { Problem } from './problem.ts';

/** Since then § 1170(h)(9) lets the crime alone decide where its term is served. */
const oneRuleOfPlace = '2016-01-01';
/** Shorter commitments earn no conduct credit: Pen. Code, § 4019(e). */
const leastJail = 10;

const isStayed = ({ status }: ChargeFile): boolean => status === 'Stayed654' || status === 'Stayed';

/** Nothing settles beforehand how its term, or one of a row, stands to the other terms. */
const isSummedAsUsual = ({ subordinateTerm, principal, scheme, enhancements = [] }: ChargeFile): boolean =>
  subordinateTerm !== 'full' &&
  principal !== 'preferred' &&
  scheme !== 'own' &&
  enhancements.every(({ run }) => run === undefined);

const isPlainCharge = (charge: ChargeFile): boolean =>
  charge.earlier === undefined &&
  !isStayed(charge) &&
  charge.date >= oneForm &&
  (charge.strikes ?? '0') === '0' &&
  charge.witnessOf === undefined &&
  charge.probation === undefined &&
  charge.death !== true &&
  isSummedAsUsual(charge);

function isPlainMisdemeanor(count: Count): boolean {
  const days = misdemeanorDays(count);
  return (
    count.filed.punishment.consecutive === 'none' &&
    count.attachments.every(({ filed }) => filed.status !== 'Convicted') &&
    (days === 0 || days >= leastJail)
  );
}

function isPlainFelony(count: Count): boolean {
  const { group, life, special } = shareOf(count, surroundingsOf({ counts: [count] }));
  return (
    group === 'outside' &&
    life === 0 &&
    special === null &&
    count.strike === 'none' &&
    count.filed.punishment.category === 'DEFAULT' &&
    count.filed.punishment.consecutive === 'none' &&
    !isConsecutiveInJail(count) &&
    !isNamedSexCrime(count) &&
    !count.attachments.some(dependsOnOthers)
  );
}

function isPlainWay({ count }: Way): boolean {
  if (count.standing === 'inactive') return true;
  if (count.severity === 'misdemeanor') return isPlainMisdemeanor(count);
  return count.severity === 'felony' && isPlainFelony(count);
}

/** A determinate term without strikes or prior convictions, and pleas whose terms are added up as § 1170.1(a) has it. */
export function isPlainSetting({ mode, strikes, priors, pleas }: Setting): boolean {
  return (
    mode.kind === 'term' &&
    (strikes ?? '0') === '0' &&
    priors.every(({ status = 'Convicted' }) => status === 'Dismissed' || status === 'Acquitted') &&
    pleas.every((each) => each.length > 0 && each.every(({ ways }) => ways.every(isPlainWay)))
  );
}

/** A case of today's law in which nothing but the counts makes the sum. */
export const isPlainCase = ({ filed, law }: Problem): boolean => {
  const { record } = measure(filed, law);
  const named = new Set((filed.caseEnhancements ?? []).map(({ id }) => id));
  return (
    record.sentencingDate >= oneRuleOfPlace &&
    record.violentPriors === 0 &&
    filed.release?.futureRate === undefined &&
    filed.release?.custodyPart === undefined &&
    filed.charges.every(isPlainCharge) &&
    record.priors.every(({ filed: { id } }) => named.has(id))
  );
};

import type { CrimeVersion } from '../../crime/crime-version.ts';
import { isUnder } from '../../law/statute.ts';
import { leavesOut } from '../enhancements/incomplete-bar.ts';
import { belongsTo, isActiveFelony } from '../record/count.ts';
import type { Count, Prior } from '../record/record.ts';
import { isNamedCrime } from './named-crimes.ts';

type Trigger = NonNullable<CrimeVersion['appliesTo']>;

/** Current convictions that make a prior count (R-B02.5), where its row does not say. */
const triggers: readonly (readonly [string, Trigger])[] = [
  ['PC 667(a)', 'serious'],
  ['PC 667.5(a)', 'violent'],
  ['PC 667.51', 'LEWD'],
  ['PC 667.6(a)', 'SEX6676'],
  ['PC 667.6(b)', 'SEX6676'],
  ['HS 11370.2', 'DRUG_113702'],
];

const triggerOf = ({ filed }: Prior): Trigger =>
  filed.crime.appliesTo ?? triggers.find(([section]) => isUnder(filed.sections, section))?.[1] ?? 'felony';

const meets = (count: Count, trigger: Trigger): boolean => {
  if (trigger === 'felony') return true;
  if (trigger === 'serious') return count.serious;
  return trigger === 'violent' ? count.violent : belongsTo(count, trigger);
};

/** Assault under § 220 is a present offense of § 667.6 under its subdivisions (c) and (d) alone: § 667.6(e)(9). */
const isLeftOut = (prior: Prior, count: Count): boolean =>
  isUnder(prior.filed.sections, 'PC 667.6') && isUnder(count.filed.sections, 'PC 220');

/** An enhancement for a prior reaches no act before its first day. */
const isLawOf = ({ filed: { crime } }: Prior, { filed: { lawDate } }: Count): boolean =>
  crime.effective === null || crime.effective <= lawDate;

/** A conviction that is later than the act is no prior one: People v. Rojas (1988) 206 Cal.App.3d 795. */
export const isOfEarlierConviction = ({ filed: { priorDate } }: Prior, { filed: { lawDate } }: Count): boolean =>
  priorDate === undefined || priorDate <= lawDate;

/** Whether a count of its own force makes the prior count: an active felony of the kind that the prior asks for. */
export const triggersPrior = (prior: Prior, count: Count): boolean =>
  isActiveFelony(count) &&
  (prior.counts === null || prior.counts.includes(count.filed.id)) &&
  isLawOf(prior, count) &&
  isOfEarlierConviction(prior, count) &&
  !isLeftOut(prior, count) &&
  !leavesOut(prior.filed, count) &&
  (isNamedCrime(prior, count) ?? meets(count, triggerOf(prior)));

/** Whether the prior counts at all: found true, and not stayed. */
export const isStanding = ({ filed, stay }: Prior): boolean => filed.status === 'Convicted' && stay === null;

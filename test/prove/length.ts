import { type Case, type Count, has, isFelony, type Status } from './counts.ts';
import { inSlot, sum, third, year } from './days.ts';
import { holdsPriors, imposed, middleTerm, type OwnTerm, ownTerm, triggers } from './own-term.ts';
import { isActive } from './pairs.ts';
import { isFullSexTerm } from './sex-terms.ts';

export interface Length {
  readonly special: 'LWOP' | 'DEATH' | null;
  readonly determinate: number;
  readonly indeterminate: number;
  readonly misdemeanor: number;
}

export const totalOf = ({ determinate, indeterminate, misdemeanor }: Length): number =>
  determinate + indeterminate + misdemeanor;

const isOutside11701 = (count: Count, all: Case): boolean =>
  has(count, 'full') || (has(count, 'manslaughter') && count.own) || isFullSexTerm(count, all);

const felonies = ({ counts }: Case): readonly Count[] => counts.filter((count) => isActive(count) && isFelony(count));
/** Convictions, those stayed under PC 654 too. */
const convictions = ({ counts }: Case): readonly Count[] =>
  counts.filter((count) => count.standing !== 'out' && isFelony(count));

/** PC 1170.1(b): where two kidnappings have separate victims, each of them that is subordinate. */
function isOneOfKidnappings(count: Count, all: Case): boolean {
  const victims = convictions(all)
    .filter((each) => has(each, 'kidnapping') && each.victim !== undefined)
    .map(({ victim }) => victim);
  return has(count, 'kidnapping') && new Set(victims).size > 1;
}

/** PC 1170.15: against the victim of another felony, or a witness to it. */
function isOfWitness(count: Count, all: Case): boolean {
  if (!has(count, 'dissuading')) return false;
  const others = convictions(all).filter((other) => other !== count);
  return (
    (count.own && others.length > 0) ||
    others.some((other) => other.id === count.witnessOf) ||
    others.some((other) => !has(other, 'dissuading') && count.victim !== undefined && other.victim === count.victim)
  );
}

/** What a count adds as a subordinate term of PC 1170.1 and its categories. */
function subordinateTerm(count: Count, all: Case): number {
  const kidnapping = isOneOfKidnappings(count, all);
  const witness = isOfWitness(count, all);
  const isWhole = kidnapping || witness || has(count, 'threat');
  const base = isWhole ? middleTerm(count) : third(middleTerm(count));
  const enhancements = imposed(count).map(({ row, slot }) => {
    const term = inSlot(row.terms, slot);
    if (term.kind === 'life') return 0;
    const whole = kidnapping || has(count, 'listed') || (witness && ['gun-53', 'weapon', 'injury'].includes(row.about));
    return whole ? term.days : third(term.days);
  });
  return base + sum(enhancements);
}

interface Ranked {
  readonly count: Count;
  readonly own: OwnTerm;
}
const whole = ({ base, added }: OwnTerm): number => base.days + added;

/** A sum of PC 1170.1(a) by the count that is its principal term, and what each count is of it. */
interface Sum {
  readonly days: number;
  readonly of: ReadonlyMap<Count, number>;
}

/** The sum by each count that may be the principal term: the greatest as ranked, of equal ones those preferred. */
function sumsBy(counts: readonly Ranked[], weight: (own: OwnTerm) => number, all: Case): readonly Sum[] {
  const greatest = Math.max(...counts.map(({ own }) => weight(own)));
  const equal = counts.filter(({ own }) => weight(own) === greatest);
  const preferred = equal.filter(({ count }) => count.preferred);
  return (preferred.length > 0 ? preferred : equal).map((principal) => {
    const of = new Map(
      counts.map(({ count, own }) => [count, count === principal.count ? whole(own) : subordinateTerm(count, all)]),
    );
    return { days: sum([...of.values()]), of };
  });
}

/**
 * PC 1170.1(a): a principal term and subordinate ones. Whether the life term of PC 12022.53(d) makes its count the principal
 * one is unsettled: the greater aggregate. Of equal counts each may be the principal one.
 */
function greatestSums(counts: readonly Ranked[], all: Case): readonly Sum[] {
  if (counts.length === 0) return [{ days: 0, of: new Map() }];
  const sums = [...sumsBy(counts, whole, all), ...sumsBy(counts, (own) => whole(own) + own.addedLife, all)];
  const greatest = Math.max(...sums.map(({ days }) => days));
  return sums.filter(({ days }) => days === greatest);
}

const aggregate = (counts: readonly Ranked[], all: Case): number => greatestSums(counts, all)[0]?.days ?? 0;

/** Whether a count has a prior beside its own term. */
const hasBeside = (count: Count, status: Status): boolean => triggers(count, status) && !holdsPriors(count);

const isStruckLifeOf = (all: Case) => (count: Count) =>
  count.strikes > 0 && ownTerm(count, all.statuses).base.kind === 'life';

/**
 * Status rows ride on the offender: once on the determinate sentence, and once with each life count of the chain that a strike
 * lengthens (People v. Williams (2004) 34 Cal.4th 397, of a second strike People v. Misa (2006) 140 Cal.App.4th 837). Those
 * of PC 12022.1 stand once for one primary offense.
 */
function statusDays(chain: readonly Count[], all: Case): number {
  const isStruckLife = isStruckLifeOf(all);
  const times = (status: Status): number => {
    const triggering = felonies(all).filter((count) => hasBeside(count, status));
    const ordinary = triggering.some((count) => !isStruckLife(count)) ? 1 : 0;
    const inChain = chain.filter((count) => isStruckLife(count) && hasBeside(count, status)).length;
    const isOnce = !all.statusOnEach || status.trigger === 'secondary';
    return Math.min(triggering.length, isOnce ? 1 : Math.max(1, ordinary + inChain));
  };
  return sum(all.statuses.map((status) => times(status) * status.years * year));
}

const misdemeanorDays = (count: Count): number => count.days ?? inSlot(count.crime.terms, 'upper').days;

/** The groups of a chain: those of PC 1170.1(a), those of (c), those outside it, and life. */
function groupsOf(chain: readonly Count[], all: Case) {
  const served = chain.filter(isFelony).map((count): Ranked => ({ count, own: ownTerm(count, all.statuses) }));
  const determinate = served.filter(({ own }) => own.base.kind === 'days');
  const isApart = ({ count }: Ranked): boolean => isOutside11701(count, all);
  const within = determinate.filter((each) => !isApart(each));
  return {
    served,
    outside: within.filter(({ count }) => !count.inPrison),
    inPrison: within.filter(({ count }) => count.inPrison),
    apart: determinate.filter(isApart),
    others: served.filter(({ own }) => own.base.kind !== 'days'),
  };
}

const specialOf = (others: readonly Ranked[]): Length['special'] =>
  (['DEATH', 'LWOP'] as const).find((kind) => others.some(({ own }) => own.base.kind === kind)) ?? null;

const misdemeanorsOf = (counts: readonly Count[]): number =>
  sum(counts.filter((count) => !isFelony(count)).map(misdemeanorDays));

const lifeOf = (counts: readonly Ranked[]): number =>
  sum(counts.map(({ own }) => (own.base.kind === 'days' ? 0 : own.base.days) + own.addedLife));

/** The imposed length of a chain: three groups of determinate terms, then life. */
export function lengthOf(chain: readonly Count[], all: Case): Length {
  const { served, outside, inPrison, apart, others } = groupsOf(chain, all);
  return {
    special: specialOf(others),
    determinate:
      aggregate(outside, all) +
      aggregate(inPrison, all) +
      sum(apart.map(({ own }) => whole(own))) +
      sum(others.map(({ own }) => own.added)) +
      statusDays(chain, all),
    indeterminate: lifeOf(served),
    misdemeanor: misdemeanorsOf(chain),
  };
}

/**
 * Status rows of struck life terms that run beside: each has its own. Where only such terms trigger a row, the once that it
 * rides on the offender is in the total and not told again.
 */
function statusBeside(counts: readonly Count[], controlling: readonly Count[], all: Case): number {
  const times = (status: Status): number => {
    if (!all.statusOnEach || status.trigger === 'secondary') return 0;
    const isOwn = (count: Count) => isFelony(count) && hasBeside(count, status) && isStruckLifeOf(all)(count);
    const isInTotal =
      controlling.some(isOwn) || felonies(all).some((count) => hasBeside(count, status) && !isStruckLifeOf(all)(count));
    return Math.max(0, counts.filter(isOwn).length - (isInTotal ? 0 : 1));
  };
  return sum(all.statuses.map((status) => times(status) * status.years * year));
}

interface Part {
  /** Counts of the chain that are in no other. */
  readonly counts: readonly Count[];
  readonly chain: readonly Count[];
  readonly controlling: readonly Count[];
}

/** What some counts of a chain are of its length: by each count that may be the principal term. */
export function lengthsOfPart({ counts, chain, controlling }: Part, all: Case): readonly Length[] {
  const { outside, inPrison } = groupsOf(chain, all);
  const own = groupsOf(counts, all);
  const rest: Length = {
    special: specialOf(own.others),
    determinate:
      sum(own.apart.map((each) => whole(each.own))) +
      sum(own.others.map((each) => each.own.added)) +
      statusBeside(counts, controlling, all),
    indeterminate: lifeOf(own.served),
    misdemeanor: misdemeanorsOf(counts),
  };
  const ofSum = ({ of }: Sum): number => sum(counts.map((count) => of.get(count) ?? 0));
  return greatestSums(outside, all).flatMap((first) =>
    greatestSums(inPrison, all).map((second) => ({
      ...rest,
      determinate: rest.determinate + ofSum(first) + ofSum(second),
    })),
  );
}

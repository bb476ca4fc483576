import { type Case, type Count, has, isFelony } from './counts.ts';
import { once } from './days.ts';
import { isDeterminate, ownTerm } from './own-term.ts';

/** Of one victim-and-occasion group the count that PC 667.6(d) binds, and the group. */
interface BoundCount {
  readonly count: Count;
  readonly group: readonly Count[];
}

const proposition83 = '2006-09-20';
const differ = (a: string | undefined, b: string | undefined): boolean => a !== undefined && b !== undefined && a !== b;

/** Both victims known and not the same, or both occasions. */
export const knownSeparate = (a: Count, b: Count): boolean =>
  differ(a.victim, b.victim) || differ(a.occasion, b.occasion);

/** Crimes of the list, those with a One Strike term too. */
const listedOf = ({ counts }: Case): readonly Count[] =>
  counts.filter((count) => count.standing === 'active' && has(count, 'listed'));

/** Whether it is known to which of the listed counts it belongs: those it may belong to all may belong together. */
function isDetermined(count: Count, listed: readonly Count[]): boolean {
  const near = listed.filter((other) => !knownSeparate(count, other));
  return near.every((a) => near.every((b) => !knownSeparate(a, b)));
}

/** Victim-and-occasion groups of which it is known who belongs to them. */
function groupsOf(listed: readonly Count[]): readonly (readonly Count[])[] {
  const determined = listed.filter((count) => isDetermined(count, listed));
  const groups = determined.map((count) => determined.filter((other) => !knownSeparate(count, other)));
  return groups.filter(([first], index) => groups.findIndex(([one]) => one === first) === index);
}

/**
 * The longest determinate count: of equal ones one of which the full term is not chosen, one not marked concurrent, the longer
 * without enhancements, the first count.
 */
function longestOf(group: readonly Count[], { statuses }: Case): Count | undefined {
  const whole = (count: Count) => {
    const { base, added, addedLife } = ownTerm(count, statuses);
    return base.days + added + addedLife;
  };
  const chosen = (count: Count) => Number(count.own && !count.concurrent);
  const [longest] = group
    .filter(isDeterminate)
    .toSorted(
      (a, b) =>
        whole(b) - whole(a) ||
        chosen(a) - chosen(b) ||
        Number(a.concurrent) - Number(b.concurrent) ||
        ownTerm(b, statuses).base.days - ownTerm(a, statuses).base.days ||
        a.number - b.number ||
        (a.id < b.id ? -1 : 1),
    );
  return longest;
}

/** PC 667.6(d): where listed counts are of two groups or more, the longest count of each (rule 4.426). */
export const boundSexCounts = once((all: Case): readonly BoundCount[] => {
  const groups = groupsOf(listedOf(all));
  if (groups.length < 2) return [];
  return groups.flatMap((group) => {
    const count = longestOf(group, all);
    return count === undefined ? [] : [{ count, group }];
  });
});

const isBound = (count: Count, all: Case): boolean => boundSexCounts(all).some((each) => each.count === count);

/** PC 667.6(c): whether the court may choose the full term of a listed count (People v. Goodliffe, 177 Cal.App.4th 723). */
export function mayBeFull(count: Count, all: Case): boolean {
  if (!has(count, 'listed') || !isDeterminate(count) || count.concurrent || isBound(count, all)) return false;
  const others = all.counts.filter(
    (other) => other !== count && other.standing === 'active' && isFelony(other) && !knownSeparate(count, other),
  );
  return others.length > 0 || count.day < proposition83;
}

/** A listed count whose full term stands outside PC 1170.1. */
export const isFullSexTerm = (count: Count, all: Case): boolean =>
  isBound(count, all) || (count.own && mayBeFull(count, all));

/**
 * Whether PC 667.6(d) stands or falls with one count more: of a listed count it is not known to which group it belongs, or a
 * count that is bound is also chosen full, and another count less would make it follow its own group too.
 */
export function isUnsteady(all: Case): boolean {
  const listed = listedOf(all);
  return listed.some((count) => !isDetermined(count, listed) || (count.own && isBound(count, all)));
}

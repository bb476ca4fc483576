import type { Rule } from '../../law/rule.ts';
import { isUnder } from '../../law/statute.ts';
import type { IsoDate } from '../../numbers/iso-date.ts';
import { isActiveFelony, otherwiseProvided } from '../record/count.ts';
import { isListedSexCrime } from '../record/named-sex-crime.ts';
import type { Count } from '../record/record.ts';
import * as rules from '../sum/rules.ts';
import { areSeparate, groupsByVictimAndOccasion } from './separate.ts';
import { termAlone, wholeLength } from './share.ts';

/** Since that day the court may choose a full term only for crimes against one victim on one occasion: Stats. 2006, ch. 337. */
const sameOccasionSince: IsoDate = '2006-09-20';

const isDeterminate = (count: Count): boolean => otherwiseProvided(count).kind === 'determinate';

const isListed = (count: Count): boolean =>
  isListedSexCrime(count) && count.filed.lawDate >= rules.sexMandatory.effective;

const isMarked = ({ filed }: Count): boolean => filed.run === 'concurrent';

const isChosen = ({ filed }: Count): boolean => filed.scheme === 'own';

/**
 * The longest first; of equal ones one whose full term is not chosen, one not marked concurrent, the longer without enhancements,
 * the first count (rule 4.426).
 */
const longestFirst = (a: Count, b: Count): number =>
  wholeLength(b) - wholeLength(a) ||
  Number(isChosen(a) && !isMarked(a)) - Number(isChosen(b) && !isMarked(b)) ||
  Number(isMarked(a)) - Number(isMarked(b)) ||
  termAlone(b) - termAlone(a) ||
  a.filed.count - b.filed.count ||
  (a.filed.id < b.filed.id ? -1 : 1);

/** Ids of the counts that Pen. Code, § 667.6(d) binds, the longest listed one of each victim and occasion, with the ids of its group. */
export const boundSexCrimes = (counts: readonly Count[]): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    groupsByVictimAndOccasion(counts.filter(isListed)).flatMap((group) => {
      // a life term of another law runs as that law says: Pen. Code, §§ 667.61(i), 269(c)
      const [longest] = group.filter(isDeterminate).toSorted(longestFirst);
      return longest === undefined ? [] : [[longest.filed.id, new Set(group.map(({ filed }) => filed.id))] as const];
    }),
  );

/** Whether the court may choose the full term of § 667.6(c): People v. Goodliffe (2009) 177 Cal.App.4th 723. */
export const mayBeFull = (count: Count, counts: readonly Count[]): boolean =>
  isListed(count) &&
  isDeterminate(count) &&
  (count.filed.lawDate < sameOccasionSince ||
    counts.some(
      (other) => other.filed.id !== count.filed.id && isActiveFelony(other) && !areSeparate(other.filed, count.filed),
    ));

/** Voluntary manslaughter, of which the court may choose a full term: Pen. Code, § 1170.16. */
export const isManslaughter = (count: Count): boolean =>
  isActiveFelony(count) &&
  isDeterminate(count) &&
  count.filed.punishment.category === 'MANSLAUGHTER_1170_16' &&
  count.filed.lawDate >= rules.manslaughter.effective;

/** The full term of § 1170.16 is chosen by the scheme, or by asking for the full term of the count. */
const isFullManslaughter = (count: Count): boolean =>
  isManslaughter(count) && (isChosen(count) || count.filed.subordinateTerm === 'full');

/** Escape from jail is punished by a full term outside § 1170.1, whatever runs beside it: Pen. Code, § 4532(b)(2). */
const isEscape = (count: Count): boolean =>
  isActiveFelony(count) && isDeterminate(count) && isUnder(count.filed.sections, rules.escapeFromCustody.authority);

/** Why a count's term is full and outside § 1170.1, or null where it is not. */
function separateRule(count: Count, bound: ReadonlyMap<string, unknown>, counts: readonly Count[]): Rule | null {
  if (bound.has(count.filed.id)) return rules.sexMandatory;
  if (isEscape(count)) return rules.escapeFromCustody;
  // marking it concurrent withdraws the choice of § 667.6(c)
  if (isChosen(count) && !isMarked(count) && mayBeFull(count, counts)) return rules.sexOptional;
  return isFullManslaughter(count) ? rules.manslaughter : null;
}

/** Counts whose terms are full and separate, each with its rule: Pen. Code, §§ 667.6(c) and (d), 1170.16, 4532(b)(2). */
export function withSeparateTerms(counts: readonly Count[]): readonly Count[] {
  const bound = boundSexCrimes(counts);
  return counts.map((count) => {
    const separate = separateRule(count, bound, counts);
    return separate === count.separate ? count : { ...count, separate };
  });
}

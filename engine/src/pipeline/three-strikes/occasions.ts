import type { Rule } from '../../law/rule.ts';
import { conductDays, conductLife, isActiveFelony, termOfCount } from '../count.ts';
import type { CaseRecord, Count } from '../record.ts';
import { strikesEffective } from './mode.ts';

const separateOccasions: Rule = {
  word: 'MAND',
  authority: 'PC 667(c)(6)',
  effective: strikesEffective,
  words: 'consecutive, because the crimes were not committed on the same occasion',
};

const lengthOf = (count: Count): number => termOfCount(count).days + conductDays(count) + conductLife(count);

const longer = (best: Count, next: Count): Count => (lengthOf(next) > lengthOf(best) ? next : best);

/** Of one occasion at least one count is consecutive to the other occasions; which, and the rest, is free. */
const mustRun = (group: readonly Count[]): readonly Count[] => {
  if (group.some(({ filed, mandatory }) => filed.run === 'consecutive' || mandatory !== null))
    return group.length === 1 ? group : [];
  return [group.reduce(longer)];
};

/**
 * Crimes of separate occasions run consecutively to each other, of one occasion as the court chooses: Pen. Code,
 * § 667(c)(6); People v. Henderson (2022) 14 Cal.5th 34. Counts whose occasion is not named are left free.
 */
export function separateTheOccasions(record: CaseRecord): CaseRecord {
  const struck = record.counts.filter((count) => isActiveFelony(count) && count.strike !== 'none');
  const named = struck.filter(({ filed }) => filed.occasion !== undefined);
  const groups = [...Map.groupBy(named, ({ filed }) => filed.occasion).values()];
  if (groups.length < 2) return record;
  const forced = new Set(groups.flatMap(mustRun));
  return {
    ...record,
    counts: record.counts.map((count) =>
      forced.has(count) ? { ...count, mandatory: count.mandatory ?? separateOccasions } : count,
    ),
  };
}

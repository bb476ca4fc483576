import { conductDays, isActiveFelony, isIndeterminate, otherwiseProvided } from './count.ts';
import type { CaseRecord, Count, Stage } from './record.ts';
import { inPrisonGroup } from './sentencing/prison-group.ts';

/** Term and enhancements in full: what decides the principal term (Pen. Code, § 1170.1(a)). */
const fullLength = (count: Count): number =>
  otherwiseProvided(count).days * (count.strike === 'second' ? 2 : 1) + conductDays(count);

const isCandidate = (count: Count): boolean =>
  isActiveFelony(count) && !isIndeterminate(count) && count.sexTerm === 'none';

export const mayRunConcurrently = ({ filed, mandatory }: Count): boolean =>
  filed.run === 'concurrent' && mandatory === null;

/** Of equal terms the preferred one, then one that was not made concurrent, then the lowest count. */
const isPreferable = (next: Count, best: Count): boolean => {
  const difference = fullLength(next) - fullLength(best);
  if (difference !== 0) return difference > 0;
  if (next.filed.preferred !== best.filed.preferred) return next.filed.preferred;
  return mayRunConcurrently(best) && !mayRunConcurrently(next);
};

const greatest = (candidates: readonly Count[]): Count | undefined =>
  candidates.reduce<Count | undefined>(
    (best, next) => (best === undefined || isPreferable(next, best) ? next : best),
    undefined,
  );

/** A life term, or a full term of § 667.6: the other counts may run with it (Pen. Code, § 669). */
export const isOwnTerm = (count: Count): boolean =>
  isActiveFelony(count) && (isIndeterminate(count) || count.sexTerm !== 'none');

/** The longest crime of the prison group; one that runs concurrently only where nothing else can be the principal term. */
const headOf = (group: readonly Count[], ordinary: Count | undefined): Count | undefined =>
  greatest(group.filter((count) => !mayRunConcurrently(count))) ??
  (ordinary === undefined ? greatest(group) : undefined);

function principalsOf({ counts }: CaseRecord): ReadonlyMap<Count | undefined, Count['principal']> {
  const candidates = counts.filter(isCandidate);
  if (counts.some(isOwnTerm) && candidates.every(mayRunConcurrently)) return new Map();
  const ordinary = greatest(candidates.filter((count) => !inPrisonGroup(count, counts)));
  const inPrison = headOf(
    candidates.filter((count) => inPrisonGroup(count, counts)),
    ordinary,
  );
  return new Map([
    [inPrison, ordinary === undefined ? 'case' : 'prison-group'],
    [ordinary, 'case'],
  ]);
}

/**
 * Stage 8 (R-B08): the longest determinate count is the principal term and runs consecutively, whatever was chosen.
 * Where life terms run and every determinate count is concurrent there is none: they run with the life term. Crimes
 * committed in prison have a principal term of their own: Pen. Code, § 1170.1(c).
 */
export const principalTerm: Stage = (record) => {
  const principals = principalsOf(record);
  return {
    ...record,
    counts: record.counts.map((count) => {
      const principal = principals.get(count);
      return principal === undefined ? count : { ...count, principal };
    }),
  };
};

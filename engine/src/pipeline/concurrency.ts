import type { Rule } from '../law/rule.ts';
import { conductLife, isFelony, isLive, isWithoutParole, termOfCount } from './count.ts';
import { isOwnTerm, mayRunConcurrently } from './principal-term.ts';
import type { CaseRecord, Count, Stage, Stay } from './record.ts';

const lastTerm: Rule = {
  word: 'CONS',
  authority: 'PC 669',
  effective: null,
  words: 'consecutive: one term must run for the others to run with',
};

const mismatch: Stay = {
  code: 'MISMATCH_CONCURRENT_ENH',
  rule: {
    word: 'STAY',
    authority: 'PC 1170.1(a)',
    effective: null,
    words: 'stayed: an enhancement cannot run consecutively to the rest while its count runs concurrently',
  },
};

const lengthOf = (count: Count): number =>
  isWithoutParole(count) ? Number.MAX_SAFE_INTEGER : termOfCount(count).days + conductLife(count);

/** Where every felony is marked concurrent and there is no principal term, the longest own term stays consecutive. */
function anchorOf({ counts }: CaseRecord): Count | undefined {
  const own = counts.filter(isOwnTerm);
  if (counts.some(({ principal }) => principal !== 'none') || !own.every(mayRunConcurrently)) return undefined;
  return own.reduce<Count | undefined>(
    (best, next) => (best === undefined || lengthOf(next) > lengthOf(best) ? next : best),
    undefined,
  );
}

const withMismatches = (count: Count): Count => ({
  ...count,
  attachments: count.attachments.map((row) =>
    isLive(row) && row.filed.run === 'consecutive' ? { ...row, stay: mismatch } : row,
  ),
});

/**
 * Stage 9 (R-B09): what must be consecutive is, the rest as chosen. An enhancement runs as its count does (J-11); one
 * expressly consecutive on a concurrent count is stayed.
 */
export const concurrency: Stage = (record) => {
  const anchor = anchorOf(record);
  return {
    ...record,
    counts: record.counts.map((count) => {
      if (count === anchor) return { ...count, mandatory: lastTerm };
      if (!mayRunConcurrently(count) || count.principal !== 'none') return count;
      return isFelony(count) ? withMismatches({ ...count, concurrent: true }) : { ...count, concurrent: true };
    }),
  };
};

import type { CaseFile } from '../case-file/case-file.ts';
import { resolveCase } from '../case-file/resolve-case.ts';
import { neverStruck } from '../law/lists/never-struck.ts';
import { insuranceFrauds, priorInsuranceFrauds } from '../law/lists/prior-felonies.ts';
import { isNamed, listedBy } from '../law/statute-list.ts';
import { limitOfEnhancement, limitOfPrior } from '../probation/finding-limit.ts';
import type { Law } from './measure.ts';

/** Rows alleged of counts that are kept, which no court may strike, each with the section that says so. */
export const barsOf = (caseFile: CaseFile, { catalogue, today }: Law): ReadonlyMap<string, string> =>
  new Map(
    resolveCase(caseFile, catalogue, today)
      .charges.filter(({ status }) => status !== 'Dismissed' && status !== 'Acquitted')
      .flatMap(({ enhancements, lawDate }) =>
        enhancements.flatMap(({ id, status, sections }) => {
          const bar = status === 'Convicted' ? listedBy(neverStruck, sections, lawDate) : undefined;
          return bar === undefined ? [] : [[id, bar.authority] as const];
        }),
      ),
  );

/** Earlier frauds are neither stricken nor dismissed beside another of § 550, of whatever bar they fall short. */
const barOfPrior = (prior: readonly string[], crime: readonly string[]): string | undefined =>
  isNamed(priorInsuranceFrauds, prior) && isNamed(insuranceFrauds, crime)
    ? 'PC 550(d)'
    : limitOfPrior(prior, crime)?.id;

/**
 * Rows of counts that are kept, and priors beside them, whose finding bars probation, which no court strikes once it is made,
 * each with the bar.
 */
export function keptFindingsOf(caseFile: CaseFile, { catalogue, today }: Law): ReadonlyMap<string, string> {
  const { charges, priors } = resolveCase(caseFile, catalogue, today);
  const kept = charges.filter(({ status }) => status !== 'Dismissed' && status !== 'Acquitted');
  const bars = new Map<string, string>();
  for (const charge of kept) {
    const { sections, enhancements } = charge;
    for (const row of enhancements) {
      const limit = row.status === 'Convicted' ? limitOfEnhancement(row, charge) : undefined;
      if (limit !== undefined) bars.set(row.id, limit.id);
    }
    for (const { id, status, sections: prior } of priors) {
      const bar = status === 'Convicted' ? barOfPrior(prior, sections) : undefined;
      if (bar !== undefined) bars.set(id, bar);
    }
  }
  return bars;
}

/** Circumstances that stand in the case as filed and are gone, though no court may strike them: Pen. Code, §§ 192.5(e), 667.61(g), 1385.1. */
export function barredStrikes(filed: CaseFile, offered: CaseFile, law: Law): readonly string[] {
  const left = barsOf(offered, law);
  return [...barsOf(filed, law).keys()].filter((id) => !left.has(id));
}

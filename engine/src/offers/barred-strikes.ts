import type { CaseFile } from '../case-file/case-file.ts';
import { resolveCase } from '../case-file/resolve-case.ts';
import { neverStruck } from '../law/lists/never-struck.ts';
import { listedBy } from '../law/statute-list.ts';
import { limitOfEnhancement } from '../probation/finding-limit.ts';
import type { Law } from './measure.ts';

/** Rows alleged of counts that are kept, which no court may strike, each with the section that says so. */
export const barsOf = (caseFile: CaseFile, { catalogue, today }: Law): ReadonlyMap<string, string> =>
  new Map(
    resolveCase(caseFile, catalogue, today)
      .charges.filter(({ status }) => status !== 'Dismissed' && status !== 'Acquitted')
      .flatMap(({ enhancements }) => enhancements)
      .flatMap(({ id, status, sections }) => {
        const bar = status === 'Convicted' ? listedBy(neverStruck, sections, today) : undefined;
        return bar === undefined ? [] : [[id, bar.authority] as const];
      }),
  );

/** Rows of counts that are kept whose finding bars probation, which no court strikes once it is made, each with the bar. */
export const keptFindingsOf = (caseFile: CaseFile, { catalogue, today }: Law): ReadonlyMap<string, string> =>
  new Map(
    resolveCase(caseFile, catalogue, today)
      .charges.filter(({ status }) => status !== 'Dismissed' && status !== 'Acquitted')
      .flatMap((charge) => charge.enhancements.map((row) => [charge, row] as const))
      .flatMap(([charge, { id, status, sections }]) => {
        const limit = status === 'Convicted' ? limitOfEnhancement(sections, charge.sections) : undefined;
        return limit === undefined ? [] : [[id, limit.id] as const];
      }),
  );

/** Circumstances that stand in the case as filed and are gone, though no court may strike them: Pen. Code, §§ 667.61(g), 1385.1. */
export function barredStrikes(filed: CaseFile, offered: CaseFile, law: Law): readonly string[] {
  const left = barsOf(offered, law);
  return [...barsOf(filed, law).keys()].filter((id) => !left.has(id));
}

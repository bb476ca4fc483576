import type { CaseFile } from '../case-file/case-file.ts';
import { resolveCase } from '../case-file/resolve-case.ts';
import { neverStruck } from '../law/lists/never-struck.ts';
import { isEverListed } from '../law/statute-list.ts';
import type { Law } from './measure.ts';

/** Rows alleged of counts that are kept, which no court may strike. */
export const barredRows = (caseFile: CaseFile, { catalogue, today }: Law): readonly string[] =>
  resolveCase(caseFile, catalogue, today)
    .charges.filter(({ status }) => status !== 'Dismissed' && status !== 'Acquitted')
    .flatMap(({ enhancements }) => enhancements)
    .filter(({ status, sections }) => status === 'Convicted' && isEverListed(neverStruck, sections))
    .map(({ id }) => id);

/** Circumstances that stand in the case as filed and are gone, though no court may strike them: Pen. Code, § 667.61(g). */
export function barredStrikes(filed: CaseFile, offered: CaseFile, law: Law): readonly string[] {
  const left = new Set(barredRows(offered, law));
  return barredRows(filed, law).filter((id) => !left.has(id));
}

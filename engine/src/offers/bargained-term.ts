import type { CaseFile } from '../case-file/case-file.ts';
import { resolveCase } from '../case-file/resolve-case.ts';
import { noBargainedTerm } from '../law/lists/bargained-terms.ts';
import { isNamed } from '../law/statute-list.ts';
import type { Law } from './measure.ts';

/** Counts that are pleaded to and for which no term may be agreed, fixed or at most: Pen. Code, § 1192.5(a). */
export const withoutBargainedTerm = (caseFile: CaseFile, { catalogue, today }: Law): readonly string[] =>
  resolveCase(caseFile, catalogue, today)
    .charges.filter(
      ({ status, sections }) => status !== 'Dismissed' && status !== 'Acquitted' && isNamed(noBargainedTerm, sections),
    )
    .map(({ id }) => id);

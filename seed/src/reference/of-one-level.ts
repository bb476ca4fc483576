import type { CatalogueRow } from '../catalogue/row.ts';

/** Instructions on one level of a crime whose other level stands under the same section: false imprisonment (Pen. Code, § 237(a)). */
const levels: Readonly<Record<string, CatalogueRow['severity']>> = { 1240: 'felony', 1242: 'misdemeanor' };

/** Whether an instruction is of a crime's level, or of any. */
export const isOfLevel = (number: string, severity: CatalogueRow['severity']): boolean =>
  (levels[number] ?? severity) === severity;

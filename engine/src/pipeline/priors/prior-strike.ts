import type { WorkingCase } from '../record/record.ts';

/**
 * Whether the person has a prior serious or violent felony, as the strikes say. Dismissed as a strike (Pen. Code, § 1385) on
 * one count or on all it is a conviction still: for county jail (§ 1170(f)) and for credit (People v. Lara (2012) 54 Cal.4th
 * 896).
 */
export const hasPriorStrike = ({ file: { strikes = '0' }, counts }: Pick<WorkingCase, 'file' | 'counts'>): boolean =>
  strikes !== '0' || counts.some(({ filed }) => filed.strikes > 0);

import type { EnhancementFile } from '../../case-file/case-file.ts';
import { crimeOfFacts } from '../../case-file/crime-of-facts.ts';
import { filedEnhancement } from '../../case-file/filed-row.ts';
import type { CrimeVersion } from '../../crime/crime-version.ts';
import { longestDays, triadOf } from '../../crime/triad.ts';
import { isLive } from '../count.ts';
import type { Attachment, Count } from '../record.ts';
import { type GangStep, gangStep, gangSteps } from './gang-years.ts';

const crimeOf = ({ section: statute, terms, rule }: GangStep): CrimeVersion => ({
  ...crimeOfFacts({ statute, name: 'Criminal street gang', kind: 'conduct', severity: 'felony', terms }),
  effective: rule.effective,
});

/** The step of Pen. Code, § 186.22(b)(1) that the count's felony commands. */
export const lawfulStep = ({ filed, serious, seriousByGang, violent }: Count): GangStep | undefined =>
  gangStep({ serious: serious && !seriousByGang, violent }, filed.lawDate);

const rowOf = (step: GangStep, file: Omit<EnhancementFile, 'crime'>): Attachment => ({
  stay: null,
  filed: filedEnhancement({ ...file, crime: step.section }, { crime: crimeOf(step), others: [] }, ''),
});

/** The enhancement that a charge's gang finding stands for, as a row of its own beside those the user filed. */
export function gangEnhancement(count: Count): Attachment | null {
  const step = lawfulStep(count);
  return step === undefined ? null : rowOf(step, { id: `${count.filed.id}.gang`, term: count.filed.slot });
}

const yearsOf = ({ terms }: GangStep): number => longestDays(triadOf(terms));

/**
 * A filed gang row at the step that its felony commands, because each step leaves out what a heavier one names. A step
 * that rests on a firearm enhancement stays as filed, and so do terms that the case file gives in place of the step's.
 */
export function atLawfulStep(row: Attachment, count: Count): Attachment {
  const { crime, id, slot, status, triad, victim, run } = row.filed;
  const step = lawfulStep(count);
  const filed = gangSteps(count.filed.lawDate).find(({ section }) => section === crime.statute);
  if (step === undefined || filed === undefined || !isLive(row) || count.violentByFirearm) return row;
  if (yearsOf(step) <= yearsOf(filed) || longestDays(triad) !== yearsOf(filed)) return row;
  return rowOf(step, { id, term: slot, status, ...(victim && { victim }), ...(run && { run }) });
}

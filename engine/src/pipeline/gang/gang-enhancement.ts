import type { EnhancementFile } from '../../case-file/case-file.ts';
import { crimeOfFacts } from '../../case-file/crime-of-facts.ts';
import { filedEnhancement } from '../../case-file/filed-row.ts';
import type { CrimeVersion } from '../../crime/crime-version.ts';
import { longestDays, triadOf } from '../../crime/triad.ts';
import { isLive } from '../record/count.ts';
import type { Attachment, Count } from '../record/record.ts';
import { type GangStep, gangStep, gangSteps } from './gang-years.ts';

const crimeOf = ({ section: statute, terms, rule }: GangStep): CrimeVersion => ({
  ...crimeOfFacts({ statute, name: 'Criminal street gang', kind: 'conduct', severity: 'felony', terms }),
  effective: rule.effective,
});

/** The step of Pen. Code, § 186.22(b)(1) that the count's felony commands. */
const lawfulStep = ({ filed, serious, seriousByGang, violent }: Count): GangStep | undefined =>
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
 * The step that a row stands for, whichever felony it is filed with: the finding is the same, and the felony commands the
 * step. Undefined where the case file gives terms in place of the step's.
 */
export const filedStep = ({ filed }: Attachment, count: Count): GangStep | undefined =>
  gangSteps(count.filed.lawDate).find(
    (step) => step.section === filed.crime.statute && yearsOf(step) === longestDays(filed.triad),
  );

/**
 * A filed gang row at the step that its felony commands: each step leaves out what a heavier one names, and a heavier one
 * names only its own felonies, also where a firearm alone makes the felony one of them (J-206).
 */
export function atLawfulStep(row: Attachment, count: Count): Attachment {
  const step = lawfulStep(count);
  const filed = filedStep(row, count);
  if (step === undefined || filed === undefined || !isLive(row)) return row;
  if (step.section === filed.section) return row;
  const { id, slot, status, victim, run, punishmentStruck } = row.filed;
  return rowOf(step, { id, term: slot, status, punishmentStruck, ...(victim && { victim }), ...(run && { run }) });
}

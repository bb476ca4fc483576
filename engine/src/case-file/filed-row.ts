import { chosenTerm, determinate } from '../crime/triad.ts';
import type { CaseEnhancementFile, ChargeFile, EnhancementFile } from './case-file.ts';
import { readingOf } from './reading.ts';
import type { FoundCrime } from './resolve.ts';
import type { FiledEnhancement, FiledPrior, FiledRow } from './row.ts';

type ReadCrime = Pick<FoundCrime, 'crime' | 'others'>;

/** What every row of a case file says, with its defaults. */
export const filedRow = (
  file: EnhancementFile | CaseEnhancementFile | ChargeFile,
  { crime, others }: ReadCrime,
): FiledRow => ({
  id: file.id,
  crime,
  sections: readingOf(crime).sections,
  status: file.status ?? 'Convicted',
  slot: file.term ?? 'upper',
  findings: file.findings ?? [],
  others,
});

/** An enhancement of a count; `suffix` tells those of repeated counts apart. */
export function filedEnhancement(file: EnhancementFile, found: ReadCrime, suffix: string): FiledEnhancement {
  const row = filedRow(file, found);
  const { triad, family } = readingOf(found.crime);
  const punishmentStruck = file.punishmentStruck ?? false;
  return {
    id: `${row.id}${suffix}`,
    crime: row.crime,
    sections: row.sections,
    status: row.status,
    slot: row.slot,
    findings: row.findings,
    others: row.others,
    family,
    victim: file.victim,
    run: file.run,
    triad,
    term: punishmentStruck ? determinate(0) : chosenTerm(triad, row.slot),
    punishmentStruck,
  };
}

/** A status enhancement, of the case or named beside a count. */
export function filedPrior(
  file: EnhancementFile | CaseEnhancementFile,
  found: ReadCrime,
  beside?: ChargeFile['id'],
): FiledPrior {
  const row = filedRow(file, found);
  const { triad } = readingOf(found.crime);
  const { days } = chosenTerm(triad, row.slot);
  const times = 'times' in file ? (file.times ?? 1) : 1;
  return { ...row, beside, times, priorDate: file.priorDate, days, triad, primary: file.primary };
}

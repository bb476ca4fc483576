import { pleadedAs, workingOf } from '@countwise/contract';
import type { CaseFile, ChargeAnswer, RowAnswer, Sentence } from '@countwise/engine';
import { ledger } from '../../text/ledger.ts';
import { openedOffer as text } from '../../text/opened-offer.ts';

/** A row that is pleaded to. */
export const stands = ({ status }: RowAnswer): boolean => status !== 'Dismissed' && status !== 'Acquitted';

/** The least marks that give a row's sentence: `3y middle ÷ 3`. */
export const workingOfRow = (row: RowAnswer, main: ChargeAnswer | null): string => workingOf({ answer: row, main });

const rowWords = (row: RowAnswer, main: ChargeAnswer | null): string =>
  [pleadedAs(row.statute), workingOfRow(row, main)].filter(Boolean).join(' ');

/** How a count runs, where it adds nothing or is not served: stayed for another of its act, or suspended by probation. */
function besideOf({ id, role }: ChargeAnswer, onProbation: ReadonlySet<string>): string {
  if (role === 'stayed' && onProbation.has(id)) return text.isSuspended;
  return role === 'concurrent' || role === 'stayed' ? ledger.parts[role] : '';
}

/** How a sum comes about, count by count as the sum is written, then the priors: `Count 2: PC 211 3y middle. Priors: …` */
export function derivationOf({ charges, caseEnhancements }: Sentence, caseFile: CaseFile): string {
  const priors = caseEnhancements.filter(({ adds }) => adds).map((row) => rowWords(row, null));
  const granted = caseFile.charges.filter(({ probation }) => probation?.granted === true);
  const onProbation = new Set(granted.map(({ id }) => id));
  const counts = charges.filter(stands).map((charge) => {
    const enhancements = charge.enhancements.filter((row) => stands(row) && row.role !== 'inactive');
    const rows = [rowWords(charge, charge), ...enhancements.map((row) => rowWords(row, null))];
    return text.derived(charge.count, rows, besideOf(charge, onProbation));
  });
  return [...counts, ...(priors.length === 0 ? [] : [text.derivedPriors(priors)])].join(' ');
}

import type { ChargeAnswer, RowAnswer, Sentence } from '@countwise/engine';
import { isOnProbation } from './working.ts';

/** What a band of the bar stands for; each has a colour and a pattern. */
export type BandKind = 'base' | 'enhancement' | 'subordinate' | 'subordinate-enhancement' | 'status' | 'life';

/** One stretch of the sentence. */
export interface Band {
  readonly id: string;
  readonly kind: BandKind;
  /** `Count 1, PC 211/212.5(c)`. */
  readonly label: string;
  readonly days: number;
  readonly length: string;
}

interface Stretch {
  readonly row: RowAnswer;
  readonly kind: BandKind;
  readonly label: string;
}

/** The stretches that make the total, in the order they are served: life terms last, PC 669(a). */
export function sentenceBands({ charges, caseEnhancements, summary }: Sentence): readonly Band[] {
  const rows = [
    ...charges.flatMap(ofCount),
    ...caseEnhancements.map((row): Stretch => ({ row, kind: 'status', label: row.statute })),
  ].filter(({ row }) => row.adds);
  const felonies = bandsOf(rows.filter(({ row }) => row.role !== 'misdemeanor'));
  // jail days of misdemeanors and of probation stand outside the total, unless there is nothing else
  return felonies.length > 0 ? felonies : [...bandsOf(rows), ...ofProbation({ charges, summary })];
}

/** What jail of probation adds to that of misdemeanors. */
function ofProbation({ charges, summary }: Pick<Sentence, 'charges' | 'summary'>): readonly Band[] {
  const days = summary.jailDays - summary.exposureDaysMisdemeanor;
  const count = charges.find(isOnProbation);
  return count === undefined || days <= 0
    ? []
    : [{ id: count.id, kind: 'subordinate', label: 'Jail of probation', days, length: `${days}d` }];
}

function ofCount(count: ChargeAnswer): readonly Stretch[] {
  const labelOf = ({ statute }: RowAnswer) => `Count ${count.count}, ${statute}`;
  const beneath = count.role === 'subordinate' ? 'subordinate-enhancement' : 'enhancement';
  return [
    { row: count, kind: kindOf(count), label: labelOf(count) },
    ...count.enhancements.map((row): Stretch => ({ row, kind: beneath, label: labelOf(row) })),
  ];
}

/** What is served beside the principal term, in part or in full, looks the same. */
const kindOf = ({ role }: RowAnswer): BandKind =>
  role === 'subordinate' || role === 'full-term' ? 'subordinate' : 'base';

const bandsOf = (rows: readonly Stretch[]): readonly Band[] =>
  [
    ...rows.map(
      ({ row, ...band }): Band => ({ ...band, id: row.id, days: row.determinateDays, length: row.determinate }),
    ),
    ...rows.map(
      ({ row, label }): Band => ({
        id: `${row.id}-life`,
        kind: 'life',
        label,
        days: row.indeterminateDays,
        length: row.indeterminate,
      }),
    ),
  ].filter(({ days }) => days > 0);

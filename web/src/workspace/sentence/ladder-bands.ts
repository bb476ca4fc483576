import type { RowAnswer, Sentence } from '@countwise/engine';
import { sentence as text } from '../../text/workspace.ts';
import { rowText } from './total.ts';

/** What a band of the ladder stands for; each has a colour and a pattern. */
type BandKind = 'base' | 'enhancement' | 'subordinate' | 'subordinate-enhancement' | 'status' | 'life';

export interface Band {
  readonly id: string;
  readonly kind: BandKind;
  readonly label: string;
  readonly length: string;
  /** Part of the whole bar, 0 to 1. */
  readonly share: number;
}

/** The rows that add to the total, in the order of the sum, with a minimum on a life term shown as its length. */
export function ladderBands(sentence: Sentence): readonly Band[] {
  const rows = [
    ...sentence.charges.flatMap((main) => [
      { row: main, kind: kindOf(main), label: `${text.countBase(main.count)}, ${main.statute}` },
      ...main.enhancements.map((row) => ({
        row,
        kind: main.role === 'subordinate' ? ('subordinate-enhancement' as const) : ('enhancement' as const),
        label: `${text.countBase(main.count)}, ${row.statute}`,
      })),
    ]),
    ...sentence.caseEnhancements.map((row) => ({ row, kind: 'status' as const, label: row.statute })),
  ].filter(({ row }) => row.adds && daysOf(row) > 0);
  const whole = rows.reduce((sum, { row }) => sum + daysOf(row), 0);
  return rows.map(({ row, kind, label }) => ({
    id: row.id,
    kind,
    label,
    length: rowText(row),
    share: daysOf(row) / whole,
  }));
}

const daysOf = (row: RowAnswer): number => row.determinateDays + row.indeterminateDays;

function kindOf({ role, indeterminateDays }: RowAnswer): BandKind {
  if (indeterminateDays > 0) return 'life';
  return role === 'subordinate' ? 'subordinate' : 'base';
}

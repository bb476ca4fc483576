import type { RowAnswer, Sentence } from '@countwise/engine';

export type Pattern = 'principal' | 'enhancement' | 'consecutive' | 'status' | 'life';

/** One stretch of the sentence. */
export interface Band {
  readonly id: string;
  readonly label: string;
  readonly days: number;
  readonly text: string;
  readonly pattern: Pattern;
}

/** The stretches that make the sentence, in the order they are served: life terms last. Jail days of misdemeanors stand outside it. */
export function bandsOf({ charges, caseEnhancements }: Sentence): readonly Band[] {
  const rows = [
    ...charges.flatMap((charge) => [
      { row: charge, label: `Count ${charge.count}: ${charge.name}`, pattern: ownPattern(charge) },
      ...charge.enhancements.map((row) => ({ row, label: row.name, pattern: 'enhancement' as const })),
    ]),
    ...caseEnhancements.map((row) => ({ row, label: row.name, pattern: 'status' as const })),
  ].filter(({ row }) => row.adds && row.role !== 'misdemeanor' && row.role !== 'infraction');
  const determinate = rows.map(({ row, label, pattern }) => ({
    id: row.id,
    label,
    pattern,
    days: row.determinateDays,
    text: row.determinate,
  }));
  const life = rows.map(({ row, label }) => ({
    id: `${row.id}-life`,
    label,
    pattern: 'life' as const,
    days: row.indeterminateDays,
    text: row.indeterminate,
  }));
  return [...determinate, ...life].filter(({ days }) => days > 0);
}

const ownPattern = ({ role }: RowAnswer): Pattern => (role === 'principal' ? 'principal' : 'consecutive');

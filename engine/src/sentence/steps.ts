import type { Special, Step } from '../answer/answer.ts';
import { spokenDays, spokenTerm } from '../numbers/spoken.ts';
import type { Operation, RowOutcome } from '../pipeline/record/outcome.ts';

const specialWords: Readonly<Record<Special, string>> = {
  LWOP: 'life without the possibility of parole',
  DEATH: 'death',
};

function lengthText(days: number, { track }: Operation, { special }: RowOutcome): string {
  if (track === 'special') return special === null ? '' : specialWords[special];
  if (track === 'misdemeanor') return spokenDays(days);
  return track === 'indeterminate' ? `${spokenTerm(days)} to life` : spokenTerm(days);
}

function sentenceOf(operation: Operation, days: number, row: RowOutcome): string {
  const { words } = operation.rule;
  if (operation.operation === 'note' || operation.operation === 'stay') return words;
  const length = lengthText(days, operation, row);
  return operation.operation === 'set' || operation.operation === 'add' ? `${length}, ${words}` : `${words}: ${length}`;
}

/** The row's sum, line by line, in words fit to be read aloud. */
export function stepsOf(row: RowOutcome, label: string): readonly Step[] {
  // the running value, of which a fraction of a day is dropped only where it is said
  const prefix = `${label}: `;
  let days = 0;
  let parts = 1;
  return row.operations.map((operation) => {
    if (operation.operation === 'set') days = operation.amount;
    if (operation.operation === 'multiply') days *= operation.amount;
    if (operation.operation === 'divide') parts *= operation.amount;
    return {
      charge: row.id,
      track: operation.track,
      operation: operation.operation,
      amount: operation.amount,
      authority: operation.rule.authority,
      effective: operation.rule.effective,
      label,
      words: operation.rule.words,
      text: `${prefix}${sentenceOf(operation, Math.floor(days / parts), row)}.`,
    };
  });
}

import type { Special, Step } from '../answer.ts';
import { type Fraction, floorOf, fraction, times } from '../numbers/fraction.ts';
import { spokenDays, spokenTerm } from '../numbers/spoken.ts';
import type { Operation, RowOutcome } from '../pipeline/outcome.ts';

const specialWords: Readonly<Record<Special, string>> = {
  LWOP: 'life without the possibility of parole',
  DEATH: 'death',
};

function lengthText(days: number, { track }: Operation, { special }: RowOutcome): string {
  if (track === 'special') return special === null ? '' : specialWords[special];
  if (track === 'misdemeanor') return spokenDays(days);
  return track === 'indeterminate' ? `${spokenTerm(days)} to life` : spokenTerm(days);
}

/** The row's own running value after an operation. */
function after(value: Fraction, { operation, amount }: Operation): Fraction {
  if (operation === 'set') return fraction(amount);
  if (operation === 'multiply') return times(value, fraction(amount));
  return operation === 'divide' ? times(value, fraction(1, amount)) : value;
}

function sentenceOf(operation: Operation, value: Fraction, row: RowOutcome): string {
  const { words } = operation.rule;
  if (operation.operation === 'note' || operation.operation === 'stay') return words;
  const days = floorOf(value);
  const length = lengthText(days, operation, row);
  return operation.operation === 'set' || operation.operation === 'add' ? `${length}, ${words}` : `${words}: ${length}`;
}

/** The row's sum, line by line, in words fit to be read aloud. */
export function stepsOf(row: RowOutcome, label: string): readonly Step[] {
  let value = fraction(0);
  return row.operations.map((operation) => {
    value = after(value, operation);
    return {
      charge: row.id,
      track: operation.track,
      operation: operation.operation,
      amount: operation.amount,
      authority: operation.rule.authority,
      effective: operation.rule.effective,
      label,
      words: operation.rule.words,
      text: `${label}: ${sentenceOf(operation, value, row)}.`,
    };
  });
}

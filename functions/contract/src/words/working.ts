import { type ChargeAnswer, determinateText, type RowAnswer, type Step } from '@countwise/engine';

type Amount = Pick<Step, 'amount' | 'track'>;

/** What the engine made of a row; of a main crime also its third-strike options. */
export interface AnsweredRow {
  readonly answer: RowAnswer | null;
  readonly main: Pick<ChargeAnswer, 'dotson'> | null;
}

/** The length that a row's sum begins with: `3y`, `180d`, `25y to life`, `LWOP`. */
function lengthOf({ amount, track }: Amount, { answer }: AnsweredRow): string {
  if (track === 'misdemeanor') return `${amount}d`;
  if (track === 'special') return answer?.special ?? '';
  const length = determinateText(amount);
  return track === 'indeterminate' ? `${length} to life` : length;
}

/** The place of the term among the three, as its step names it: `the upper term`. */
const nameIn = ({ words }: Step): string | null => /^the (lower|middle|upper) term(?:$|:)/.exec(words)?.[1] ?? null;

const operators = { divide: '÷', multiply: '×' } as const;

/** A third strike of three times the term that is served: `3 × 5y`, Pen. Code, § 667(e)(2)(A)(i). */
function threeTimes({ main }: AnsweredRow, { amount, track }: Amount): string | null {
  const isFirst = track === 'indeterminate' && main?.dotson?.operative.some((cell) => cell.startsWith('1:'));
  return isFirst ? `3 × ${determinateText(amount / 3)}` : null;
}

/**
 * The least marks that give a row's sentence, from the engine's own steps: `3y middle ÷ 3`, `10y in full`,
 * `2y middle ÷ 3 × 2`, `25y to life`. Empty for a row that the engine does not sentence.
 */
export function workingOf(row: AnsweredRow): string {
  const steps = row.answer?.steps ?? [];
  const set = steps.find(({ operation }) => operation === 'set');
  if (set === undefined) return '';
  const added = steps.filter(({ operation }) => operation === 'add').length;
  const operations = steps.flatMap(({ operation, amount }) =>
    operation === 'divide' || operation === 'multiply' ? `${operators[operation]} ${amount}` : [],
  );
  const name = nameIn(set);
  const whole = operations.length === 0 && name === null && set.track === 'determinate';
  const length = threeTimes(row, set) ?? lengthOf(set, row);
  const term = [length, name, ...operations].filter((part) => part !== null).join(' ');
  if (added > 1) return `${added} × ${term}`;
  return whole ? `${term} in full` : term;
}

/** The place of the term that is in use: of a subordinate row the middle one, whatever was chosen. Null where there is one term. */
export function slotInUse({ answer }: Pick<AnsweredRow, 'answer'>): string | null {
  const set = answer?.steps.find(({ operation }) => operation === 'set');
  return set === undefined ? null : nameIn(set);
}

/** The row's own term is suspended, with or without jail: Pen. Code, § 1203.1(a). */
export const isOnProbation = ({ steps }: Pick<RowAnswer, 'steps'>): boolean =>
  steps.some(({ operation, authority }) => operation === 'stay' && authority === 'PC 1203.1');

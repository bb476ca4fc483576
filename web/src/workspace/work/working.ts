import { determinateText, type Step } from '@countwise/engine';
import { ledger as text } from '../../text/ledger.ts';
import type { ChargeRow } from './case-work.ts';

type Amount = Pick<Step, 'amount' | 'track'>;
/** What the engine made of a row. */
type Answered = Pick<ChargeRow, 'answer' | 'main'>;

/** The length that a row's sum begins with: `3y`, `180d`, `25y to life`, `LWOP`. */
function lengthOf({ amount, track }: Amount, { answer }: Answered): string {
  if (track === 'misdemeanor') return `${amount}d`;
  if (track === 'special') return answer?.special ?? '';
  const length = determinateText(amount);
  return track === 'indeterminate' ? text.toLife(length) : length;
}

/** The place of the term among the three, as its step names it: `the upper term`. */
const nameIn = ({ words }: Step): string | null => /^the (lower|middle|upper) term$/.exec(words)?.[1] ?? null;

const operators = { divide: '÷', multiply: '×' } as const;

/** A third strike of three times the term that is served: `3 × 5y`, Pen. Code, § 667(e)(2)(A)(i). */
function threeTimes({ main }: Answered, { amount, track }: Amount): string | null {
  const isFirst = track === 'indeterminate' && main?.dotson?.operative.some((cell) => cell.startsWith('1:'));
  return isFirst ? `3 × ${determinateText(amount / 3)}` : null;
}

/**
 * The least marks that give a row's sentence, from the engine's own steps: `3y middle ÷ 3`, `10y in full`,
 * `2y middle ÷ 3 × 2`, `25y to life`. Empty for a row that the engine does not sentence.
 */
export function workingOf(row: Answered): string {
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
  return whole ? text.inFull(term) : term;
}

/** The place of the term that is in use: of a subordinate row the middle one, whatever was chosen. Null where there is one term. */
export function slotInUse({ answer }: ChargeRow): string | null {
  const set = answer?.steps.find(({ operation }) => operation === 'set');
  return set === undefined ? null : nameIn(set);
}

/** Whether the row is counted in part, so that what was chosen of its three terms is kept and not in use. */
export const isInPart = ({ answer }: ChargeRow): boolean =>
  answer?.steps.some(({ operation }) => operation === 'divide') === true;

/** The row's term is suspended while probation is granted. */
export const isSuspended = ({ answer, charge }: ChargeRow): boolean =>
  answer?.role === 'stayed' && charge.ProbationGranted;

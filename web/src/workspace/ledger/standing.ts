import { countsText, isSuspended } from '@countwise/contract';
import type { Role, RowAnswer } from '@countwise/engine';
import { ledger as text } from '../../text/ledger.ts';
import { charges } from '../../text/workspace.ts';
import { fixedRun } from '../charges/editors.ts';
import { type ChargeRow, isCrime } from '../work/case-work.ts';
import { isOut } from '../work/charge-words.ts';

/** How a row's sentence is drawn: added, a life term, beside the others, or not served. */
type Tone = 'served' | 'life' | 'beside' | 'out';

/** What a row is in the sentence, and how it runs. */
export interface Standing {
  readonly tone: Tone;
  /** `Subordinate`; of an enhancement `with count 1`. */
  readonly role: string;
  /** `Consecutive`; empty for the principal term, and where nothing can be chosen. */
  readonly run: string;
  /** Why it must run consecutively; null where the court may choose. */
  readonly fixed: string | null;
}

const fixedAt = (tone: Tone, role: string): Standing => ({ tone, role, run: '', fixed: null });

const lifeTone = ({ indeterminateDays, special }: RowAnswer): Tone =>
  indeterminateDays > 0 || special !== null ? 'life' : 'served';

/** An enhancement goes where its count goes; convicted itself it falls with a count that is no conviction. */
function ofEnhancement({ charge }: ChargeRow, answer: RowAnswer): Standing {
  const count = charge.CountNumber;
  if (answer.role === 'inactive')
    return fixedAt('out', charge.ChargeStatus === 0 ? text.fallsWith(count) : text.noConviction);
  if (answer.role === 'stayed') return fixedAt('out', text.notServedWith(count));
  return fixedAt(answer.adds ? lifeTone(answer) : 'beside', text.withCount(count));
}

const roles: Readonly<Record<Role, string>> = {
  ...charges.roles,
  indeterminate: text.lifeTerm,
  misdemeanor: text.countyJail,
  stayed: text.notServed,
  inactive: text.noConviction,
};

/** How a count runs; where it was to run concurrently and may to some felonies only, which it follows. */
function runOf({ charge }: ChargeRow, { role, concurrent, consecutiveTo }: RowAnswer): string {
  if (role === 'principal') return '';
  const run = concurrent ? charges.concurrent : charges.consecutive;
  if (charge.Concurrency === 0 || consecutiveTo.length === 0) return run;
  return (concurrent ? text.runsNotTo : text.runsTo)(run, countsText(consecutiveTo, 1));
}

/** A count that is served: what it is among the others, and how it runs. */
function ofCount(row: ChargeRow, answer: RowAnswer): Standing {
  return {
    tone: answer.adds ? lifeTone(answer) : 'beside',
    role: roles[answer.role],
    run: runOf(row, answer),
    fixed: fixedRun(row),
  };
}

/** What a row is in the sentence, in the words of the ledger. */
export function standingOf(row: ChargeRow): Standing {
  const { answer } = row;
  if (answer === null) return fixedAt('served', '');
  if (row.under !== null) return ofEnhancement(row, answer);
  if (isSuspended(row)) return fixedAt('beside', text.probation);
  if (isOut(row)) return fixedAt('out', roles[answer.role]);
  return isCrime(row) ? ofCount(row, answer) : fixedAt(answer.adds ? 'served' : 'beside', roles[answer.role]);
}

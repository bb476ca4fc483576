import { charges as text } from '../../text/workspace.ts';
import type { CaseWork, ChargeRow } from '../work/case-work.ts';
import { statusText } from '../work/charge-words.ts';
import type { Write } from './writes.ts';

/** What a rule may change about a charge that nobody touched: stayed or back, violent or serious, principal or not. */
const standingOf = ({ answer }: ChargeRow): string =>
  answer === null
    ? ''
    : [answer.role, answer.status, answer.violent, answer.serious, answer.mandatoryConsecutive].join(' ');

/** One gesture: its writes, and what they are about. */
export interface Gesture {
  readonly writes: readonly Write[];
  readonly what: string;
}

/** What a gesture changed beyond the charges it touched, in one sentence; null where that is nothing. */
export function followUps(before: CaseWork, after: CaseWork, { writes, what }: Gesture): string | null {
  const touched = new Set(writes.flatMap((write) => (write.kind === 'charge' ? [write.id] : [])));
  const standing = new Map(before.rows.map((row) => [row.charge.Id, standingOf(row)]));
  const changed = after.rows.filter((row) => {
    const { charge, under } = row;
    const then = standing.get(charge.Id);
    return then !== undefined && then !== standingOf(row) && !touched.has(charge.Id) && !touched.has(under ?? '');
  });
  if (changed.length === 0) return null;
  return text.followed(scopeOf(changed), reasonOf(writes, what, after.rows));
}

/** How many counts; where a row stands outside the counts, how many charges. */
function scopeOf(changed: readonly ChargeRow[]): string {
  const counts = new Set(changed.map(({ charge }) => charge.CountNumber));
  return counts.has(0) ? text.chargesChanged(changed.length) : text.countsChanged(counts.size);
}

function reasonOf(writes: readonly Write[], what: string, rows: readonly ChargeRow[]): string {
  const [write] = writes;
  const isStatus = writes.length === 1 && write?.kind === 'charge' && write.fields.ChargeStatus !== undefined;
  const row = isStatus ? rows.find(({ charge }) => charge.Id === write.id) : undefined;
  return row === undefined ? text.hasChanged(what) : text.isNow(what, statusText(row));
}

import { rowText, totalText } from '@countwise/contract';
import { ledger } from '../../text/ledger.ts';
import { charges as text } from '../../text/workspace.ts';
import { longDate } from '../../ui/dates.ts';
import type { CaseWork, ChargeRow } from '../work/case-work.ts';
import { nameOf, slots, statusText } from '../work/charge-words.ts';
import type { ChargeFields, Write } from './writes.ts';

/** One gesture: its writes, and what they are about. */
export interface Gesture {
  readonly writes: readonly Write[];
  readonly what: string;
}

/** What the last change did: the total before it, and in words what was changed and what followed. */
export interface Change {
  readonly before: string;
  readonly words: string;
  /** Ids of the rows that nobody touched and that changed. */
  readonly moved: readonly string[];
}

/** So many rows that followed are named. */
const mostNamed = 2;

/** What a rule may change about a charge that nobody touched: stayed or back, violent or serious, principal or not. */
const standingOf = ({ answer }: ChargeRow): string =>
  answer === null
    ? ''
    : [answer.role, answer.status, answer.violent, answer.serious, answer.mandatoryConsecutive].join(' ');

const lengthOf = ({ answer }: ChargeRow): string => (answer === null ? '' : rowText(answer));

/** What a row has become: `count 2 is now principal, 1y → 3y`. */
function becameOf(before: ChargeRow, after: ChargeRow): string {
  const name = nameOf(after);
  const isStatus = before.answer?.status !== after.answer?.status;
  const word = isStatus ? statusText(after) : text.roles[after.answer?.role ?? 'inactive'];
  return ledger.isNow(name, word.toLowerCase(), lengthOf(before), lengthOf(after));
}

type Changed = readonly [before: ChargeRow, after: ChargeRow];

/** The rows that changed without being touched; what hangs on a row goes with it. */
function movedRows(before: CaseWork, after: CaseWork, writes: readonly Write[]): readonly Changed[] {
  const touched = new Set(writes.flatMap((write) => (write.kind === 'charge' ? [write.id] : [])));
  const then = new Map(before.rows.map((row) => [row.charge.Id, row]));
  const moved = after.rows.flatMap((row): readonly Changed[] => {
    const was = then.get(row.charge.Id);
    const isOwn = touched.has(row.charge.Id) || touched.has(row.under ?? '');
    return was === undefined || isOwn || standingOf(was) === standingOf(row) ? [] : [[was, row]];
  });
  const ids = new Set(moved.map(([, { charge }]) => charge.Id));
  return moved.filter(([, { under }]) => under === null || !ids.has(under));
}

/** What the gesture itself set, where it can be said shortly: `count 1 middle → upper`, `18 counts: Dismissed`. */
function ownWords({ writes, what }: Gesture, before: CaseWork, after: CaseWork): string {
  const [write] = writes;
  if (write?.kind === 'add')
    return ledger.becomes(
      namesOf(
        after,
        write.charges.map(({ Id }) => Id),
      ),
      ledger.added,
    );
  if (write?.kind === 'delete') return ledger.becomes(namesOf(before, write.ids), ledger.deleted);
  if (write?.kind !== 'charge') return what;
  const of = ({ rows }: CaseWork): ChargeRow | undefined => rows.find(({ charge }) => charge.Id === write.id);
  const [was, now] = [of(before), of(after)];
  return was === undefined || now === undefined ? what : setWords(write.fields, what, was, now);
}

/** What was set on a row. */
function setWords(fields: ChargeFields, what: string, was: ChargeRow, now: ChargeRow): string {
  if (fields.SelectedTerm !== undefined) return ledger.changed(what, slotOf(was), slotOf(now));
  if (fields.ChargeStatus !== undefined) return ledger.becomes(what, statusText(now).toLowerCase());
  if (fields.Concurrency !== undefined)
    return ledger.becomes(what, (fields.Concurrency === 1 ? text.concurrent : text.consecutive).toLowerCase());
  return what;
}

/** What came or went, without what hangs on it: `count 3`, `4 charges`. */
function namesOf({ rows }: CaseWork, ids: readonly string[]): string {
  const meant = rows.filter(({ charge, under }) => ids.includes(charge.Id) && (under === null || !ids.includes(under)));
  const [row] = meant;
  return row !== undefined && meant.length === 1 ? nameOf(row) : text.chargesChanged(meant.length);
}

/** The chosen term by its name. */
const slotOf = ({ charge }: ChargeRow): string => slots[charge.SelectedTerm - 1] ?? 'upper';

/** Whether a choice of term is kept and counts neither before nor after. */
const isKept = ({ writes }: Gesture, works: readonly CaseWork[]): boolean =>
  writes.length > 0 &&
  writes.every(
    (write) =>
      write.kind === 'charge' &&
      write.fields.SelectedTerm !== undefined &&
      works.every(({ rows }) => rows.find(({ charge }) => charge.Id === write.id)?.answer?.scheme === '1/3 Middle'),
  );

/** What a gesture changed: itself, and what a rule made of others; null where there is nothing to say of it. */
export function changeOf(before: CaseWork, after: CaseWork, gesture: Gesture): Change | null {
  const moved = movedRows(before, after, gesture.writes);
  const [then, now] = [totalText(before.sentence.summary), totalText(after.sentence.summary)];
  const kept = isKept(gesture, [before, after]);
  if (then === now && moved.length === 0 && !kept) return null;
  const named = moved.slice(0, mostNamed).map(([was, row]) => becameOf(was, row));
  const more = moved.length > mostNamed ? [ledger.furtherRows(moved.length - mostNamed)] : [];
  const own = ownWords(gesture, before, after);
  return {
    before: then,
    words: [kept ? `${own}, ${ledger.keptNotUsed}` : own, ...named, ...more].join('; '),
    moved: moved.map(([, row]) => row.charge.Id),
  };
}

/** What a gesture did that left the total and every other row as they were, and what it made of the earliest release. */
export function stillWords(gesture: Gesture, before: CaseWork, after: CaseWork): string {
  const own = ownWords(gesture, before, after);
  const [then, now] = [before, after].map(({ sentence }) => sentence.release.earliestRelease);
  return then === now || now === null || now === undefined ? own : `${own}; ${ledger.released(longDate(now))}`;
}

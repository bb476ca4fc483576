import { countsText, rowText, totalText } from '@countwise/contract';
import { determinateText } from '@countwise/engine';
import { ledger } from '../../text/ledger.ts';
import { charges as text } from '../../text/workspace.ts';
import { longDate } from '../../ui/dates.ts';
import type { CaseWork, ChargeRow } from '../work/case-work.ts';
import { isOut, nameOf, statusText } from '../work/charge-words.ts';
import { type Gesture, named, ownWords } from './own-words.ts';
import type { Write } from './writes.ts';

/** What the last change did: the total before it, and in words what was changed and what followed. */
export interface Change {
  readonly before: string;
  readonly words: string;
  /** Ids of the rows that nobody touched and that changed. */
  readonly moved: readonly string[];
  /** It was made elsewhere, or shown here and not done: there is nothing to take back. */
  readonly isNotOurs?: true;
}

const inWords = new Intl.ListFormat('en-US');

/** Whether a rule makes a row follow the other felonies, all or some: the principal term follows none. */
function boundOf({ answer }: ChargeRow): 'all' | 'some' | 'none' {
  if (answer === null || answer.role === 'principal') return 'none';
  if (answer.mandatoryConsecutive) return 'all';
  return answer.consecutiveTo.length === 0 ? 'none' : 'some';
}

/** The same as a mark: `mandatory consecutive only to count 3`; empty where it follows none. */
function boundMark(row: ChargeRow): string {
  const bound = boundOf(row);
  const { mandatoryConsecutive: mark } = ledger.marks;
  if (bound === 'none') return '';
  return bound === 'all' ? mark : ledger.onlyTo(mark, countsText(row.answer?.consecutiveTo ?? []));
}

/** What of it is another than it was; that it follows other counts than before is told where `counted`. */
function boundChange(was: ChargeRow, now: ChargeRow, counted: boolean): readonly string[] {
  const isSame = counted ? boundMark(was) === boundMark(now) : boundOf(was) === boundOf(now);
  return isSame ? [] : [boundMark(now) || ledger.noLonger(ledger.marks.mandatoryConsecutive)];
}

/** What a rule may change about a charge that nobody touched: stayed or back, violent or serious, principal or not. */
const standingOf = (row: ChargeRow): string =>
  row.answer === null
    ? ''
    : [row.answer.role, row.answer.status, row.answer.violent, row.answer.serious, boundOf(row)].join(' ');

const lengthOf = ({ answer }: ChargeRow): string => (answer === null ? '' : rowText(answer));

type Changed = readonly [before: ChargeRow, after: ChargeRow];

/** What a row has become: `count 2 is now principal, 1y → 3y`; what a rule stays or lets back, with what it adds less or more. */
function becameOf([before, after]: Changed): string {
  const name = nameOf(after);
  if (before.answer?.status === after.answer?.status)
    return ledger.isNow(name, becameWhat([before, after]), lengthOf(before), lengthOf(after));
  return [ledger.isNow(name, statusText(after).toLowerCase(), '', ''), ...differenceOf(before, after)].join(', ');
}

/** The role that a row has now, or, where it keeps its role, what else it won and lost: `violent and no longer consecutive`. */
function becameWhat([before, after]: Changed): string {
  const [{ answer: was }, { answer: now }] = [before, after];
  const role = text.roles[now?.role ?? 'inactive'].toLowerCase();
  if (was === null || now === null || was.role !== now.role) return role;
  const marks = [
    ...markWords(ledger.marks.violent, was.violent, now.violent),
    ...markWords(ledger.marks.serious, was.serious, now.serious),
    ...boundChange(before, after, false),
  ];
  return marks.length === 0 ? role : inWords.format(marks);
}

const markWords = (mark: string, was: boolean, now: boolean): readonly string[] =>
  was === now ? [] : [now ? mark : ledger.noLonger(mark)];

/** What a gesture made of the rows it touched beside what it set: that they must follow another, or need not any more. */
function boundWords(before: CaseWork, after: CaseWork, writes: readonly Write[]): readonly string[] {
  const [known, now] = [byId(before), byId(after)];
  const touched = new Set(writes.flatMap((write) => (write.kind === 'charge' ? [write.id] : [])));
  return [...touched].flatMap((id) => {
    const [was, row] = [known.get(id), now.get(id)];
    if (was?.answer == null || row?.answer == null || was.answer.role !== row.answer.role) return [];
    return boundChange(was, row, true).map((mark) => ledger.isNow(nameOf(row), mark, '', ''));
  });
}

/** What a status, a run or a level that is set says by itself of the role that the row has then. */
const ofRole = ['ChargeStatus', 'Concurrency', 'IsPrincipal', 'ProbationGranted', 'CrimeId', 'SelectedDays'] as const;

/** What a gesture did, and what role it gave the one row that it touched: `count 2 Victim V2, now full term, 2y → 8y`. */
function withOwnRole(own: string, before: CaseWork, after: CaseWork, [write, ...others]: readonly Write[]): string {
  if (write?.kind !== 'charge' || others.length > 0 || ofRole.some((field) => write.fields[field] !== undefined))
    return own;
  const [was, now] = [byId(before).get(write.id), byId(after).get(write.id)];
  if (was === undefined || now === undefined || !hasOtherRole(was, now)) return own;
  return ledger.andNow(own, text.roles[now.answer?.role ?? 'inactive'].toLowerCase(), lengthOf(was), lengthOf(now));
}

/** Whether a row of one status has another role than it had. */
const hasOtherRole = ({ answer: was }: ChargeRow, { answer: now }: ChargeRow): boolean =>
  was !== null && now !== null && was.role !== now.role && was.status === now.status;

/** What a row adds, in determinate days. */
const shareOf = ({ answer }: ChargeRow): number => (answer?.adds ? answer.determinateDays : 0);

/** By how much a row adds less or more; empty where it has no such length. */
function differenceOf(before: ChargeRow, after: ChargeRow): readonly string[] {
  const days = shareOf(after) - shareOf(before);
  if (days === 0) return [];
  return [days < 0 ? ledger.less(determinateText(-days)) : ledger.moreThan(determinateText(days))];
}

/** Whether a rule stays, or lets back, what hangs on a count that stands before and after. */
const isRuled = ([was, row]: Changed, countOf: (row: ChargeRow, work: 'before' | 'after') => ChargeRow | undefined) => {
  const counts = [countOf(was, 'before'), countOf(row, 'after')];
  return was.answer?.status !== row.answer?.status && counts.every((count) => count !== undefined && !isOut(count));
};

/** The rows that changed without being touched. What hangs on a row goes with it, unless a rule stays it alone. */
function movedRows(before: CaseWork, after: CaseWork, writes: readonly Write[]): readonly Changed[] {
  const touched = new Set(writes.flatMap((write) => (write.kind === 'charge' ? [write.id] : [])));
  const works = { before: byId(before), after: byId(after) };
  const countOf = ({ under }: ChargeRow, work: keyof typeof works) => works[work].get(under ?? '');
  const moved = after.rows.flatMap((row): readonly Changed[] => {
    const was = works.before.get(row.charge.Id);
    if (was === undefined || touched.has(row.charge.Id) || standingOf(was) === standingOf(row)) return [];
    return touched.has(row.under ?? '') && !isRuled([was, row], countOf) ? [] : [[was, row]];
  });
  const ids = new Set(moved.map(([, { charge }]) => charge.Id));
  return moved.filter((each) => each[1].under === null || !ids.has(each[1].under) || isRuled(each, countOf));
}

const byId = ({ rows }: CaseWork): ReadonlyMap<string, ChargeRow> => new Map(rows.map((row) => [row.charge.Id, row]));

/** What a finding on a touched count adds, where it is another length: a gang term goes with the term of its count. */
function movedFindings(before: CaseWork, after: CaseWork, writes: readonly Write[]): readonly string[] {
  const known = byId(before);
  return writes.flatMap((write) => {
    if (write.kind !== 'charge' || write.fields.SelectedTerm === undefined) return [];
    const was = known.get(write.id)?.findings ?? [];
    const now = byId(after).get(write.id)?.findings ?? [];
    return now.flatMap((row) => {
      const then = was.find(({ charge }) => charge.Id === row.charge.Id);
      return then === undefined || lengthOf(then) === lengthOf(row)
        ? []
        : ledger.changed(nameOf(row), lengthOf(then), lengthOf(row));
    });
  });
}

/** Whether a choice of term is kept and counts neither before nor after. */
const isKept = ({ writes }: Gesture, works: readonly CaseWork[]): boolean =>
  writes.length > 0 &&
  writes.every(
    (write) =>
      write.kind === 'charge' &&
      write.fields.SelectedTerm !== undefined &&
      works.every(({ rows }) => rows.find(({ charge }) => charge.Id === write.id)?.answer?.scheme === '1/3 Middle'),
  );

/** What followed a gesture without being touched, in words: `count 2 is now principal, 1y → 3y`. */
export const followedWords = (before: CaseWork, after: CaseWork, writes: readonly Write[]): readonly string[] =>
  named(movedRows(before, after, writes).map(becameOf));

/** What a gesture changed: itself, and what a rule made of others; null where there is nothing to say of it. */
export function changeOf(before: CaseWork, after: CaseWork, gesture: Gesture): Change | null {
  const moved = movedRows(before, after, gesture.writes);
  const [then, now] = [totalText(before.sentence.summary), totalText(after.sentence.summary)];
  const findings = movedFindings(before, after, gesture.writes);
  const kept = findings.length === 0 && isKept(gesture, [before, after]);
  if (then === now && moved.length === 0 && !kept) return null;
  const own = withOwnRole(ownWords(gesture, before, after), before, after, gesture.writes);
  return {
    before: then,
    words: [
      kept ? `${own}, ${ledger.keptNotUsed}` : own,
      ...findings,
      ...named([...boundWords(before, after, gesture.writes), ...moved.map(becameOf)]),
    ].join('; '),
    moved: moved.map(([, row]) => row.charge.Id),
  };
}

/** What a gesture did that left the total and every other row as they were, and what it made of the earliest release. */
export function stillWords(gesture: Gesture, before: CaseWork, after: CaseWork): string {
  const own = [ownWords(gesture, before, after), ...named(boundWords(before, after, gesture.writes))].join('; ');
  const [then, now] = [before, after].map(({ sentence }) => sentence.release.earliestRelease);
  return then === now || now === null || now === undefined ? own : `${own}; ${ledger.released(longDate(now))}`;
}

import { rowText } from '@countwise/contract';
import { ledger } from '../../text/ledger.ts';
import { charges as text } from '../../text/workspace.ts';
import { type CaseWork, type ChargeRow, isCrime, severityOf } from '../work/case-work.ts';
import { nameOf, slots, statusText, statuteOf } from '../work/charge-words.ts';
import { findingName, setOnCharge } from './conflict-words.ts';
import { setOnCase } from './set-on-case.ts';
import type { ChargeFields, Write } from './writes.ts';

/** One gesture: its writes, and what they are about. */
export interface Gesture {
  readonly writes: readonly Write[];
  readonly what: string;
}

/** So many rows are named. */
const mostNamed = 2;

/** What is named of several things, and how many more there are. */
export const named = (words: readonly string[]): readonly string[] =>
  words.length > mostNamed ? [...words.slice(0, mostNamed), ledger.furtherRows(words.length - mostNamed)] : words;

/** What a gesture itself set: `count 1 middle → upper`, `18 counts: Dismissed`, `count 2 is now count 3`. */
export function ownWords({ writes, what }: Gesture, before: CaseWork, after: CaseWork): string {
  const [write] = writes;
  if (write === undefined) return what;
  if (write.kind === 'add')
    return ledger.becomes(
      namesOf(
        after,
        write.charges.map(({ Id }) => Id),
      ),
      ledger.added,
    );
  if (write.kind === 'delete') return ledger.becomes(namesOf(before, write.ids), ledger.deleted);
  if (write.kind !== 'charge') {
    const set = writes.flatMap((each) => setOnCase(each, before, after));
    return set.length === 0 ? ledger.ofField(what) : named(set).join(', ');
  }
  const changed = changedRows(writes, before, after);
  const [first] = changed;
  if (first === undefined) return what;
  if (write.fields.CountNumber !== undefined) return renumbered(changed);
  return setWords(write.fields, what, ...first);
}

type Changed = readonly [was: ChargeRow, now: ChargeRow];

/** The rows that the writes set fields of. */
function changedRows(writes: readonly Write[], before: CaseWork, after: CaseWork): readonly Changed[] {
  const of = ({ rows }: CaseWork, id: string): ChargeRow | undefined => rows.find(({ charge }) => charge.Id === id);
  return writes.flatMap((write): readonly Changed[] => {
    if (write.kind !== 'charge') return [];
    const [was, now] = [of(before, write.id), of(after, write.id)];
    return was === undefined || now === undefined ? [] : [[was, now]];
  });
}

/** The counts that have another number, and what moved to another without its own; what hangs on them goes along. */
function renumbered(changed: readonly Changed[]): string {
  const ids = new Set(changed.map(([{ charge }]) => charge.Id));
  const alone = changed.filter(([{ under }]) => under === null || !ids.has(under));
  return named(
    alone.map(([was, now]) =>
      was.under === null
        ? ledger.isNowCount(nameOf(was), nameOf(now))
        : ledger.movedTo(statuteOf(was), text.countName(now.charge.CountNumber)),
    ),
  ).join(', ');
}

/** What was set on a row. */
function setWords(fields: ChargeFields, what: string, was: ChargeRow, now: ChargeRow): string {
  if (fields.SelectedTerm !== undefined) return termWords(what, was, now);
  const standing = [
    ...(fields.ChargeStatus === undefined ? [] : [statusText(now)]),
    ...(fields.Concurrency === undefined ? [] : [fields.Concurrency === 1 ? text.concurrent : text.consecutive]),
  ];
  if (standing.length > 0) return ledger.becomes(what, standing.join(', ').toLowerCase());
  if (isOtherCrime(fields, was, now)) return crimeWords(what, was, now);
  if (fields.Findings !== undefined) return ledger.becomes(what, findingWords(was, now));
  const set = setOnCharge(fields, was.charge, now.charge).map((words) => words.replace(what, '').trim());
  return set.length === 0 ? what : ledger.becomes(what, set.join(', '));
}

/** What is newly proved on a row, and what is proved no longer. */
function findingWords({ charge: was }: ChargeRow, { charge: now }: ChargeRow): string {
  const proved = (findings: readonly string[], others: readonly string[]) =>
    findings.filter((each) => !others.includes(each)).map((each) => ledger.proved(findingName(each)));
  return [...proved(now.Findings, was.Findings), ...proved(was.Findings, now.Findings).map(ledger.noLonger)].join(', ');
}

/** Whether another crime or level was set: of a conspiracy its days of jail are its level. */
const isOtherCrime = ({ CrimeId, SelectedDays }: ChargeFields, was: ChargeRow, now: ChargeRow): boolean =>
  CrimeId !== undefined || (SelectedDays !== undefined && severityOf(was) !== severityOf(now));

/** Another crime or level in the place of a row's own: a wobbler by its level, any other by its statute. */
function crimeWords(what: string, was: ChargeRow, now: ChargeRow): string {
  const [from, to] = [was, now].map((row) => text.severities[severityOf(row)].toLowerCase());
  return from !== undefined && to !== undefined && from !== to && isCrime(now)
    ? ledger.changed(what, from, to)
    : ledger.changed(what, statuteOf(was), statuteOf(now));
}

/** What came or went, without what hangs on it: `count 3`, `4 charges`. */
function namesOf({ rows }: CaseWork, ids: readonly string[]): string {
  const meant = rows.filter(({ charge, under }) => ids.includes(charge.Id) && (under === null || !ids.includes(under)));
  const [row] = meant;
  return row !== undefined && meant.length === 1 ? nameOf(row) : text.chargesChanged(meant.length);
}

/** Whether a row serves life or death, and has no three terms of its own by whose names a choice is told. */
const isUnnamed = ({ answer }: ChargeRow): boolean =>
  answer?.own.middle === null && (answer.special !== null || answer.indeterminateDays > 0);

/** The term that was chosen by its name, or by what is served: `count 1 middle → upper`, `count 1 LWOP → DEATH`. */
function termWords(what: string, was: ChargeRow, now: ChargeRow): string {
  if (!isUnnamed(was) || !isUnnamed(now)) return ledger.changed(what, slotOf(was), slotOf(now));
  const [then, served] = [was, now].map(({ answer }) => (answer === null ? '' : rowText(answer)));
  return then === served ? ledger.becomes(what, served ?? '') : ledger.changed(what, then ?? '', served ?? '');
}

/** The chosen term by its name. */
const slotOf = ({ charge }: ChargeRow): string => slots[charge.SelectedTerm - 1] ?? 'upper';

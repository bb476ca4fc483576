import { isConviction, isStrike, isSuspended, lawDayOf, sentenceText } from '@countwise/contract';
import { isSuperStrike } from '@countwise/engine';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { crimeQuery } from '../../shared/crime/crime-query.ts';
import { ledger } from '../../text/ledger.ts';
import { charges as text } from '../../text/workspace.ts';
import { shortDate } from '../../ui/dates.ts';
import { Tag } from '../../ui/tag.tsx';
import { type ChargeRow, isCrime, severityOf } from '../work/case-work.ts';
import { countOf, isOut, statusText, statuteOf } from '../work/charge-words.ts';
import { type EditableColumn, editable, fixedRun, ratioText } from './editors.ts';

export type ColumnId = keyof typeof text.columns;
export type TermColumn = 'lower' | 'middle' | 'upper';

/** The columns of the detailed list, what is argued first. */
export const allColumns = [
  'count',
  'statute',
  'description',
  'status',
  'lower',
  'middle',
  'upper',
  'run',
  'principal',
  'sentence',
  'type',
  'date',
  'severity',
  'per',
  'subordinate',
  'ratio',
  'strikes',
  'gang',
  'remove',
] as const satisfies readonly ColumnId[];

/** What a cell says, for every column that is text or opens a menu; terms, Per and the delete button are drawn apart. */
export const cellText: Record<Exclude<ColumnId, TermColumn | 'per' | 'remove'>, (row: ChargeRow) => string> = {
  count: countOf,
  type: ({ crime }) => text.types[crime.crime.kind],
  statute: statuteOf,
  description: ({ crime }) => crime.Name,
  date: ({ charge }) => shortDate(charge.Date),
  severity: (row) => text.severities[severityOf(row)],
  status: statusText,
  subordinate: (row) =>
    isCrime(row) && (row.answer?.role === 'subordinate' || row.answer?.role === 'full-term') ? text.yes : '',
  ratio: ratioText,
  strikes: (row) => (editable.strikes(row) ? row.charge.NumberOfStrikes : ''),
  gang: (row) => (isCrime(row) ? (row.charge.isGang ? text.yes : text.no) : ''),
  run: (row) => {
    if (!isCrime(row)) return '';
    return row.charge.Concurrency === 1 && fixedRun(row) === null ? text.concurrent : text.consecutive;
  },
  principal: ({ answer }) => (answer === null || answer.role === 'inactive' ? '' : text.roles[answer.role]),
  sentence: sentenceText,
};

const isMenu = (column: ColumnId): column is EditableColumn => column in editable;

/** The menu that a cell opens, if it opens one. */
export const menuOf = (column: ColumnId, row: ChargeRow): EditableColumn | null =>
  isMenu(column) && editable[column](row) ? column : null;

const noFlags = { violent: false, serious: false };

/** The flags a lawyer looks for first, most serious first; a count that is no conviction is neither violent, serious nor a strike. */
export function flagsOf({ charge, crime: { crime }, answer }: ChargeRow): ReactNode {
  const superStrike = isSuperStrike(crime, charge.CrimeState, lawDayOf(charge));
  const convicted = answer === null || isConviction(answer);
  const { violent, serious } = convicted ? (answer ?? crime) : noFlags;
  const flags = [
    { shown: violent, tone: 'crimson', word: text.violent },
    { shown: serious && !violent, tone: 'brass', word: text.serious },
    { shown: convicted && superStrike, tone: 'plum', word: text.superStrike },
    {
      shown: crime.kind === 'crime' && isStrike({ violent, serious }) && !superStrike,
      tone: 'brass',
      word: text.strike,
    },
    { shown: crime.kind === 'status', tone: 'plum', word: text.roles.status },
  ] as const;
  return flags
    .filter(({ shown }) => shown)
    .map(({ tone, word }) => (
      <Tag key={word} tone={tone}>
        {word}
      </Tag>
    ));
}

/** A row's sentence, and beneath it with its authority what a finding on the row adds. */
export const SentenceCell = ({ row }: { readonly row: ChargeRow }) => (
  <>
    <Length row={row} />
    {row.findings.map((each) => (
      <span key={each.charge.Id} className="cell-note">
        + <Length row={each} /> {statuteOf(each)}
      </span>
    ))}
  </>
);

/** A sentence; struck through where the row is out, and with the word for it where it runs beside another's. */
function Length({ row }: { readonly row: ChargeRow }) {
  const words = cellText.sentence(row);
  if (isSuspended(row))
    return (
      <span>
        {words} <span className="cell-note">{ledger.probation}</span>
      </span>
    );
  if (isOut(row)) return <s>{words}</s>;
  if (row.answer === null || row.answer.adds) return <b>{words}</b>;
  return (
    <span>
      {words} {row.answer.concurrent && <span className="cell-note">{text.roles.concurrent}</span>}
    </span>
  );
}

/** The statute a row is charged per, where that is another crime than the one it is sentenced as. */
export function PerCell({ row: { charge } }: { readonly row: ChargeRow }) {
  const { data: crime } = useQuery({ ...crimeQuery(charge.ChargedPer ?? ''), enabled: charge.ChargedPer !== null });
  return crime?.crime.statute;
}

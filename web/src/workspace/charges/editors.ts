import { countsText } from '@countwise/contract';
import { strikeLevels } from '@countwise/engine';
import { charges as text } from '../../text/workspace.ts';
import { type ChargeRow, isCrime, severityOf } from '../work/case-work.ts';
import type { ChargeFields } from '../writes/writes.ts';

/** One choice of a cell: what it says, the key that picks it, the fields it sets, and why it cannot be picked. */
export interface Choice {
  readonly label: string;
  /** What it says where the screen is narrow and the choice decides the place of the count (specification, Principal). */
  readonly narrow?: string;
  readonly letter?: string;
  readonly chosen: boolean;
  readonly fields: ChargeFields;
  readonly blocked?: string;
}

/** The choices of a cell that opens a menu. Keyed by column. */
export const editors = {
  status: ({ charge }: ChargeRow): readonly Choice[] =>
    statusChoices.map(({ code, label, letter }) => ({
      label,
      letter,
      chosen: charge.ChargeStatus === code,
      fields: { ChargeStatus: code },
    })),
  strikes: ({ charge }: ChargeRow): readonly Choice[] =>
    strikeLevels.map((level) => ({
      label: level,
      chosen: charge.NumberOfStrikes === level,
      fields: { NumberOfStrikes: level },
    })),
  gang: ({ charge }: ChargeRow): readonly Choice[] => [
    { label: text.no, chosen: !charge.isGang, fields: { isGang: false } },
    { label: text.yes, chosen: charge.isGang, fields: { isGang: true } },
  ],
  run: (row: ChargeRow): readonly Choice[] => {
    const fixed = fixedRun(row);
    return [
      { label: text.consecutive, letter: 'c', chosen: row.charge.Concurrency === 0, fields: { Concurrency: 0 } },
      {
        label: text.concurrent,
        letter: 'o',
        chosen: row.charge.Concurrency === 1,
        fields: { Concurrency: 1 },
        ...(fixed !== null && { blocked: fixed }),
      },
    ];
  },
  ratio: (row: ChargeRow): readonly Choice[] => {
    const { RunSTIRCalculation } = row.charge;
    const [reduced, whole] = countsMiddle(row) ? [text.middle, text.termWhole] : [text.third, text.full];
    return [
      { label: reduced, chosen: RunSTIRCalculation, fields: { RunSTIRCalculation: true } },
      { label: whole, chosen: !RunSTIRCalculation, fields: { RunSTIRCalculation: false } },
    ];
  },
  principal: ({ charge }: ChargeRow): readonly Choice[] => [
    {
      label: text.preferred,
      narrow: text.roles.principal,
      chosen: charge.IsPrincipal === 1,
      fields: { IsPrincipal: 1 },
    },
    {
      label: text.unspecified,
      narrow: text.roles.subordinate,
      chosen: charge.IsPrincipal === 0,
      fields: { IsPrincipal: 0 },
    },
  ],
} as const;

export type EditableColumn = keyof typeof editors;

/** The choice of a cell's menu that a letter picks, if it picks one that may be picked. */
export const choiceOf = (column: EditableColumn, row: ChargeRow, key: string): Choice | undefined =>
  editors[column](row).find(({ letter, blocked }) => letter === key.toLowerCase() && blocked === undefined);

const statusChoices = [
  { code: 0, label: text.statuses.Convicted, letter: 'c' },
  { code: 1, label: text.statuses.Acquitted, letter: 'a' },
  { code: 2, label: text.statuses.Dismissed, letter: 'd' },
  { code: 3, label: text.statuses.Stayed654, letter: '6' },
  { code: 4, label: text.statuses.Stayed, letter: 's' },
] as const;

/** Whether the row's category counts the middle term in full, or the chosen one, in place of a third. */
const countsMiddle = ({ answer }: ChargeRow): boolean => answer?.scheme === 'Middle' || answer?.scheme === 'Term';

/** What is counted of a consecutive term, in a word; empty where the row has no such choice. */
export const ratioText = (row: ChargeRow): string =>
  editable.ratio(row) ? (editors.ratio(row).find(({ chosen }) => chosen)?.label ?? '') : '';

/** Why a row must run consecutively, or null where the court may choose. */
export const fixedRun = ({ answer }: ChargeRow): string | null =>
  answer?.mandatoryConsecutive ? text.mandatory(answer.consecutiveAuthority || answer.authority) : null;

/** The counts that rows must run consecutively to, where they need not to others, in words with the sections; null where there are none. */
function boundIn(rows: readonly ChargeRow[], words: (counts: string, authority: string) => string): string | null {
  const bound = rows.flatMap(({ answer }) => (answer !== null && answer.consecutiveTo.length > 0 ? [answer] : []));
  if (bound.length === 0) return null;
  const counts = [...new Set(bound.flatMap(({ consecutiveTo }) => consecutiveTo))].toSorted((a, b) => a - b);
  const sections = [...new Set(bound.map(({ consecutiveAuthority }) => consecutiveAuthority))];
  return words(countsText(counts), sections.join('; '));
}

/** Which counts rows must run consecutively to, where the court may choose toward others. */
export const fixedInPart = (...rows: readonly ChargeRow[]): string | null => boundIn(rows, text.mandatoryTo);

/** Toward which counts a choice is not followed: to run concurrently to some counts leaves what binds rows to others. */
export const notFollowed = (rows: readonly ChargeRow[], { fields }: Choice): string | null =>
  fields.Concurrency === 1 && rows.every((row) => fixedRun(row) === null) ? boundIn(rows, text.notTo) : null;

export const isFelony = (row: ChargeRow): boolean => isCrime(row) && severityOf(row) === 'felony';
const always = () => true;

/** Which rows a column can be edited on. */
export const editable: Record<EditableColumn, (row: ChargeRow) => boolean> = {
  status: always,
  strikes: isFelony,
  gang: isCrime,
  run: isCrime,
  ratio: (row) => isFelony(row) && (row.answer?.role === 'subordinate' || countsMiddle(row)),
  principal: (row) => isFelony(row) && (row.answer?.isPrincipal === 0 || row.answer?.isPrincipal === 1),
};

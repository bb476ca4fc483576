import { workingOf } from '@countwise/contract';
import { replaceEqualDeep } from '@tanstack/react-query';
import { allRowsOf, type Block, type Rows, rowsOf } from '../work/blocks.ts';
import type { ChargeRow } from '../work/case-work.ts';
import { standingOf } from './standing.ts';

/** One line of the ledger: a row of a block, or several counts that agree folded into one. */
export type Line =
  | {
      readonly kind: 'row';
      readonly row: ChargeRow;
      readonly block: Block;
      /** It stands beneath the line of its fold. */
      readonly unfolded: boolean;
    }
  | {
      /** A term that a finding on the count adds: it has no charge of its own. */
      readonly kind: 'finding';
      readonly row: ChargeRow;
      readonly block: Block;
      readonly unfolded: boolean;
    }
  | { readonly kind: 'fold'; readonly blocks: Blocks; readonly open: boolean };

/** The counts of a fold. */
export type Blocks = readonly [Block, ...Block[]];
/** Fewer counts stand as they are. */
const fewestFolded = 3;

/** Whether two rows are of one charge: a row that says the same may have been kept, and be another object. */
const isSame = (a: ChargeRow, b: ChargeRow): boolean => a.charge.Id === b.charge.Id;

export const isHead = (block: Block, row: ChargeRow): boolean => isSame(block.head, row);

/** Whether a line is the last of its count, under which what is opened stands. */
export function isLast(line: Line): boolean {
  if (line.kind === 'fold') return true;
  const last = allRowsOf(line.block).at(-1);
  return last !== undefined && isSame(last, line.row);
}

/** What may fold and what is open. */
export interface Folding {
  /** Ids of rows that stand by themselves: opened or selected. */
  readonly apart: ReadonlySet<string>;
  /** Codes of the checks that mark a row, by its id: counts fold only with those of the same checks. */
  readonly marks: ReadonlyMap<string, readonly string[]>;
  /** The id of the first count of the fold that is open; `all` where every one is. */
  readonly open: string | null;
}

/** What counts must share to fold: everything that a line says of them. */
const agreement = ({ charge, crime, answer, findings }: ChargeRow, marks: Folding['marks']): readonly unknown[] => [
  crime.Id,
  charge.CrimeState,
  charge.ChargeStatus,
  charge.SelectedTerm,
  charge.Concurrency,
  charge.RunSTIRCalculation,
  charge.SubSentenceNum,
  charge.NumberOfStrikes,
  charge.isGang,
  charge.Date,
  charge.DateRangeEnd,
  charge.ProbationGranted,
  charge.ProbationJailTimeDays,
  answer?.role,
  answer?.status,
  answer?.concurrent,
  answer?.mandatoryConsecutive,
  answer?.determinateDays,
  answer?.indeterminateDays,
  answer?.special,
  answer?.violent,
  answer?.serious,
  marks.get(charge.Id),
  findings.map((row) => [row.crime.crime.statute, row.answer?.role, workingOf(row)]),
];

/** Null for a block that never folds: the principal term, one that stands apart, what is no count. */
function foldKey(block: Block, { apart, marks }: Folding): string | null {
  const { head } = block;
  const isCount = head.answer !== null && head.answer.role !== 'principal' && head.charge.CountNumber > 0;
  if (!isCount || rowsOf(block).some(({ charge }) => apart.has(charge.Id))) return null;
  return JSON.stringify(rowsOf(block).map((row) => [agreement(row, marks), workingOf(row), standingOf(row).run]));
}

const asLines = (block: Block, unfolded: boolean): readonly Line[] => [
  ...rowsOf(block).map((row): Line => ({ kind: 'row', row, block, unfolded })),
  ...block.head.findings.map((row): Line => ({ kind: 'finding', row, block, unfolded })),
];

/** Neighbouring blocks that agree, in groups. */
function groupsOf(blocks: readonly Block[], folding: Folding): readonly Blocks[] {
  const groups: { readonly key: string | null; readonly blocks: [Block, ...Block[]] }[] = [];
  for (const block of blocks) {
    const key = foldKey(block, folding);
    const last = groups.at(-1);
    if (last !== undefined && key !== null && last.key === key) last.blocks.push(block);
    else groups.push({ key, blocks: [block] });
  }
  return groups.map((group) => group.blocks);
}

/** The id by which a fold is opened and closed. */
export const foldId = ([first]: Blocks): string => first.head.charge.Id;

/** The lines of the ledger: neighbouring counts that agree in everything a line says are one line, from three on. */
export const linesOf = (blocks: readonly Block[], folding: Folding): readonly Line[] =>
  groupsOf(blocks, folding).flatMap((group): readonly Line[] => {
    if (group.length < fewestFolded) return group.flatMap((block) => asLines(block, false));
    const open = folding.open === 'all' || folding.open === foldId(group);
    return [{ kind: 'fold', blocks: group, open }, ...(open ? group.flatMap((block) => asLines(block, true)) : [])];
  });

/** Every row that a line stands for: what is chosen on it is chosen for the heads of these. A finding goes with its count. */
export function headsOf(line: Line): Rows {
  if (line.kind === 'row') return [line.row];
  if (line.kind === 'finding') return [line.block.head];
  const [first, ...others] = line.blocks;
  return [first.head, ...others.map(({ head }) => head)];
}

/** The fold that a row stands in, by its id; null for a row that stands by itself. */
export function foldOf(lines: readonly Line[], row: ChargeRow): string | null {
  const fold = lines.find(
    (line) => line.kind === 'fold' && line.blocks.some((block) => rowsOf(block).some((each) => isSame(each, row))),
  );
  return fold?.kind === 'fold' ? foldId(fold.blocks) : null;
}

/** What identifies a line among the others. */
export const lineKey = (line: Line): string =>
  line.kind !== 'fold' ? line.row.charge.Id : `fold ${foldId(line.blocks)}`;

/** Keeps the lines from one drawing to the next: one that says the same is the same. */
export function keptLines(): (lines: readonly Line[]) => readonly Line[] {
  let last = new Map<string, Line>();
  return (lines) => {
    const kept = lines.map((line) => replaceEqualDeep(last.get(lineKey(line)), line));
    last = new Map(kept.map((line) => [lineKey(line), line]));
    return kept;
  };
}

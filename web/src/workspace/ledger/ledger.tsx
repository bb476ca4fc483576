import './ledger.css';
import './charge-cell.css';
import './cells.css';
import './terms.css';
import './sums.css';
import './marks.css';
import './opened.css';
import './moved.css';
import './next-count.css';
import './foot.css';
import './ledger-print.css';
import type { Notice } from '@countwise/engine';
import { Fragment, type ReactNode, useMemo, useState } from 'react';
import { ledger as text } from '../../text/ledger.ts';
import { charges } from '../../text/workspace.ts';
import { focusLater } from '../../ui/focus-later.ts';
import { Room } from '../../ui/room.tsx';
import { useLatest } from '../../ui/use-latest.ts';
import { useRovingCells } from '../../ui/use-roving-cells.ts';
import { useWindow } from '../../ui/use-window.ts';
import { CellMenu, type OpenCell } from '../charges/cell-menu.tsx';
import { useRowActs } from '../charges/use-row-acts.ts';
import type { Costs } from '../prices/costs.ts';
import { allRowsOf, rowsOf } from '../work/blocks.ts';
import type { ChargeRow } from '../work/case-work.ts';
import { byCost } from './by-cost.ts';
import { LedgerFoot } from './ledger-foot.tsx';
import { LedgerRow } from './ledger-row.tsx';
import type { LedgerActions, LineProps } from './line-props.ts';
import { headsOf, isLast, type Line, lineKey } from './lines.ts';
import { NextCount } from './next-count.tsx';
import { useAnswersAhead } from './use-answers-ahead.ts';
import { useMoved } from './use-moved.ts';

const columns = ['mark', 'count', 'charge', 'status', 'terms', 'runs', 'working', 'sentence'] as const;
const rowHeight = 52;

interface Props {
  readonly rows: readonly ChargeRow[];
  readonly lines: readonly Line[];
  readonly checks: ReadonlyMap<string, readonly Notice[]>;
  readonly opened: string | null;
  readonly marked: ReadonlySet<string>;
  readonly whole: boolean;
  readonly actions: LedgerActions & { readonly onWhole: () => void };
  readonly drawer: ReactNode;
  /** What each row costs, in a last column; null where nobody asks. */
  readonly costs: Costs | null;
}

/** Whether the drawer stands under this line: under the last row of the count that is opened. */
const isUnder = (line: Line, opened: string | null): boolean =>
  line.kind !== 'fold' && rowsOf(line.block).some(({ charge }) => charge.Id === opened) && isLast(line);

/**
 * The charges as a ledger: one row, one term; beside each sentence how it was reached, and at the foot their sum. One stop
 * of Tab: arrows move from cell to cell, Enter opens, single keys act on the row.
 */
export function Ledger({ rows, lines: inOrder, checks, opened, marked, whole, actions, drawer, costs }: Props) {
  const lines = useMemo(() => byCost(inOrder, costs), [inOrder, costs]);
  const acts = useRowActs(rows, actions);
  const [kept, setKept] = useState(0);
  const table = useRovingCells({
    onKey: (event, cell) => {
      const line = lines[indexOf(cell)];
      return line !== undefined && line.kind !== 'finding' && acts.onKey(headsOf(line), event, cell);
    },
    onFocus: (cell) => setKept(Math.max(0, indexOf(cell))),
    onExtend: (from, to) => {
      const ends = [from, to].map((cell) => endsOf(lines[indexOf(cell)]));
      const [begin, end] = ends;
      if (begin == null || end == null) return;
      const led = actions.onExtend(lines.flatMap(idsOf), begin, end);
      // a fold of which a count is selected stands no longer
      if (end[0] !== end[1]) focusLater(`[data-row="${led}"] .sum`);
    },
  });
  const keys = useMemo(() => lines.map(lineKey), [lines]);
  const { list, rows: shown, roomAfter, measure } = useWindow({ keys, height: rowHeight, kept });
  const dated = new Set(rows.map(({ charge }) => charge.Date)).size > 1;
  const indexes = useMemo(() => indexesOf(lines), [lines]);
  const doing = useLatest({ ...acts, ...actions, onBand: (id: string) => openById(rows, id, actions.onWhy) });
  const moved = useMoved();
  useAnswersAhead(lines[kept]);
  const common = { dated, acts: doing, measure, costOf: costs?.cellOf };
  const width = columns.length + (costs === null ? 0 : 1);
  return (
    <section className="ledger-frame" aria-label={charges.region}>
      <table
        ref={table}
        className="ledger"
        aria-rowcount={rows.reduce((sum, { findings }) => sum + 1 + findings.length, 1)}
        data-priced={costs !== null || undefined}
        data-marking={marked.size > 0 || undefined}
        data-folded={lines.some(({ kind }) => kind === 'fold') || undefined}
      >
        <Head costs={costs} />
        <tbody ref={list}>
          {shown.map(({ index, roomBefore }) => {
            const line = lines[index];
            return (
              line && (
                <Fragment key={keys[index]}>
                  {roomBefore > 0 && <Room height={roomBefore} width={width} />}
                  <LedgerRow
                    line={line}
                    index={index}
                    rowIndex={indexes[index] ?? 2}
                    {...stateOf(line, { opened, marked, checks, moved, open: acts.open })}
                    {...common}
                  />
                  {isUnder(line, opened) && drawer && (
                    <tr className="drawer">
                      <td colSpan={width}>{drawer}</td>
                    </tr>
                  )}
                </Fragment>
              )
            );
          })}
          {roomAfter > 0 && <Room height={roomAfter} width={width} />}
          <NextCount isPriced={costs !== null} />
        </tbody>
        <LedgerFoot whole={whole} onWhole={actions.onWhole} acts={doing} isPriced={costs !== null} />
      </table>
      <CellMenu open={acts.open} onClose={acts.close} onChoose={acts.change} />
    </section>
  );
}

interface Standing extends Pick<Props, 'opened' | 'marked' | 'checks'> {
  readonly moved: ReturnType<typeof useMoved>;
  readonly open: OpenCell | null;
}

/** What of the list's state concerns a line. */
function stateOf(line: Line, { opened, marked, checks, moved, open }: Standing) {
  const [head] = headsOf(line);
  const about: readonly ChargeRow[] = line.kind === 'fold' ? rowsOf(line.blocks[0]) : [line.row];
  return {
    opened: openedAt(line, opened),
    moved: moved(headsOf(line)),
    marked: line.kind === 'row' && marked.has(line.row.charge.Id),
    checks: about.reduce((sum, { charge }) => sum + (checks.get(charge.Id)?.length ?? 0), 0),
    menu:
      open !== null && line.kind !== 'finding' && open.rows[0].charge.Id === head.charge.Id
        ? (open.columns[0] ?? null)
        : null,
  };
}

/** Whether a line's own steps stand open, or those of another row of its count. */
function openedAt(line: Line, opened: string | null): LineProps['opened'] {
  if (line.kind !== 'finding' && headsOf(line)[0].charge.Id === opened) return 'row';
  const isBeside = line.kind !== 'fold' && rowsOf(line.block).some(({ charge }) => charge.Id === opened);
  return isBeside ? 'block' : null;
}

/** The charges that a line selects: its row, or the counts of a fold; none of a finding. */
const idsOf = (line: Line): readonly string[] =>
  line.kind === 'finding' ? [] : headsOf(line).map(({ charge }) => charge.Id);

/** The first and the last of them. */
function endsOf(line: Line | undefined): readonly [string, string] | null {
  const ids = line === undefined ? [] : idsOf(line);
  const [first, last] = [ids.at(0), ids.at(-1)];
  return first === undefined || last === undefined ? null : [first, last];
}

/** The line that a cell stands in; below 0 for the head row and the foot. */
const indexOf = (cell: HTMLElement): number => Number(cell.closest('tr')?.getAttribute('data-index') ?? -1);

const Head = ({ costs }: Pick<Props, 'costs'>) => (
  <thead>
    <tr aria-rowindex={1}>
      {columns.map((column) => (
        <th key={column} scope="col" data-column={column}>
          {column === 'mark' ? <span className="visually-hidden">{text.columns.mark}</span> : text.columns[column]}
        </th>
      ))}
      {costs && (
        <th scope="col" data-column="without" aria-sort={costs.isSorted ? 'descending' : 'none'}>
          {costs.head}
        </th>
      )}
    </tr>
  </thead>
);

function openById(rows: readonly ChargeRow[], id: string, open: (row: ChargeRow) => void): void {
  const row = rows.find(({ charge }) => charge.Id === id);
  if (row !== undefined) open(row);
}

/** The place of each line's first row in the whole list, the head row being the first. */
function indexesOf(lines: readonly Line[]): readonly number[] {
  let next = 2;
  return lines.map((line) => {
    const own = next;
    if (line.kind !== 'fold') next += 1;
    else if (!line.open) next += line.blocks.reduce((sum, block) => sum + allRowsOf(block).length, 0);
    return own;
  });
}

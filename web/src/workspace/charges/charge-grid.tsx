import './charge-grid.css';
import { Fragment } from 'react';
import { charges as text } from '../../text/workspace.ts';
import { Room } from '../../ui/room.tsx';
import { useRovingCells } from '../../ui/use-roving-cells.ts';
import { useWindow } from '../../ui/use-window.ts';
import type { ChargeRow } from '../work/case-work.ts';
import { slotNumbers } from '../work/charge-words.ts';
import { CellMenu } from './cell-menu.tsx';
import type { ColumnId } from './columns.tsx';
import { type GridActions, GridRow } from './grid-row.tsx';
import { useRowActs } from './use-row-acts.ts';

interface Props {
  readonly rows: readonly ChargeRow[];
  readonly columns: readonly ColumnId[];
  readonly opened: string | null;
  readonly marked: ReadonlySet<string>;
  readonly actions: GridActions;
}

const rowHeight = 44;

/** The charges in the specification's columns, one stop of Tab: arrows move from cell to cell, single keys act on the row. */
export function ChargeGrid({ rows, columns, opened, marked, actions }: Props) {
  const acts = useRowActs(rows, actions);
  const keys = rows.map(({ charge }) => charge.Id);
  const keyAt = (cell: HTMLElement) => keys[Number(cell.closest('tr')?.getAttribute('data-index') ?? Number.NaN)];
  const table = useRovingCells({
    onKey: (event, cell) => {
      const row = rows[Number(cell.closest('tr')?.getAttribute('data-index') ?? Number.NaN)];
      return row !== undefined && acts.onKey([row], event, cell);
    },
    onExtend: (from, to) => {
      const [begin, end] = [keyAt(from), keyAt(to)];
      if (begin !== undefined && end !== undefined) actions.onExtend(keys, [begin, begin], [end, end]);
    },
  });
  const { list, rows: shown, roomAfter, measure } = useWindow({ keys, height: rowHeight, kept: 0 });
  return (
    <section className="grid-frame" aria-label={text.region}>
      <table
        ref={table}
        className="charge-grid"
        data-marking={marked.size > 0 || undefined}
        aria-rowcount={rows.length + 1}
      >
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {text.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={list}>
          {shown.map(({ index, roomBefore }) => {
            const row = rows[index];
            if (row === undefined) return null;
            return (
              <Fragment key={row.charge.Id}>
                {roomBefore > 0 && <Room height={roomBefore} width={columns.length} />}
                <GridRow
                  row={row}
                  columns={columns}
                  position={index}
                  selected={row.charge.Id === opened}
                  marked={marked.has(row.charge.Id)}
                  open={acts.open}
                  measure={measure}
                  actions={actions}
                  onMenu={(column, anchor) => acts.openMenu([row], [column], anchor)}
                  onTerm={(slot) => acts.change([row], { SelectedTerm: slotNumbers[slot] })}
                />
              </Fragment>
            );
          })}
          {roomAfter > 0 && <Room height={roomAfter} width={columns.length} />}
        </tbody>
      </table>
      <CellMenu open={acts.open} onClose={acts.close} onChoose={acts.change} />
    </section>
  );
}

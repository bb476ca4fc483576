import './charge-grid.css';
import { useRovingIndex } from '@mantine/hooks';
import { type KeyboardEvent, useState } from 'react';
import { charges as text } from '../../text/workspace.ts';
import { showToast } from '../../ui/toast.tsx';
import type { ChargeRow } from '../work/case-work.ts';
import { nameOf, slotNumbers, termFault } from '../work/charge-words.ts';
import { useWork } from '../writes/work-context.tsx';
import type { ChargeFields } from '../writes/writes.ts';
import { CellMenu, type OpenCell } from './cell-menu.tsx';
import { type ColumnId, menuOf } from './columns.tsx';
import { choiceOf } from './editors.ts';
import { gridKey, type Setting } from './grid-keys.ts';
import { type GridActions, GridRow } from './grid-row.tsx';
import { useReplace, wobbleTargets } from './use-replace.ts';

interface Props extends GridActions {
  readonly rows: readonly ChargeRow[];
  readonly columns: readonly ColumnId[];
  readonly selected: string | null;
  readonly marked: ReadonlySet<string>;
}

/**
 * The charges as a table with one tab stop: arrows move from cell to cell, Enter edits, single keys act on the row.
 * Cells are buttons that share one menu: a kit input in each cell is many times slower.
 */
export function ChargeGrid({ rows, columns, selected, marked, ...actions }: Props) {
  const { run } = useWork();
  const replace = useReplace();
  const [open, setOpen] = useState<OpenCell | null>(null);
  const stops = columns.length;
  const isStop = (index: number) => {
    const row = rows[Math.floor(index / stops)];
    const column = columns[index % stops];
    return row !== undefined && column !== undefined && acts(column, row);
  };
  const { getItemProps } = useRovingIndex({
    total: rows.length * stops,
    columns: stops,
    isItemDisabled: (index) => !isStop(index),
  });
  const change = (row: ChargeRow, fields: ChargeFields | null) => {
    if (fields !== null) run([{ kind: 'charge', id: row.charge.Id, fields }], nameOf(row));
  };
  const set = (row: ChargeRow, setting: Setting) => {
    if (setting !== null && 'refused' in setting) showToast({ message: setting.refused, stay: 3_000 });
    else change(row, setting);
  };
  const wobbleFirst = (row: ChargeRow) => {
    const [target] = wobbleTargets(row);
    if (target !== undefined) void replace(row, target);
  };
  /** Keys that come before the menu that was just opened has the focus are the menu's. */
  const onMenuKey = ({ row, column }: OpenCell, key: string) => {
    const choice = choiceOf(column, row, key);
    if (choice !== undefined) change(row, choice.fields);
    if (choice !== undefined || key === 'Escape') setOpen(null);
  };
  const onKeyDown = (row: ChargeRow) => (event: KeyboardEvent<HTMLElement>) => {
    if (open !== null) {
      event.preventDefault();
      event.stopPropagation();
      onMenuKey(open, event.key);
      return;
    }
    const act = gridKey(event);
    if (act === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (act.kind === 'fields') set(row, act.fields(row));
    else if (act.kind === 'writes') {
      const move = act.move(row, rows);
      if ('refused' in move) showToast({ message: move.refused, stay: 3_000 });
      else run(move.writes, nameOf(row));
    } else if (act.kind === 'menu') setOpen({ row, column: act.column, anchor: event.currentTarget });
    else if (act.kind === 'wobble') wobbleFirst(row);
    else actions[act.action](row);
  };
  return (
    <section className="grid-frame" aria-label={text.region}>
      <table
        className="charge-grid"
        aria-rowcount={rows.length + 1}
        data-wide={columns.includes('remove') || undefined}
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
        <tbody>
          {rows.map((row, index) => (
            <GridRow
              key={row.charge.Id}
              row={row}
              columns={columns}
              position={index}
              selected={row.charge.Id === selected}
              marked={marked.has(row.charge.Id)}
              openColumn={open?.row.charge.Id === row.charge.Id ? open.column : null}
              itemProps={(column) => getItemProps({ index: index * stops + column, onKeyDown: onKeyDown(row) })}
              onOpen={(column, anchor) => setOpen({ row, column, anchor })}
              onTerm={(slot) => change(row, { SelectedTerm: slotNumbers[slot] })}
              {...actions}
            />
          ))}
        </tbody>
      </table>
      <CellMenu open={open} onClose={() => setOpen(null)} onChoose={change} />
    </section>
  );
}

/** Whether a cell does anything when it is pressed, and so is a stop of the arrow keys. */
function acts(column: ColumnId, row: ChargeRow): boolean {
  if (column === 'statute' || column === 'description' || column === 'remove') return true;
  if (column === 'lower' || column === 'middle' || column === 'upper') return termFault(row, column) === null;
  return menuOf(column, row) !== null;
}

import { useCallback, useState } from 'react';
import { chargeDetails as text } from '../../text/workspace.ts';
import { showToast } from '../../ui/toast.tsx';
import type { ChargeRow } from '../work/case-work.ts';
import { statuteOf } from '../work/charge-words.ts';
import { chosenFields, chosenOn } from '../work/term-choice.ts';
import { useWork } from '../writes/work-context.tsx';
import type { ChargeFields, Write } from '../writes/writes.ts';
import { aboutRows, lettered, type OpenCell } from './cell-menu.tsx';
import type { EditableColumn } from './editors.ts';
import { gridKey, type RowAction, type Setting } from './grid-keys.ts';
import type { useExtend } from './use-extend.ts';
import { useReplace, wobbleTargets } from './use-replace.ts';

/** What the list around the rows does with one of them. */
export type RowActions = Readonly<Record<Exclude<RowAction, 'onUnfold' | 'onFold'>, (row: ChargeRow) => void>> &
  Partial<Readonly<Record<'onUnfold' | 'onFold', (row: ChargeRow) => void>>> & {
    /** Selects all from rows to others, in the order in which they stand; answers the one that it led to. */
    readonly onExtend: ReturnType<typeof useExtend>;
  };

/** The rows that a gesture is about: one, or those of a fold. */
export type Rows = OpenCell['rows'];

const refusedMs = 3_000;

/** What can be done with rows where they are listed: by a press, by the one menu, by single keys. */
export function useRowActs(rows: readonly ChargeRow[], actions: RowActions) {
  const { run } = useWork();
  const replace = useReplace();
  const [open, setOpen] = useState<OpenCell | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const change = useCallback(
    (about: Rows, fields: ChargeFields) => {
      const on = (row: ChargeRow) => chosenOn(row, fields, rows);
      const writes = about.map(
        (row): Write => ({ kind: 'charge', id: on(row).charge.Id, fields: chosenFields(row, fields) }),
      );
      const [first, ...others] = about;
      run(writes, aboutRows([on(first), ...others]));
    },
    [run, rows],
  );
  const refuse = (message: string) => showToast({ message, stay: refusedMs });
  const set = (about: Rows, settingOf: (row: ChargeRow) => Setting) => {
    const [first] = about;
    const setting = settingOf(first);
    if (setting === null) return;
    if ('refused' in setting) refuse(setting.refused);
    else change(about, setting);
  };
  const wobble = (row: ChargeRow) => {
    const [target] = wobbleTargets(row);
    if (target === undefined) refuse(text.noOtherLevel(statuteOf(row)));
    else void replace(row, target.fields);
  };
  /** Keys that come before the menu that was just opened has the focus are the menu's. */
  const onMenuKey = (cell: OpenCell, key: string) => {
    const choice = lettered(cell, key);
    if (choice !== undefined) change(cell.rows, choice.fields);
    if (choice !== undefined || key === 'Escape') setOpen(null);
  };
  const act = (about: Rows, event: KeyboardEvent, anchor: HTMLElement): boolean => {
    const [row] = about;
    const found = gridKey(event);
    if (found === null) return false;
    if (found.kind === 'fields') set(about, found.fields);
    else if (found.kind === 'writes') {
      const move = found.move(row, rows);
      if ('refused' in move) refuse(move.refused);
      else run(move.writes, aboutRows([row]));
    } else if (found.kind === 'menu') setOpen({ rows: about, columns: [found.column], anchor });
    else if (found.kind === 'wobble') wobble(row);
    else actions[found.action]?.(row);
    return true;
  };
  return {
    open,
    close,
    change,
    wobble,
    openMenu: (about: Rows, columns: readonly EditableColumn[], anchor: HTMLElement) =>
      setOpen({ rows: about, columns, anchor }),
    /** A key pressed on a cell of these rows; whether it meant anything. */
    onKey: (about: Rows, event: KeyboardEvent, anchor: HTMLElement): boolean => {
      if (open !== null) onMenuKey(open, event.key);
      else if (!act(about, event, anchor)) return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
  };
}
export type RowActs = ReturnType<typeof useRowActs>;

import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** What may have the focus in a table that is one stop of Tab carries this attribute, and `tabIndex={-1}`. */
export const stop = { 'data-stop': true, tabIndex: -1 } as const;

const stopsOf = (row: Element | null): readonly HTMLElement[] =>
  row === null ? [] : [...row.querySelectorAll<HTMLElement>('[data-stop]')];
const columnOf = (element: Element): string | null =>
  element.closest('[data-column]')?.getAttribute('data-column') ?? null;

/** The stop of another row that stands in the same column, at the same place there; else its first. */
function across(from: HTMLElement, row: readonly HTMLElement[]): HTMLElement | undefined {
  const column = columnOf(from);
  const own = stopsOf(from.closest('tr')).filter((each) => columnOf(each) === column);
  const there = row.filter((each) => columnOf(each) === column);
  return there[Math.min(own.indexOf(from), there.length - 1)] ?? row[0];
}

/** The stops of the next row above or below that has any. */
function neighbour(from: HTMLElement, by: 1 | -1): readonly HTMLElement[] {
  const rows: readonly Element[] = [...(from.closest('table')?.querySelectorAll('tr') ?? [])];
  const own = from.closest('tr');
  if (own === null) return [];
  for (let next = rows.indexOf(own) + by; next >= 0 && next < rows.length; next += by) {
    const stops = stopsOf(rows[next] ?? null);
    if (stops.length > 0) return stops;
  }
  return [];
}

function target(from: HTMLElement, key: string): HTMLElement | undefined {
  const own = stopsOf(from.closest('tr'));
  const at = own.indexOf(from);
  switch (key) {
    case 'ArrowLeft':
      return own[at - 1];
    case 'ArrowRight':
      return own[at + 1];
    case 'Home':
      return own[0];
    case 'End':
      return own.at(-1);
    case 'ArrowUp':
      return across(from, neighbour(from, -1));
    case 'ArrowDown':
      return across(from, neighbour(from, 1));
    default:
      return undefined;
  }
}

/** Moves the focus where an arrow leads; the cell that it led to. */
function walk(event: KeyboardEvent, from: HTMLElement): HTMLElement | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const next = target(from, event.key);
  if (next === undefined) return undefined;
  event.preventDefault();
  next.focus();
  return next;
}

const isVertical = (key: string): boolean => key === 'ArrowUp' || key === 'ArrowDown';

/** The cell that had the focus last, and how the one in its place is found. */
interface Held {
  readonly cell: HTMLElement;
  readonly place: (table: HTMLElement) => HTMLElement | undefined;
}

/** The stop in the same column of the same row, told by its `data-row`. */
function placeOf(cell: HTMLElement): Held['place'] {
  const row = cell.closest('tr')?.getAttribute('data-row');
  const column = columnOf(cell);
  return (table) => {
    const now = row == null ? null : table.querySelector(`tr[data-row="${CSS.escape(row)}"]`);
    return stopsOf(now).find((each) => columnOf(each) === column) ?? stopsOf(now)[0];
  };
}

interface Handlers {
  /** A key on a cell; answers whether it was one of the cell's own, and no arrow. */
  readonly onKey: (event: KeyboardEvent, cell: HTMLElement) => boolean;
  readonly onFocus?: (cell: HTMLElement) => void;
  /** Shift and an arrow led from a row to another. */
  readonly onExtend?: (from: HTMLElement, to: HTMLElement) => void;
}

/** One stop of Tab for a whole table, whose ref this answers: arrows walk from cell to cell, Tab comes back to the cell that was left. */
export function useRovingCells({ onKey, onFocus, onExtend }: Handlers) {
  const [table, setTable] = useState<HTMLElement | null>(null);
  const held = useRef<Held | null>(null);
  useEffect(() => {
    const last = held.current;
    if (table === null || last?.cell.isConnected === true) return;
    if (table.querySelector('[data-stop][tabindex="0"]') === null)
      table.querySelector('[data-stop]')?.setAttribute('tabindex', '0');
    // the cell was drawn anew as another one, and what is typed next is still meant for its row
    if (document.activeElement === document.body) last?.place(table)?.focus({ preventScroll: true });
  });
  const focused = useEffectEvent((cell: HTMLElement) => {
    for (const each of table?.querySelectorAll('[data-stop][tabindex="0"]') ?? []) each.setAttribute('tabindex', '-1');
    cell.setAttribute('tabindex', '0');
    held.current = { cell, place: placeOf(cell) };
    onFocus?.(cell);
  });
  const pressed = useEffectEvent((event: KeyboardEvent, cell: HTMLElement) => {
    if (onKey(event, cell)) return;
    const next = walk(event, cell);
    if (next !== undefined && event.shiftKey && isVertical(event.key)) onExtend?.(cell, next);
  });
  useEffect(() => {
    if (table === null) return;
    const cellOf = ({ target: element }: Event): HTMLElement | null =>
      element instanceof HTMLElement && element.matches('[data-stop]') ? element : null;
    const onFocusIn = (event: FocusEvent) => {
      const cell = cellOf(event);
      if (cell !== null) focused(cell);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const cell = cellOf(event);
      if (cell !== null) pressed(event, cell);
    };
    table.addEventListener('focusin', onFocusIn);
    table.addEventListener('keydown', onKeyDown);
    return () => {
      table.removeEventListener('focusin', onFocusIn);
      table.removeEventListener('keydown', onKeyDown);
    };
  }, [table]);
  return setTable;
}

/** Escape closes what is open, unless it closes a menu or a dialog that stands before it. */
export function useEscape(isOpen: boolean, close: () => void): void {
  useWindowEvent('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen || event.defaultPrevented) return;
    if (document.querySelector('[role="dialog"], [role="menu"]') === null) close();
  });
}

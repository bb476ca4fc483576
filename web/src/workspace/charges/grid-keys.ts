import type { ChargeRow } from '../work/case-work.ts';
import { slotNumbers, termFault } from '../work/charge-words.ts';
import type { ChargeFields } from '../writes/writes.ts';
import { type EditableColumn, editable, fixedRun } from './editors.ts';
import { duplicated, type Move, moved } from './moves.ts';

/** What a key sets on a row, why it sets nothing, or null where it has no meaning there. */
export type Setting = ChargeFields | { readonly refused: string } | null;

/** What a key asks of the list around the row. */
export type RowAction = 'onDelete' | 'onLaw' | 'onMark' | 'onWhy' | 'onUnfold' | 'onFold';

/** What a single key does to the row that has the focus. */
export type GridAct =
  | { readonly kind: 'fields'; readonly fields: (row: ChargeRow) => Setting }
  | { readonly kind: 'menu'; readonly column: EditableColumn }
  | { readonly kind: 'writes'; readonly move: (row: ChargeRow, rows: readonly ChargeRow[]) => Move }
  | { readonly kind: 'wobble' }
  | { readonly kind: 'action'; readonly action: RowAction };

const term = (slot: keyof typeof slotNumbers): GridAct => ({
  kind: 'fields',
  fields: (row) => {
    const refused = termFault(row, slot);
    return refused === null ? { SelectedTerm: slotNumbers[slot] } : { refused };
  },
});

function otherRun(row: ChargeRow): Setting {
  if (!editable.run(row)) return null;
  const refused = fixedRun(row);
  if (refused !== null && row.charge.Concurrency === 0) return { refused };
  return { Concurrency: row.charge.Concurrency === 0 ? 1 : 0 };
}

const otherPrincipal = (row: ChargeRow): ChargeFields | null =>
  editable.principal(row) ? { IsPrincipal: row.charge.IsPrincipal === 0 ? 1 : 0 } : null;

const keys: Readonly<Record<string, GridAct>> = {
  1: term('lower'),
  2: term('middle'),
  3: term('upper'),
  c: { kind: 'fields', fields: otherRun },
  p: { kind: 'fields', fields: otherPrincipal },
  w: { kind: 'wobble' },
  s: { kind: 'menu', column: 'status' },
  l: { kind: 'action', action: 'onLaw' },
  x: { kind: 'action', action: 'onMark' },
  y: { kind: 'action', action: 'onWhy' },
  '+': { kind: 'action', action: 'onUnfold' },
  '-': { kind: 'action', action: 'onFold' },
  Delete: { kind: 'action', action: 'onDelete' },
  'mod+d': { kind: 'writes', move: (row, rows) => ({ writes: [duplicated(row, rows)] }) },
  'alt+ArrowUp': { kind: 'writes', move: (row, rows) => moved(row, -1, rows) },
  'alt+ArrowDown': { kind: 'writes', move: (row, rows) => moved(row, 1, rows) },
};

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The act of a key in the grid, or null where it has none. */
export function gridKey({ key, ctrlKey, metaKey, altKey }: Press): GridAct | null {
  const prefix = `${altKey ? 'alt+' : ''}${ctrlKey || metaKey ? 'mod+' : ''}`;
  return keys[prefix + key] ?? null;
}

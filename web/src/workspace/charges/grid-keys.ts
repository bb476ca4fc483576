import type { ChargeRow } from '../case-work.ts';
import type { ChargeFields } from '../writes.ts';
import { slotNumbers, termFault } from './charge-words.ts';
import { type EditableColumn, editable, fixedRun } from './editors.ts';
import { duplicated, type Move, moved } from './moves.ts';

/** What a single key does to the row that has the focus; `fields` is null where the row does not allow it. */
export type GridAct =
  | { readonly kind: 'fields'; readonly fields: (row: ChargeRow) => ChargeFields | null }
  | { readonly kind: 'menu'; readonly column: EditableColumn }
  | { readonly kind: 'writes'; readonly move: (row: ChargeRow, rows: readonly ChargeRow[]) => Move }
  | { readonly kind: 'wobble' }
  | { readonly kind: 'action'; readonly action: 'onDelete' | 'onLaw' | 'onMark' };

const term = (slot: keyof typeof slotNumbers): GridAct => ({
  kind: 'fields',
  fields: (row) => (termFault(row, slot) === null ? { SelectedTerm: slotNumbers[slot] } : null),
});

function otherRun(row: ChargeRow): ChargeFields | null {
  if (!editable.run(row)) return null;
  return { Concurrency: row.charge.Concurrency === 0 && fixedRun(row) === null ? 1 : 0 };
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

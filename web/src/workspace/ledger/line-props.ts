import type { Ref, RefObject } from 'react';
import type { EditableColumn } from '../charges/editors.ts';
import type { RowActions, RowActs } from '../charges/use-row-acts.ts';
import type { Costs } from '../prices/costs.ts';
import type { ChargeRow } from '../work/case-work.ts';
import type { Line } from './lines.ts';

/** What the ledger does with a row. */
export interface LedgerActions extends RowActions {
  readonly onOpen: (row: ChargeRow) => void;
  /** Opens a row, or closes the one that is open. */
  readonly onToggleRow: (row: ChargeRow) => void;
  /** Opens the counts of a fold beneath its line, and closes them. */
  readonly onToggle: (fold: string) => void;
}

/** What a press on a line does, always the latest: a line is not drawn anew because this changed. */
export type Acts = Readonly<RefObject<Pick<RowActs, 'change' | 'openMenu' | 'wobble'> & LedgerActions>>;

/** Named by turns, so that a row that moves twice flashes twice. */
export type Moved = 'one' | 'other' | undefined;

/** What a line of the ledger is drawn from: all of it stays the same while the line says the same. */
export interface LineProps {
  readonly line: Line;
  readonly index: number;
  /** Of the row in the whole list, the head row counted. */
  readonly rowIndex: number;
  readonly dated: boolean;
  /** `row`: its steps stand open; `block`: those of another row of its count. */
  readonly opened: 'row' | 'block' | null;
  readonly marked: boolean;
  /** The last change moved it although nobody touched it. */
  readonly moved: Moved;
  /** How many checks question a choice on it. */
  readonly checks: number;
  /** The column whose menu is open on it. */
  readonly menu: EditableColumn | null;
  readonly acts: Acts;
  readonly measure: Ref<HTMLTableRowElement> | undefined;
  /** What the line costs, where that is asked for. */
  readonly costOf: Costs['cellOf'] | undefined;
}

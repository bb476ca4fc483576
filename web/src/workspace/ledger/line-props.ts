import type { Notice } from '@countwise/engine';
import type { Ref } from 'react';
import type { RowActions, RowActs } from '../charges/use-row-acts.ts';
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

/** What a line of the ledger is drawn from. */
export interface LineProps {
  readonly line: Line;
  readonly index: number;
  /** Of the row in the whole list, the head row counted. */
  readonly rowIndex: number;
  readonly dated: boolean;
  readonly opened: string | null;
  readonly marked: ReadonlySet<string>;
  readonly checks: ReadonlyMap<string, readonly Notice[]>;
  readonly acts: RowActs;
  readonly actions: LedgerActions;
  readonly measure: Ref<HTMLTableRowElement> | undefined;
}

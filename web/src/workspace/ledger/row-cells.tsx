import type { Notice } from '@countwise/engine';
import { ledger as text } from '../../text/ledger.ts';
import { charges } from '../../text/workspace.ts';
import { stop } from '../../ui/use-roving-cells.ts';
import { aboutRows } from '../charges/cell-menu.tsx';
import type { RowActs, Rows } from '../charges/use-row-acts.ts';
import type { ChargeRow } from '../work/case-work.ts';
import { isOut, statusText } from '../work/charge-words.ts';
import { Flag } from '../work/flag.tsx';
import type { LedgerActions } from './line-props.ts';
import { RunCell } from './run-cell.tsx';
import { TermCell } from './term-cell.tsx';

interface MarkProps {
  readonly rows: Rows;
  readonly checks: readonly Notice[];
  readonly marked: boolean;
  readonly actions: LedgerActions;
}

/** The flag of the checks that question a row, and in the margin the box that selects it. */
export function MarkCell({ rows, checks, marked, actions }: MarkProps) {
  const name = aboutRows(rows);
  return (
    <td data-column="mark">
      <input
        type="checkbox"
        className="row-box"
        {...stop}
        aria-label={text.select(name)}
        checked={marked}
        onChange={() => rows.forEach(actions.onMark)}
      />
      {checks.length > 0 && (
        <button
          type="button"
          className="mark"
          {...stop}
          aria-label={text.checksOn(checks.length, name)}
          title={text.checksOn(checks.length, name)}
          onClick={() => actions.onOpen(rows[0])}
        >
          <Flag />
        </button>
      )}
    </td>
  );
}

interface ChoicesProps {
  readonly rows: Rows;
  readonly acts: RowActs;
  /** The count that the row hangs on, or itself. */
  readonly head: ChargeRow;
}

/** The status of a row; one that its count takes along has the count's. */
function statusWith(row: ChargeRow, head: ChargeRow): string {
  const isTaken = row !== head && row.charge.ChargeStatus === 0 && isOut(row) && isOut(head);
  return statusText(isTaken ? head : row);
}

/** Status, terms and how the row runs. */
export function Choices({ rows, acts, head }: ChoicesProps) {
  const [row] = rows;
  const status = statusWith(row, head);
  return (
    <>
      <td data-column="status">
        <button
          type="button"
          className="cell"
          {...stop}
          data-plain={row.charge.ChargeStatus === 0 || undefined}
          aria-haspopup="menu"
          aria-expanded={acts.isOpen(row, 'status')}
          aria-label={charges.cell(charges.columns.status, aboutRows(rows), status)}
          onClick={(event) => acts.openMenu(rows, ['status'], event.currentTarget)}
        >
          {status}
        </button>
      </td>
      <td data-column="terms">
        <TermCell rows={rows} acts={acts} />
      </td>
      <td data-column="runs">
        <RunCell rows={rows} acts={acts} />
      </td>
    </>
  );
}

interface SumProps {
  readonly rows: Rows;
  readonly length: string;
  readonly open: boolean;
  readonly onOpen: (row: ChargeRow) => void;
}

/** The sum of a row; pressed it shows how it was reached. */
export const Sum = ({ rows, length, open, onOpen }: SumProps) =>
  length !== '' && (
    <button
      type="button"
      className="sum"
      {...stop}
      aria-expanded={open}
      aria-label={text.showSteps(length, aboutRows(rows))}
      onClick={() => onOpen(rows[0])}
    >
      {length}
    </button>
  );

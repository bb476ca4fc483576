import { ledger as text } from '../../text/ledger.ts';
import { charges } from '../../text/workspace.ts';
import { stop } from '../../ui/use-roving-cells.ts';
import { aboutRows } from '../charges/cell-menu.tsx';
import type { EditableColumn } from '../charges/editors.ts';
import { RowBox } from '../charges/row-box.tsx';
import type { Rows } from '../charges/use-row-acts.ts';
import { statusText } from '../work/charge-words.ts';
import { Flag } from '../work/flag.tsx';
import type { Acts } from './line-props.ts';
import { RunCell } from './run-cell.tsx';
import { TermCell } from './term-cell.tsx';

interface MarkProps {
  readonly rows: Rows;
  /** How many checks question it. */
  readonly checks: number;
  readonly marked: boolean;
  readonly acts: Acts;
}

/** The flag of the checks that question a row, and in the margin the box that selects it. */
export function MarkCell({ rows, checks, marked, acts }: MarkProps) {
  const name = aboutRows(rows);
  return (
    <td data-column="mark">
      <RowBox
        name={name}
        marked={marked}
        onMark={() => {
          for (const row of rows) acts.current.onMark(row);
        }}
      />
      {checks > 0 && (
        <button
          type="button"
          className="mark"
          {...stop}
          aria-label={text.checksOn(checks, name)}
          title={text.checksOn(checks, name)}
          onClick={() => acts.current.onOpen(rows[0])}
        >
          <Flag />
        </button>
      )}
    </td>
  );
}

interface ChoicesProps {
  readonly rows: Rows;
  /** The column whose menu is open. */
  readonly menu: EditableColumn | null;
  readonly acts: Acts;
}

/** Status, terms and how the row runs. */
export function Choices({ rows, menu, acts }: ChoicesProps) {
  const [row] = rows;
  const status = statusText(row);
  return (
    <>
      <td data-column="status">
        <button
          type="button"
          className="cell"
          {...stop}
          data-plain={row.charge.ChargeStatus === 0 || undefined}
          aria-haspopup="menu"
          aria-expanded={menu === 'status'}
          aria-label={charges.cell(charges.columns.status, aboutRows(rows), status)}
          onClick={(event) => acts.current.openMenu(rows, ['status'], event.currentTarget)}
        >
          {status}
        </button>
      </td>
      <td data-column="terms">
        <TermCell rows={rows} acts={acts} />
      </td>
      <td data-column="runs">
        <RunCell rows={rows} open={menu === 'run'} acts={acts} />
      </td>
    </>
  );
}

interface SumProps {
  readonly rows: Rows;
  readonly length: string;
  readonly open: boolean;
  readonly acts: Acts;
}

/** The sum of a row; pressed it shows how it was reached. */
export const Sum = ({ rows, length, open, acts }: SumProps) =>
  length !== '' && (
    <button
      type="button"
      className="sum"
      {...stop}
      aria-expanded={open}
      aria-label={text.showSteps(length, aboutRows(rows))}
      onClick={() => acts.current.onToggleRow(rows[0])}
    >
      {length}
    </button>
  );

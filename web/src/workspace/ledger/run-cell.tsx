import { IconLock } from '@tabler/icons-react';
import { ledger as text } from '../../text/ledger.ts';
import { charges } from '../../text/workspace.ts';
import { stop } from '../../ui/use-roving-cells.ts';
import { aboutRows } from '../charges/cell-menu.tsx';
import { editable, fixedInPart } from '../charges/editors.ts';
import type { Rows } from '../charges/use-row-acts.ts';
import type { ChargeRow } from '../work/case-work.ts';
import type { Acts } from './line-props.ts';
import { standingOf } from './standing.ts';

/** Whether how the row runs can be chosen here: on a count that is served. */
const isOpen = (row: ChargeRow): boolean =>
  standingOf(row).tone !== 'out' &&
  (standingOf(row).run !== '' || row.answer?.role === 'principal') &&
  (editable.run(row) || editable.principal(row));

interface Props {
  readonly rows: Rows;
  /** Its menu is open. */
  readonly open: boolean;
  readonly acts: Acts;
}

/** What the row is in the sentence and, beneath it, how it runs; pressed, both can be chosen. */
export function RunCell({ rows, open, acts }: Props) {
  const [row] = rows;
  const { role, run, fixed } = standingOf(row);
  if (!isOpen(row)) return <span className="quiet">{role}</span>;
  return (
    <button
      type="button"
      className="cell"
      {...stop}
      aria-haspopup="menu"
      aria-expanded={open}
      aria-label={charges.cell(text.columns.runs, aboutRows(rows), [role, run].filter(Boolean).join(' '))}
      title={fixed ?? fixedInPart(...rows) ?? undefined}
      onClick={(event) => acts.current.openMenu(rows, ['run', 'principal'], event.currentTarget)}
    >
      <b>{role}</b>{' '}
      {run !== '' && (
        <i>
          {fixed !== null && <IconLock size={12} aria-hidden="true" />}
          {run}
        </i>
      )}
    </button>
  );
}

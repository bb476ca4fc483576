import { IconTrash } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { charges as text } from '../../text/workspace.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { stop } from '../../ui/use-roving-cells.ts';
import { isAlternate } from '../work/alternate-terms.ts';
import type { ChargeRow } from '../work/case-work.ts';
import { creditOf, isOut, nameOf, slotNumbers, termFault, termLabel } from '../work/charge-words.ts';
import { usedSlot } from '../work/term-choice.ts';
import type { OpenCell } from './cell-menu.tsx';
import { type ColumnId, cellText, flagsOf, menuOf, PerCell, SentenceCell, type TermColumn } from './columns.tsx';
import { type EditableColumn, fixedInPart, fixedRun } from './editors.ts';
import { RowBox } from './row-box.tsx';
import type { RowActions } from './use-row-acts.ts';
import { rowId } from './use-selected.ts';

/** What may be done with a row. */
export interface GridActions extends RowActions {
  readonly onOpen: (row: ChargeRow) => void;
}

interface Props {
  readonly row: ChargeRow;
  readonly columns: readonly ColumnId[];
  readonly position: number;
  readonly selected: boolean;
  readonly marked: boolean;
  /** The cell whose menu is open, of whichever row. */
  readonly open: OpenCell | null;
  readonly measure: Ref<HTMLTableRowElement> | undefined;
  readonly actions: GridActions;
  readonly onMenu: (column: EditableColumn, anchor: HTMLElement) => void;
  readonly onTerm: (slot: TermColumn) => void;
}

export function GridRow(props: Props) {
  const { row, columns, position, selected, marked, measure } = props;
  return (
    <tr
      ref={measure}
      data-index={position}
      data-row={row.charge.Id}
      id={rowId(row.charge.Id)}
      aria-rowindex={position + 2}
      data-under={row.under !== null || undefined}
      data-out={isOut(row) || undefined}
      aria-current={selected || undefined}
      data-marked={marked || undefined}
      onClick={() => props.actions.onOpen(row)}
    >
      {columns.map((column) =>
        column === 'count' ? (
          <th key={column} scope="row" data-column={column}>
            <RowBox name={nameOf(row)} marked={marked} onMark={() => props.actions.onMark(row)} />
            {cellText.count(row) || <span className="visually-hidden">{nameOf(row)}</span>}
          </th>
        ) : (
          <td key={column} data-column={column}>
            <Cell {...props} column={column} />
          </td>
        ),
      )}
    </tr>
  );
}

interface CellProps extends Props {
  readonly column: Exclude<ColumnId, 'count'>;
}

function Cell(props: CellProps): ReactNode {
  const { column, row } = props;
  switch (column) {
    case 'lower':
    case 'middle':
    case 'upper':
      return <TermCell {...props} slot={column} />;
    case 'statute':
      return (
        <>
          <button type="button" className="statute" {...stop} onClick={() => props.actions.onLaw(row)}>
            {cellText.statute(row)}
          </button>
          <span className="flags">{flagsOf(row)}</span>
        </>
      );
    case 'description':
      return (
        <button
          type="button"
          className="cell"
          title={cellText.description(row)}
          {...stop}
          onClick={() => props.actions.onOpen(row)}
        >
          {cellText.description(row)}
        </button>
      );
    case 'per':
      return <PerCell row={row} />;
    case 'sentence':
      return <SentenceCell row={row} />;
    case 'remove':
      return (
        <IconButton
          label={`${text.remove} ${nameOf(row)}`}
          tone="danger"
          {...stop}
          onClick={(event) => {
            event.stopPropagation();
            props.actions.onDelete(row);
          }}
        >
          <IconTrash size={16} aria-hidden="true" />
        </IconButton>
      );
    default:
      return <MenuCell {...props} column={column} />;
  }
}

function MenuCell({ column, row, open, onMenu }: CellProps & { readonly column: keyof typeof cellText }) {
  const words = cellText[column](row);
  const menu = menuOf(column, row);
  if (menu === null) return words;
  const fixed = menu === 'run' ? fixedRun(row) : null;
  return (
    <button
      type="button"
      className="cell"
      aria-haspopup="menu"
      aria-expanded={open?.rows[0] === row && open.columns[0] === menu}
      aria-label={text.cell(text.columns[column], nameOf(row), words)}
      title={titleOf(column, row)}
      {...stop}
      onClick={(event) => onMenu(menu, event.currentTarget)}
    >
      {words}
      {fixed !== null && ' 🔒'}
    </button>
  );
}

/** Why the row must run consecutively, to every felony or to some; of the ratio its rate of credit. */
function titleOf(column: keyof typeof cellText, row: ChargeRow): string | undefined {
  if (column === 'run') return fixedRun(row) ?? fixedInPart(row) ?? undefined;
  return column === 'ratio' ? creditTitle(row) : undefined;
}

/** At what rate the count earns credit, and by which section. */
const creditTitle = (row: ChargeRow): string | undefined =>
  row.credit === null ? undefined : text.creditBy(creditOf(row), row.credit.authority);

function TermCell({ slot, row, onTerm }: CellProps & { readonly slot: TermColumn }) {
  const label = termLabel(row, slot);
  const fault = termFault(row, slot);
  if (label === null) return null;
  if (fault !== null) return <span title={fault}>{label}</span>;
  return (
    <button
      type="button"
      className="term"
      aria-pressed={isUsed(row, slot)}
      data-by={isUsed(row, slot) && !isChosenAndServed(row, slot) ? 'law' : undefined}
      data-kept={isChosen(row, slot) || undefined}
      aria-label={text.cell(text.columns[slot], nameOf(row), label)}
      {...stop}
      onClick={() => onTerm(slot)}
    >
      {label}
    </button>
  );
}

/** What is chosen and in use is filled; what the law sets, or what is not served, is outlined. */
const isChosenAndServed = (row: ChargeRow, slot: TermColumn): boolean =>
  !isOut(row) && row.answer?.role !== 'subordinate' && isChosen(row, slot);

/** The choice of an alternate penalty is its count's, and stands there. */
const isChosen = (row: ChargeRow, slot: TermColumn): boolean =>
  isAlternate(row) ? slot === row.served : row.charge.SelectedTerm === slotNumbers[slot];

/** Whether the term is the one in use: of a subordinate row the middle one, whatever was chosen. */
const isUsed = (row: ChargeRow, slot: TermColumn): boolean =>
  slot === usedSlot(row) || (usedSlot(row) === null && isChosen(row, slot));

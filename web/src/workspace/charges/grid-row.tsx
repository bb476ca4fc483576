import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { charges as text } from '../../text/workspace.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { RovingItem } from '../../ui/roving-item.ts';
import type { ChargeRow } from '../work/case-work.ts';
import { isOut, nameOf, slotNumbers, termFault, termLabel } from '../work/charge-words.ts';
import { type ColumnId, cellText, flagsOf, menuOf, PerCell, SentenceCell, type TermColumn } from './columns.tsx';
import { type EditableColumn, fixedRun } from './editors.ts';
import { rowId } from './use-selected.ts';

/** What may be done with a row. */
export interface GridActions {
  readonly onSelect: (row: ChargeRow) => void;
  readonly onMark: (row: ChargeRow) => void;
  readonly onDelete: (row: ChargeRow) => void;
  readonly onLaw: (row: ChargeRow) => void;
}

interface Props extends GridActions {
  readonly row: ChargeRow;
  readonly columns: readonly ColumnId[];
  readonly position: number;
  readonly selected: boolean;
  readonly marked: boolean;
  readonly openColumn: EditableColumn | null;
  readonly itemProps: (column: number) => RovingItem;
  readonly onOpen: (column: EditableColumn, anchor: HTMLElement) => void;
  readonly onTerm: (slot: TermColumn) => void;
}

export function GridRow(props: Props) {
  const { row, columns, position, selected, marked } = props;
  return (
    <tr
      id={rowId(row.charge.Id)}
      aria-rowindex={position + 2}
      data-under={row.under !== null || undefined}
      data-out={isOut(row) || undefined}
      aria-current={selected || undefined}
      data-marked={marked || undefined}
      onClick={() => props.onSelect(row)}
    >
      {columns.map((column, index) =>
        column === 'count' ? (
          <th key={column} scope="row" data-column={column}>
            {cellText.count(row) || <span className="visually-hidden">{nameOf(row)}</span>}
          </th>
        ) : (
          <td key={column} data-column={column}>
            <Cell {...props} column={column} index={index} />
          </td>
        ),
      )}
    </tr>
  );
}

interface CellProps extends Props {
  readonly column: Exclude<ColumnId, 'count'>;
  readonly index: number;
}

function Cell(props: CellProps): ReactNode {
  const { column, row, index, itemProps } = props;
  switch (column) {
    case 'lower':
    case 'middle':
    case 'upper':
      return <TermCell {...props} slot={column} />;
    case 'statute':
      return (
        <button type="button" className="statute" {...itemProps(index)} onClick={() => props.onLaw(row)}>
          {cellText.statute(row)}
        </button>
      );
    case 'description':
      return (
        <button type="button" className="cell" {...itemProps(index)} onClick={() => props.onSelect(row)}>
          {cellText.description(row)} <span className="flags">{flagsOf(row)}</span>
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
          {...itemProps(index)}
          onClick={(event) => {
            event.stopPropagation();
            props.onDelete(row);
          }}
        >
          <IconTrash size={16} aria-hidden="true" />
        </IconButton>
      );
    default:
      return <MenuCell {...props} column={column} />;
  }
}

function MenuCell({
  column,
  row,
  index,
  itemProps,
  openColumn,
  onOpen,
}: CellProps & { readonly column: keyof typeof cellText }) {
  const words = cellText[column](row);
  const menu = menuOf(column, row);
  if (menu === null) return column === 'ratio' ? <span title={row.credit?.authority}>{words}</span> : words;
  const fixed = menu === 'run' ? fixedRun(row) : null;
  return (
    <button
      type="button"
      className="cell"
      aria-haspopup="menu"
      aria-expanded={openColumn === menu}
      aria-label={text.cell(text.columns[column], nameOf(row), words)}
      title={fixed ?? undefined}
      {...itemProps(index)}
      onClick={(event) => onOpen(menu, event.currentTarget)}
    >
      {words}
      {fixed !== null && ' 🔒'}
    </button>
  );
}

function TermCell({ slot, row, index, itemProps, onTerm }: CellProps & { readonly slot: TermColumn }) {
  const label = termLabel(row, slot);
  const fault = termFault(row, slot);
  if (label === null) return null;
  if (fault !== null) return <span title={fault}>{label}</span>;
  return (
    <button
      type="button"
      className="term"
      aria-pressed={row.charge.SelectedTerm === slotNumbers[slot]}
      aria-label={text.cell(text.columns[slot], nameOf(row), label)}
      {...itemProps(index)}
      onClick={() => onTerm(slot)}
    >
      {label}
    </button>
  );
}

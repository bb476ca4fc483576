import './charge-cards.css';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { charges as text } from '../../text/workspace.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { ChargeRow } from '../work/case-work.ts';
import { countOf, nameOf, slotNumbers, slots, statuteOf, termFault, termLabel } from '../work/charge-words.ts';
import { useWork } from '../writes/work-context.tsx';
import { CellMenu, type OpenCell } from './cell-menu.tsx';
import { cellText, flagsOf, SentenceCell } from './columns.tsx';
import type { EditableColumn } from './editors.ts';
import { rowId } from './use-selected.ts';

interface Props {
  readonly rows: readonly ChargeRow[];
  readonly onDelete: (row: ChargeRow) => void;
  /** Opens the workspace of the charge. */
  readonly onOpen: (row: ChargeRow) => void;
}

/** The charges on a phone: one card a count, its enhancements at its foot, everything within reach of a thumb. */
export function ChargeCards({ rows, onDelete, onOpen }: Props) {
  const { run } = useWork();
  const [open, setOpen] = useState<OpenCell | null>(null);
  const tops = rows.filter(({ under }) => under === null);
  const openMenu = (row: ChargeRow) => (column: EditableColumn, anchor: HTMLElement) =>
    setOpen({ row, column, anchor });
  return (
    <>
      <ul className="charge-cards">
        {tops.map((row) => (
          <li key={row.charge.Id} id={rowId(row.charge.Id)} className="charge-card">
            <CardPart row={row} onMenu={openMenu(row)} onOpen={() => onOpen(row)} onDelete={() => onDelete(row)} />
            {rows
              .filter(({ under }) => under === row.charge.Id)
              .map((below) => (
                <div key={below.charge.Id} id={rowId(below.charge.Id)} className="charge-card-below">
                  <CardPart
                    row={below}
                    onMenu={openMenu(below)}
                    onOpen={() => onOpen(below)}
                    onDelete={() => onDelete(below)}
                  />
                </div>
              ))}
          </li>
        ))}
      </ul>
      <CellMenu
        open={open}
        onClose={() => setOpen(null)}
        onChoose={(row, fields) => run([{ kind: 'charge', id: row.charge.Id, fields }], nameOf(row))}
      />
    </>
  );
}

interface PartProps {
  readonly row: ChargeRow;
  readonly onMenu: (column: EditableColumn, anchor: HTMLElement) => void;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
}

function CardPart({ row, onMenu, onOpen, onDelete }: PartProps) {
  const { run } = useWork();
  const count = countOf(row);
  return (
    <>
      <div className="card-line">
        <h3>
          {count !== '' && `${Number.isNaN(Number(count)) ? count : `Count ${count}`}, `}
          {statuteOf(row)}
        </h3>
        <SentenceCell row={row} />
      </div>
      <p>{row.crime.Name}</p>
      {row.under === null && <div className="flags">{flagsOf(row)}</div>}
      <div className="card-controls">
        {/* biome-ignore lint/a11y/useSemanticElements: three buttons in a row, not a form */}
        <div className="card-terms" role="group" aria-label={text.cell(text.term, nameOf(row), '')}>
          {slots
            .filter((slot) => termFault(row, slot) === null)
            .map((slot) => (
              <button
                key={slot}
                type="button"
                className="term"
                aria-pressed={row.charge.SelectedTerm === slotNumbers[slot]}
                aria-label={text.cell(text.columns[slot], nameOf(row), termLabel(row, slot) ?? '')}
                onClick={() =>
                  run([{ kind: 'charge', id: row.charge.Id, fields: { SelectedTerm: slotNumbers[slot] } }], nameOf(row))
                }
              >
                {termLabel(row, slot)}
              </button>
            ))}
        </div>
        <button
          type="button"
          className="card-status"
          aria-haspopup="menu"
          aria-label={text.cell(text.columns.status, nameOf(row), cellText.status(row))}
          onClick={(event) => onMenu('status', event.currentTarget)}
        >
          {cellText.status(row)} ▾
        </button>
        {cellText.run(row) !== '' && (
          <button
            type="button"
            className="card-status"
            aria-haspopup="menu"
            aria-label={text.cell(text.columns.run, nameOf(row), cellText.run(row))}
            onClick={(event) => onMenu('run', event.currentTarget)}
          >
            {cellText.run(row)} ▾
          </button>
        )}
        <button
          type="button"
          className="card-status"
          aria-haspopup="dialog"
          aria-label={text.detailsOf(nameOf(row))}
          onClick={onOpen}
        >
          {text.details}
        </button>
        <IconButton label={`${text.remove} ${nameOf(row)}`} tone="danger" onClick={onDelete}>
          <IconTrash size={20} aria-hidden="true" />
        </IconButton>
      </div>
    </>
  );
}

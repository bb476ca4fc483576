import './count-fixer.css';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { useState } from 'react';
import { unlessEnded } from '../../shared/read-only.ts';
import { tools as text } from '../../text/modes.ts';
import { charges } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { type RowPlace, ScrolledTable } from '../../ui/scrolled-table.tsx';
import { useTimedText } from '../../ui/use-timed-text.ts';
import { type ChargeRow, isCrime, severityOf } from '../work/case-work.ts';
import { nameOf, statuteOf } from '../work/charge-words.ts';
import { useWork } from '../writes/work-context.tsx';
import { countsMoved, countWrites, duplicateCounts, freeCountFrom } from './count-numbers.ts';

const savedMs = 2_000;
const refusedMs = 3_000;
const rowHeight = 45;
/** What is dragged is a crime of this table. */
const draggedCrime = 'application/x-countwise-crime';

/** Numbers the counts anew. Saving waits until something changed and no two crimes share a count. */
export function CountFixer() {
  const { rows, run } = useWork();
  const [drafts, setDrafts] = useState<ReadonlyMap<string, number>>(new Map());
  /** Of the crimes since one was dragged; what is typed moves no row. */
  const [order, setOrder] = useState<readonly string[]>([]);
  const message = useTimedText();
  const crimes = rows.filter(isCrime).toSorted((a, b) => order.indexOf(a.charge.Id) - order.indexOf(b.charge.Id));
  const counts = new Map(crimes.map(({ charge: { Id, CountNumber } }) => [Id, drafts.get(Id) ?? CountNumber]));
  const taken = duplicateCounts([...counts.values()]);
  const set = (id: string, count: number | null) => {
    if (count === null || count < 1)
      return message.show(text.lowest, { ms: refusedMs, about: text.counts, tone: 'error' });
    message.hide();
    setDrafts(new Map([...drafts, [id, count]]));
  };
  const step = (id: string, by: 1 | -1) => {
    const others = new Set([...counts].flatMap(([each, count]) => (each === id ? [] : count)));
    set(id, freeCountFrom(counts.get(id) ?? 1, by, others));
  };
  const drop = (id: string, on: string) => {
    const moved = countsMoved(counts, id, on);
    message.hide();
    setDrafts(moved);
    setOrder([...moved.keys()]);
  };
  const writes = countWrites(rows, drafts);
  const save = () =>
    unlessEnded(() => {
      run(writes, text.savedWhat);
      setDrafts(new Map());
      setOrder([]);
      message.show(text.saved, { ms: savedMs, about: text.counts });
    });
  if (crimes.length === 0) return <p className="mode-empty">{text.noCounts}</p>;
  return (
    <>
      <ScrolledTable
        lines={1}
        columns={text.countColumns}
        keys={crimes.map(({ charge }) => charge.Id)}
        height={rowHeight}
        row={(index, place) => {
          const row = crimes[index];
          if (row === undefined) return null;
          const { Id } = row.charge;
          return (
            <CountRow
              row={row}
              place={place}
              count={counts.get(Id) ?? row.charge.CountNumber}
              isTaken={taken.has(counts.get(Id) ?? row.charge.CountNumber)}
              onCount={(count) => set(Id, count)}
              onStep={(by) => step(Id, by)}
              onDropped={(id) => drop(id, Id)}
            />
          );
        }}
      />
      <p className="mode-note" role="status" {...message.hold}>
        {taken.size > 0 ? text.duplicates([...taken].join(', ')) : message.text}
      </p>
      <Button tone="primary" blocked={writes.length === 0 || taken.size > 0} onClick={save}>
        {text.save}
      </Button>
    </>
  );
}

interface RowProps {
  readonly row: ChargeRow;
  readonly place: RowPlace;
  /** As it would be saved. */
  readonly count: number;
  /** Another crime has the same. */
  readonly isTaken: boolean;
  readonly onCount: (count: number) => void;
  /** To the next count that is free, above or below. */
  readonly onStep: (by: 1 | -1) => void;
  /** Another crime was dragged onto this one. */
  readonly onDropped: (id: string) => void;
}

/** A crime and its count: typed, moved by the arrows, or dragged onto another, whose place it takes. */
function CountRow({ row, place, count, isTaken, onCount, onStep, onDropped }: RowProps) {
  const { Id } = row.charge;
  const [isOver, setOver] = useState(false);
  return (
    <tr
      {...place}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(draggedCrime)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDropped(event.dataTransfer.getData(draggedCrime));
      }}
    >
      <td>
        <span className="count-input">
          <span
            className="drag-handle"
            draggable
            title={text.drag}
            aria-hidden="true"
            onDragStart={(event) => {
              event.dataTransfer.setData(draggedCrime, Id);
              event.dataTransfer.setDragImage(event.currentTarget.closest('tr') ?? event.currentTarget, 0, 0);
            }}
          >
            <IconGripVertical size={16} />
          </span>
          <TextField
            aria-label={`${charges.columns.count}, ${nameOf(row)}`}
            type="number"
            min={1}
            value={String(count)}
            error={isTaken}
            onChange={(event) => onCount(Number(event.currentTarget.value))}
          />
          <IconButton label={text.up(nameOf(row))} onClick={() => onStep(-1)}>
            <IconArrowUp size={16} aria-hidden="true" />
          </IconButton>
          <IconButton label={text.down(nameOf(row))} onClick={() => onStep(1)}>
            <IconArrowDown size={16} aria-hidden="true" />
          </IconButton>
        </span>
      </td>
      <td data-name>{statuteOf(row)}</td>
      <td data-name>{row.crime.Name}</td>
      <td data-name>{charges.severities[severityOf(row)]}</td>
    </tr>
  );
}

import './scrolled-table.css';
import { Fragment, type ReactNode, useState } from 'react';
import { PlainTable } from './plain-table.tsx';
import { Room } from './room.tsx';
import { useWindow } from './use-window.ts';

/** What a row of the table has on its `tr`: where it stands of all, and that it stays while it has the focus. */
export interface RowPlace {
  readonly 'aria-rowindex': number;
  readonly 'data-index': number;
  readonly onFocus: () => void;
  readonly ref: ((row: HTMLElement | null) => void) | undefined;
}

interface Props {
  readonly columns: readonly string[];
  readonly lines: 1 | 2;
  /** What identifies each row. */
  readonly keys: readonly string[];
  /** How high a row is as a rule, in pixels. */
  readonly height: number;
  readonly row: (index: number, place: RowPlace) => ReactNode;
}

/** A plain table that stands whole where it is short, scrolls in itself where it is longer, and of a long one holds the rows in sight. */
export function ScrolledTable({ columns, lines, keys, height, row }: Props) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [kept, setKept] = useState(0);
  const { list, rows, roomAfter, measure, isLong } = useWindow({ keys, height, kept, frame });
  return (
    <div ref={setFrame} className="scrolled-table" data-long={isLong || undefined}>
      <PlainTable lines={lines} columns={columns} list={list} count={keys.length}>
        {rows.map(({ index, roomBefore }) => (
          <Fragment key={keys[index]}>
            {roomBefore > 0 && <Room height={roomBefore} width={columns.length} />}
            {row(index, {
              'aria-rowindex': index + 2,
              'data-index': index,
              ref: measure,
              onFocus: () => setKept(index),
            })}
          </Fragment>
        ))}
        {roomAfter > 0 && <Room height={roomAfter} width={columns.length} />}
      </PlainTable>
    </div>
  );
}

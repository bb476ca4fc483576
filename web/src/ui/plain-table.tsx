import './plain-table.css';
import type { ReactNode, Ref } from 'react';

interface Props {
  readonly columns: readonly string[];
  /**
   * On a phone each row stands as a few lines, without the heading: its cells one after the other, or under one another:
   * beside so many that lead it first what names it, a `data-name`, then what is last, three to a line.
   */
  readonly lines?: boolean | 1 | 2;
  /** Ref of what holds the rows, and how many there are: of a table that does not hold all of them. */
  readonly list?: Ref<HTMLTableSectionElement>;
  readonly count?: number;
  /** The rows. */
  readonly children: ReactNode;
}

/** A table that is read, not sorted: a heading to each column, and its rows. */
export function PlainTable({ columns, lines, list, count, children }: Props) {
  return (
    <table
      className="plain-table"
      data-lines={lines || undefined}
      data-leads={typeof lines === 'number' ? lines : undefined}
      aria-rowcount={count === undefined ? undefined : count + 1}
    >
      <thead>
        <tr aria-rowindex={count === undefined ? undefined : 1}>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={list}>{children}</tbody>
    </table>
  );
}

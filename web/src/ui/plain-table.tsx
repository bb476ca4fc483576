import './plain-table.css';
import type { ReactNode } from 'react';

interface Props {
  readonly columns: readonly string[];
  /** On a phone each row stands as a few lines, without the heading. */
  readonly lines?: boolean;
  /** The rows. */
  readonly children: ReactNode;
}

/** A table that is read, not sorted: a heading to each column, and its rows. */
export function PlainTable({ columns, lines, children }: Props) {
  return (
    <table className="plain-table" data-lines={lines || undefined}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

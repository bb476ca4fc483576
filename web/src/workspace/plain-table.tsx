import './modes.css';
import type { ReactNode } from 'react';

interface Props {
  readonly columns: readonly string[];
  /** The rows. */
  readonly children: ReactNode;
}

/** A table that is read, not sorted: a heading to each column, and its rows. */
export function PlainTable({ columns, children }: Props) {
  return (
    <table className="plain-table">
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

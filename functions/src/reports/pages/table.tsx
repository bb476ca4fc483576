interface Props {
  readonly caption: string;
  readonly columns: readonly string[];
  /** A cell that is a number, or begins with one, stands at the right. */
  readonly rows: readonly (readonly (string | number)[])[];
  readonly total?: readonly (string | number)[];
}

/** A plain table of a report. */
export function Table({ caption, columns, rows, total }: Props) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <Row key={cells.join('|')} cells={cells} columns={columns} className="" />
        ))}
        {total !== undefined && <Row cells={total} columns={columns} className="sum" />}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly cells: Props['rows'][number];
  readonly columns: readonly string[];
  readonly className: string;
}

const Row = ({ cells, columns, className }: RowProps) => (
  <tr className={className}>
    {columns.map((column, at) => (
      <td key={column}>{cells[at]}</td>
    ))}
  </tr>
);

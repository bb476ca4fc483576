interface Props {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The columns of figures, which stand at the right. */
  readonly figures?: readonly string[];
  /** Its class, where the sheet says more of it. */
  readonly name?: string;
  readonly rows: readonly (readonly (string | number)[])[];
  readonly total?: readonly (string | number)[];
}

/** A table of so few rows stands on one page. */
const fewRows = 8;

/** A plain table of a report. */
export function Table({ caption, columns, figures = [], name, rows, total }: Props) {
  return (
    <table className={[name, rows.length <= fewRows && 'whole'].filter(Boolean).join(' ') || undefined}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={figures.includes(column) ? 'number' : undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <Row key={cells.join('|')} cells={cells} columns={columns} figures={figures} className="" />
        ))}
        {total !== undefined && <Row cells={total} columns={columns} figures={figures} className="sum" />}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly cells: Props['rows'][number];
  readonly columns: readonly string[];
  readonly figures: readonly string[];
  readonly className: string;
}

const Row = ({ cells, columns, figures, className }: RowProps) => (
  <tr className={className}>
    {columns.map((column, at) => (
      <td key={column} className={figures.includes(column) ? 'number' : undefined}>
        {cells[at]}
      </td>
    ))}
  </tr>
);

interface ChecklistRow {
  readonly id: string;
  readonly name: string;
  readonly authority: string;
}
interface Props {
  readonly heading: string;
  readonly rows: readonly ChecklistRow[];
  readonly ticked: readonly string[];
  /** What stands after a row that is ticked, if anything. */
  readonly noteOf?: (id: string) => string;
}

/** Rows with a box each, ticked or to be ticked by hand. */
export function Checklist({ heading, rows, ticked, noteOf = () => '' }: Props) {
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{heading}</h3>
      <ul className="plain boxes">
        {rows.map(({ id, name, authority }) => (
          <li key={id}>
            <span role="img" aria-label={ticked.includes(id) ? 'Ticked' : 'Not ticked'} className="box">
              {ticked.includes(id) ? '✓' : ''}
            </span>
            <span>
              {name} <cite>{authority}</cite> <span className="quiet">{ticked.includes(id) && noteOf(id)}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

import { Unbroken } from '../../shared/law/unbroken.tsx';
import { scenarios as text } from '../../text/modes.ts';
import { type ComparedRow, comparison, type Ranged } from './comparison.ts';
import { DifferenceMark } from './difference-mark.tsx';

/** A scenario that is compared. */
export interface Compared extends Ranged {
  readonly name: string;
}

interface Props {
  readonly shown: readonly Compared[];
  /** Collateral consequences that some of the scenarios have and others have not. */
  readonly differing: readonly ComparedRow[];
}

/** A column to each scenario; its rows in three parts. */
export function CompareTable({ shown, differing }: Props) {
  const { counts, facts } = comparison(shown);
  const columns = shown.length + 1;
  return (
    <section className="compare" aria-label={text.table}>
      <table className="plain-table" data-print={printSize(counts.length + facts.length + differing.length)}>
        <thead>
          <tr>
            <td />
            {shown.map(({ name, work }) => (
              <th key={work.record.Id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <Part title={text.parts.counts} columns={columns} rows={counts} shown={shown} />
        <Part title={text.parts.facts} columns={columns} rows={facts} shown={shown} />
        {differing.length > 0 && (
          <Part title={text.parts.consequences} columns={columns} rows={differing} shown={shown} />
        )}
      </table>
    </section>
  );
}

/** How small so many lines are printed, to stand on one page. */
function printSize(lines: number): 'plain' | 'small' | 'smallest' {
  if (lines <= 20) return 'plain';
  return lines <= 30 ? 'small' : 'smallest';
}

interface PartProps extends Pick<Props, 'shown'> {
  readonly title: string;
  readonly columns: number;
  readonly rows: readonly ComparedRow[];
}

function Part({ title, columns, rows, shown }: PartProps) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns} className="compare-part">
          {title}
        </th>
      </tr>
      {rows.map(({ label, cells }) => (
        <tr key={label} data-strong={label === text.rows.total || undefined}>
          <th scope="row">
            <Unbroken>{label}</Unbroken>
          </th>
          {cells.map((cell, at) => (
            <td key={shown[at]?.work.record.Id} data-differs={cell.difference !== null || undefined}>
              {cell.text} {cell.difference && <DifferenceMark difference={cell.difference} />}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

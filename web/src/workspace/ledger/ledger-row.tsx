import { sentenceText, workingText } from '@countwise/contract';
import { memo } from 'react';
import { stop } from '../../ui/use-roving-cells.ts';
import type { Rows } from '../charges/use-row-acts.ts';
import { rowId } from '../charges/use-selected.ts';
import { countOf, nameOf } from '../work/charge-words.ts';
import { ChargeCell } from './charge-cell.tsx';
import { FindingRow } from './finding-row.tsx';
import { FoldRow } from './fold-row.tsx';
import type { LineProps } from './line-props.ts';
import { isLast, type Line } from './lines.ts';
import { Choices, MarkCell, Sum } from './row-cells.tsx';
import { standingOf } from './standing.ts';

/** A line of the ledger: one row, or counts that are folded into one. Drawn anew only where it says something else. */
export const LedgerRow = memo((props: LineProps) => {
  const { line } = props;
  if (line.kind === 'row') return <SingleRow {...props} line={line} />;
  return line.kind === 'finding' ? <FindingRow {...props} line={line} /> : <FoldRow {...props} line={line} />;
});

function SingleRow({
  line,
  index,
  rowIndex,
  dated,
  opened,
  marked,
  moved,
  checks,
  menu,
  acts,
  measure,
  costOf,
}: LineProps & {
  readonly line: Extract<Line, { kind: 'row' }>;
}) {
  const { row, unfolded } = line;
  const rows: Rows = [row];
  const { Id } = row.charge;
  return (
    <tr
      ref={measure}
      id={rowId(Id)}
      data-index={index}
      data-row={Id}
      aria-rowindex={rowIndex}
      data-tone={standingOf(row).tone}
      data-under={row.under !== null || undefined}
      data-unfolded={unfolded || undefined}
      data-last={isLast(line) || undefined}
      data-open={opened !== null || undefined}
      data-marked={marked || undefined}
      data-moved={moved}
      aria-current={opened === 'row' || undefined}
    >
      <MarkCell rows={rows} checks={checks} marked={marked} acts={acts} />
      <th scope="row" data-column="count">
        {row.under === null ? (
          <button
            type="button"
            className="count"
            {...stop}
            aria-expanded={opened === 'row'}
            onClick={() => acts.current.onToggleRow(row)}
          >
            {countOf(row)}
          </button>
        ) : (
          <span className="visually-hidden">{nameOf(row)}</span>
        )}
      </th>
      <td data-column="charge">
        <ChargeCell row={row} dated={dated} acts={acts} />
      </td>
      <Choices rows={rows} menu={menu} acts={acts} />
      <td data-column="working">{workingText(row)}</td>
      <td data-column="sentence">
        <Sum rows={rows} length={sentenceText(row)} open={opened === 'row'} acts={acts} />
      </td>
      {costOf && <td data-column="without">{costOf([Id])}</td>}
    </tr>
  );
}

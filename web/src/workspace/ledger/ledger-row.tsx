import { stop } from '../../ui/use-roving-cells.ts';
import type { Rows } from '../charges/use-row-acts.ts';
import { rowId } from '../charges/use-selected.ts';
import type { ChargeRow } from '../work/case-work.ts';
import { countOf, nameOf } from '../work/charge-words.ts';
import { ChargeCell } from './charge-cell.tsx';
import { FoldRow } from './fold-row.tsx';
import type { LineProps } from './line-props.ts';
import { type Block, type Line, rowsOf } from './lines.ts';
import { Choices, MarkCell, Sum } from './row-cells.tsx';
import { sentenceText, workingText } from './sentence-words.ts';
import { standingOf } from './standing.ts';

/** A line of the ledger: one row, or counts that are folded into one. */
export const LedgerRow = (props: LineProps) =>
  props.line.kind === 'row' ? <SingleRow {...props} line={props.line} /> : <FoldRow {...props} line={props.line} />;

/** Where a row stands in its block: the rule goes under the last of it. */
const isLast = (block: Block, row: ChargeRow): boolean => rowsOf(block).at(-1) === row;

function SingleRow({
  line,
  index,
  rowIndex,
  dated,
  opened,
  marked,
  checks,
  acts,
  actions,
  measure,
}: LineProps & {
  readonly line: Extract<Line, { kind: 'row' }>;
}) {
  const { row, block, unfolded } = line;
  const rows: Rows = [row];
  const { Id } = row.charge;
  const isOpen = rowsOf(block).some(({ charge }) => charge.Id === opened);
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
      data-last={isLast(block, row) || undefined}
      data-open={isOpen || undefined}
      data-marked={marked.has(Id) || undefined}
      aria-current={Id === opened || undefined}
    >
      <MarkCell rows={rows} checks={checks.get(Id) ?? []} marked={marked.has(Id)} actions={actions} />
      <th scope="row" data-column="count">
        {row.under === null ? (
          <button
            type="button"
            className="count"
            {...stop}
            aria-expanded={Id === opened}
            onClick={() => actions.onToggleRow(row)}
          >
            {countOf(row)}
          </button>
        ) : (
          <span className="visually-hidden">{nameOf(row)}</span>
        )}
      </th>
      <td data-column="charge">
        <ChargeCell row={row} dated={dated} onLaw={actions.onLaw} onWobble={acts.wobble} />
      </td>
      <Choices rows={rows} acts={acts} head={block.head} />
      <td data-column="working">{workingText(row)}</td>
      <td data-column="sentence">
        <Sum rows={rows} length={sentenceText(row)} open={Id === opened} onOpen={actions.onToggleRow} />
      </td>
    </tr>
  );
}
